### Что говорит доска Арне помимо слов игры, по-русски.

arne-host-first = Кто младше всех и начинает?
arne-board-fields = Поля других игроков
arne-board-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
arne-board-where = Куда сыграть: { $card }
arne-board-how = Как сыграть: { $card }
arne-board-play-now = Сыграть
arne-board-lay-here = Просто положить сюда
arne-board-push = Увести к игроку { $who }
arne-board-keep = Вместе с хамелеоном
arne-board-drop = Без хамелеона
arne-board-steal-top = Взять верхнюю из сброса
arne-board-discard = Сброс, карт: { $count }. Сверху: { $card }.
arne-board-no-white = Белых карт нет: пропустите ход
arne-board-together = Несколько сразу
arne-board-all = Сыграть все: { $count }
arne-board-give =
    { $count ->
        [0] Ничего не отдавать
        [one] Отдать { $count } карту
        [few] Отдать { $count } карты
       *[other] Отдать { $count } карт
    }
arne-board-asked = { $who } просит у игрока { $target }: { $card }
arne-board-asked-you = { $who } просит у вас: { $card }
arne-board-next = следующий!
arne-board-claim = Следующий ход: { $who }
arne-board-chain = Нажимайте чёрные карты по очереди и показывайте цель каждой: они лягут разом.
arne-board-how = Как сыграть: { $card }
