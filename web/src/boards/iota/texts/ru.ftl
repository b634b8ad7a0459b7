### Что говорит доска Йотты помимо слов игры, по-русски.

iota-host-first = Кто младше всех и начинает?
iota-board-deck = В колоде: { $count }
iota-board-nearer = Ближе
iota-board-farther = Дальше
iota-board-all = Весь стол
iota-board-empty = пусто
iota-board-lit = сюда подходит карта
iota-board-laid-at = Место: { $cells }.
iota-board-first-card = Сначала выберите карту.
iota-board-exchange = Коснитесь карт, которые хотите поменять, или ни одной.
iota-board-meaning = Какая карта ваш джокер?
iota-board-joker =
    { $count ->
        [1] Этот джокер может быть только
        [one] Этот джокер может быть одной из { $count } карты
       *[other] Этот джокер может быть одной из { $count } карт
    }
