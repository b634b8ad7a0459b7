### Что доски веб-клиента говорят помимо слов своей игры, по-русски.
### $who, $target: показанные имена. $card: карта словами. $count, $round, $points: числа.

## Каждая доска

board-your-turn = Ваш ход!
board-your-answer = Ваш ответ!
board-turn-of = Ходит { $who }
board-waits = Ждём: { $who }
board-you = Вы
board-watching = Вы смотрите
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
board-dealer = сдаёт
board-bot = бот
board-away = нет на месте
board-ready = готово
board-skip-motion = Пропустить
board-cancel = Отмена
board-choose = Выберите
board-done = Готово
board-more = Ещё
board-rule = Правило
board-time = Осталось времени
board-actions = Что можно сделать
board-table = Стол
board-all-hands = Руки
board-text = Ваши слова

## Счёт

board-score = Счёт
board-score-round = Раунд { $round }
board-score-earlier = Раньше
board-score-total = Всего
board-score-goal = Цель: { $points }
board-score-one-round = Всё решает один раунд
board-close = Закрыть
board-waiting-next = Ждём остальных…

## УНО

uno-board-deck = Колода, { board-cards }
uno-board-pile = Сверху: { $card }. Цвет: { $colour }.
uno-board-colour = Цвет
uno-board-name-colour = Какой цвет?
uno-board-swap-with = С кем меняетесь картами?
uno-board-choose-player = Какой игрок?
uno-board-no-swap = Ни с кем
uno-board-catch = Поймать
uno-board-catch-nobody = Ни у кого больше нет одной карты.
uno-board-call = Ошибка!
uno-board-call-nobody = Сейчас нечего оспаривать.
uno-board-bluff = У вас есть карта этого цвета: это блеф! Видите это только вы.
uno-board-stack =
    { $count ->
        [one] Ждёт { $count } карта
        [few] Ждут { $count } карты
       *[other] Ждут { $count } карт
    }
uno-board-challenge = { $who } кладёт «Дикую: Возьми четыре». Честно?
uno-board-colour-before = Цвет до неё: { $colour }
uno-board-kept = На руках осталось: { board-cards }.
uno-board-guilty = { $who }: это был блеф!
uno-board-innocent = { $who }: всё честно.
uno-board-shown = Эти карты видите только вы.
uno-board-shed =
    { $left ->
        [0] Эти уходят.
        [one] Выберите ещё { $left } карту для сброса.
        [few] Выберите { $left } карты для сброса.
       *[other] Выберите { $left } карт для сброса.
    }
uno-board-shed-but =
    { $left ->
        [0] Эти остаются, прочие уходят.
        [one] Выберите ещё { $left } карту, которая останется.
        [few] Выберите { $left } карты, которые останутся.
       *[other] Выберите { $left } карт, которые останутся.
    }
uno-board-keep = Нажмите на карту, которую оставите.
uno-board-joke = Ваша шутка
uno-board-joke-aloud = Уже рассказано вслух
uno-board-joke-none = Шутки нет
uno-board-vote = Смешно пошутил игрок { $who }?
uno-board-voted = Ваш голос принят. Он в тайне до конца.
uno-board-crow = { $who } ждёт вашего кукареку!
uno-board-custom = Правило на карте: { $text }
uno-board-blank = На этой пустой карте: { $text }
uno-board-keys = Стрелки: по картам. Enter: сыграть. D: взять. P: пас. U: УНО! C: поймать. Esc: пропустить или закрыть.
uno-board-bound-stiff = прямые руки
uno-board-bound-three = нечем ходить: три карты
uno-board-bound-open = открытые карты
uno-board-round-won = Раунд { $round }: побеждает { $who }
uno-board-round-void = Раунд { $round }: без победителя
uno-board-match-won = Побеждает { $who }!
uno-board-clockwise = Игра идёт по часовой стрелке
uno-board-anticlockwise = Игра идёт против часовой стрелки
uno-board-hold = Все могут вмешаться

## Первая игра

tour-title = Первая игра
tour-next = Понятно
tour-end = Без подсказок
tour-welcome = Избавьтесь от карт первым. Карта подходит, если у неё цвет или число верхней карты.
tour-fits = Подходящие карты приподняты. Нажмите на такую или потяните её вверх.
tour-nothing = Ничего не подходит: возьмите карту. Если новая подойдёт, её можно сыграть.
tour-drawn = Это ваша новая карта. Сыграйте её, если подходит, или пасуйте.
tour-wild = Тёмная карта подходит ко всему, а цвет выбираете вы.
tour-colour = Эта рамка показывает цвет, который сейчас действует.
tour-direction = Стрелки показывают, в какую сторону идёт игра.
tour-shout = У вас две карты: нажмите УНО! перед ходом или сразу после него.
tour-catch = { $who }: осталась одна карта. Не было крика? Ловите!
tour-challenge = «Возьми четыре» честна, только если нет карт этого цвета. Можно не поверить.
tour-why = Нажмите на карту, которая не подходит: игра объяснит почему.
tour-over = Это был целый раунд. Теперь вы умеете играть в УНО!

## Монтана

montana-board-deck = Колода, { board-cards }
montana-board-pile = Накрыть игровую стопку. Сверху: { $card }.
montana-board-rules = Действующие правила
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

## Арне

arne-board-fields = Поля других игроков
arne-board-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
arne-board-where = { $card }: куда?
arne-board-how = { $card }: как?
arne-board-play-now = Сыграть
arne-board-lay-here = Просто положить сюда
arne-board-push = Увести. Кому: { $who }
arne-board-keep = Вместе с хамелеоном
arne-board-drop = Без хамелеона
arne-board-steal-top = Взять верхнюю из сброса
arne-board-discard = Сброс, карт: { $count }. Сверху: { $card }.
arne-board-together = Несколько сразу
arne-board-all = Сыграть все: { $count }
arne-board-give =
    { $count ->
        [0] Ничего не отдавать
        [one] Отдать { $count } карту
        [few] Отдать { $count } карты
       *[other] Отдать { $count } карт
    }
arne-board-asked = { $who } просит. У кого: { $target }. { $card }
arne-board-asked-you = { $who } просит у вас: { $card }
arne-board-next = следующий!
arne-board-claim = Следующий ход: { $who }
arne-board-won = Победа: { $who }!
## Манчкин

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
## Йотта

iota-board-deck = В колоде: { $count }
iota-board-nearer = Ближе
iota-board-farther = Дальше
iota-board-all = Весь стол
iota-board-empty = пусто
iota-board-lit = сюда подходит карта
iota-board-first-card = Сначала выберите карту.
iota-board-exchange = Коснитесь карт, которые хотите поменять, или ни одной.
iota-board-meaning = Какая карта ваш джокер?
iota-board-joker =
    { $count ->
        [1] Этот джокер может быть только
       *[other] Этот джокер — одна из карт, всего { $count }
    }
