### Что говорит доска, на которой идёт любая игра, по-русски.
### $who: имена. $title: как называется стопка. $count: число. $card, $other: карты словами.

generic-board-may = Подходящие карты можно сыграть прямо сейчас
generic-board-waits = Ждём: { $who }
generic-board-pile = { $title }: { board-cards }
generic-board-open = { $title }: { board-cards }, открытая карта: { $card }
generic-board-beaten = { $other }, сверху { $card }
generic-board-colours = Четыре цвета мастей
