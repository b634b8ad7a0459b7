### Что говорит доска Монтаны помимо слов игры, по-русски.

montana-host-first = Кто ходит первым?
montana-board-deck = Колода, { board-cards }
montana-board-pile = Накрыть игровую стопку. Сверху: { $card }.
montana-board-rules = Действующие правила
montana-board-able =
    { $what ->
        [play-lay-draw] Сыграйте карту, положите правило или возьмите карту
        [play-draw] Сыграйте карту или возьмите новую
        [lay-draw] Положите правило или возьмите карту
        [draw] Ничего не подходит: возьмите карту
        [play-keep] Сыграйте взятую карту или оставьте её
        [lay-keep] Положите взятое правило или оставьте его
       *[keep] Взятая карта не подходит: оставьте её себе
    }
montana-board-say = Слова
montana-board-words = Что сказать?
montana-board-colours = Цвета
montana-board-numbers = Числа
montana-board-number =
    { $number ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
    }
montana-board-call = Ошибка!
montana-board-call-what = Кто и в чём ошибся?
montana-board-call-nobody = Сейчас указывать не на что.
montana-board-several = Вместе
montana-board-picking = Выбор карт
montana-board-play =
    { $count ->
        [one] Сыграть
       *[other] Сыграть { $count }
    }
montana-board-which-pile = На какую стопку? { $card }
montana-board-own-pile = Первая пустая стопка
montana-board-covers = накроет { $card }
montana-board-covered = Есть!
montana-board-race = Гонка
montana-board-won = Раздачу выигрывает { $who }
montana-board-next = Сейчас начнётся следующая раздача.
montana-board-in-a-moment = Через миг: пусть все посмотрят.
