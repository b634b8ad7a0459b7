### Слова того, что открывают не сразу.

shell-contents = Содержание
shell-copy-rule = Скопировать название правила
shell-copy-example = Скопировать пример записью
shell-example = Пример: { $title }
shell-title-rules = { $game }: правила

## Лучшие мгновения игры

shell-highlights = Что запомнилось
shell-highlight-best = Лучший ход
shell-highlight-bluff = Блеф удался
shell-highlight-captured = Болван захвачен
shell-highlight-caught = Попались!
shell-highlight-chased = Не убежать
shell-highlight-cheat = Чит!
shell-highlight-crash = Меткий удар
shell-highlight-curse = Проклятие
shell-highlight-death = Гибель
shell-highlight-doubted = Не поверили — и не зря
shell-highlight-draw = Больше всего карт разом
shell-highlight-exchange = Новые карты
shell-highlight-guest = Незваный гость
shell-highlight-help = Рука помощи
shell-highlight-joker = Джокер забран
shell-highlight-jump = Вне очереди
shell-highlight-last = Последняя карта
shell-highlight-lock = Спасение
shell-highlight-loot = Богатая добыча
shell-highlight-many = Сразу несколько
shell-highlight-points = Очки победителя
shell-highlight-race = Самая быстрая ладонь
shell-highlight-seven = Почти победа
shell-highlight-shout = Осталась одна карта
shell-highlight-swap = Большой обмен
shell-highlight-theft = Кража

## Повтор

shell-eyes-mine = Мои карты
shell-eyes-none = Как зритель
shell-eyes-all = Все карты
shell-share-moment = Поделиться этим моментом
shell-moment-before = К важному моменту раньше
shell-moment-after = К следующему важному моменту
shell-speed = Скорость: { $speed }×
shell-to-now = К игре
