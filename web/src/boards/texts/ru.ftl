### Что доски веб-клиента говорят помимо слов своей игры, по-русски.
### $who, $target: показанные имена. $card: карта словами. $count, $round, $points: числа.

## Каждая доска

board-look = Смотрите на экран
board-see-table = Показать стол
board-see-hand = Показать карты
board-your-turn = Ваш ход!
board-your-answer = Ваш ответ!
board-turn-of = Ходит { $who }
board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
board-hand = Ваши карты, { board-cards }
board-fits = { $card }: подходит
board-fits-not = { $card }: сейчас не подходит
board-picked = { $card }: выбрана
board-sent = { $card }: отправляется
board-sending = Отправляем…
board-fit-count =
    { $count ->
        [0] Ничего не подходит.
        [one] Подходит { $count } карта.
        [few] Подходят { $count } карты.
       *[other] Подходят { $count } карт.
    }
board-seat = { $who }: { board-cards }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
board-seat-bare = { $who }: { board-cards }
board-away = нет на месте
board-ready = готово
board-cancel = Отмена
board-done = Готово
board-time = Осталось времени
board-actions = Что можно сделать
board-table = Стол

## Счёт

board-score = Счёт
board-score-round = Раунд { $round }
board-score-earlier = Раньше
board-score-total = Всего
board-score-goal = Цель: { $points }
board-score-one-round = Всё решает один раунд
board-close = Закрыть
board-waiting-next = Ждём остальных…
board-peek-fits = Подходит: можно сыграть сейчас.
