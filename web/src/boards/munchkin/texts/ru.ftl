### Что говорит доска Манчкина помимо слов игры, по-русски.

munchkin-board-parts = Из чего?
munchkin-board-floor = не меньше 1
munchkin-board-against = против вас
munchkin-board-mine = Твой манчкин
munchkin-board-dead = мёртв
munchkin-board-die = На кубике { $face }, всего { $total }
munchkin-board-to = Кому
munchkin-board-everybody = всем
munchkin-board-gold = Вместе голдов: { $gold }
munchkin-board-double = Двойная цена
munchkin-board-give = Отдаёт
munchkin-board-want = Хочет
munchkin-board-share = Сокровищ помощнику
munchkin-board-part =
    { $part ->
        [0] ни одного
        [half-up] половина, с округлением вверх
        [half-down] половина, с округлением вниз
        [all] все
       *[other] { $part }
    }
munchkin-board-pick = Кто выбирает первым
munchkin-board-pick-main = Первым выбирает боец
munchkin-board-pick-helper = Первым выбирает помощник
munchkin-board-pay = Плата шмотками
munchkin-board-play = Карта для помощника
munchkin-board-when = Когда
munchkin-board-when-win = после победы
munchkin-board-when-now = сразу
munchkin-board-note = Обещание словами
munchkin-board-send = Предложить
munchkin-board-forced = помощь без платы, по принуждению
munchkin-board-nothing-asked = даром
munchkin-board-kind-ask = зовёт на помощь
munchkin-board-kind-bid = предлагает помощь
munchkin-board-kind-offer = предлагает обмен
munchkin-board-choose = Выбирай! { $card }
