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

shell-steps = Шаги
shell-step = Шаг
shell-first-step = В начало
shell-one-step-back = Шаг назад
shell-one-step-on = Шаг вперёд
shell-last-step = В конец
shell-run = Показывать
shell-stop = Стоп
shell-whose-eyes = Чьими глазами
shell-all-eyes = Все карты открыты
shell-only-replay = Это повтор: можно только смотреть.
shell-eyes-mine = Мои карты
shell-eyes-none = Как зритель
shell-eyes-all = Все карты
shell-analysis = Разбор с тренером
shell-share-moment = Поделиться этим моментом
shell-moment-before = К важному моменту раньше
shell-moment-after = К следующему важному моменту
shell-speed = Скорость: { $speed }×
shell-to-now = К игре

## Честно ли тасовали

shell-shuffle-text = До раздачи сервер прячет свой секрет в отпечаток, который видят все. Потом каждый браузер добавляет случайные байты. Поэтому никто, даже сервер, не может выбрать карты. Когда карты можно открыть, секрет раскрывают, и браузер проверяет его здесь.
shell-deal = Раздача { $number }
shell-promise = Отпечаток, показан до раздачи
shell-added-by = Байты от игрока { $who }
shell-secret = Соль и секрет, раскрыты потом
shell-secret-later = Секрет раскроют, когда игра закончится.
shell-check-promise-holds = Секрет подходит к отпечатку.
shell-check-promise-broken = Секрет не подходит к отпечатку!
shell-check-mine-holds = Байты вашего браузера на месте.
shell-check-mine-broken = Байты вашего браузера подменили!
shell-check-seed-holds = Карты сданы именно из этого.
shell-check-seed-broken = Карты сданы из чего-то другого!

## Что иногда говорят боты

shell-bot-glad-1 = Есть!
shell-bot-glad-2 = Удачно вышло!
shell-bot-glad-3 = Видели?
shell-bot-glad-4 = Ха!
shell-bot-sorry-1 = Ой…
shell-bot-sorry-2 = Больно!
shell-bot-sorry-3 = Ну почему я?
shell-bot-sorry-4 = Ничего, отыграюсь.
