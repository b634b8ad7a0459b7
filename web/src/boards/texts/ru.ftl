### Что доски веб-клиента говорят помимо слов своей игры, по-русски.
### $who, $target: показанные имена. $card: карта словами. $count, $round, $points: числа.

## Каждая доска

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
board-away = нет на месте
board-ready = готово
board-cancel = Отмена
board-done = Готово
board-time = Осталось времени
board-actions = Что можно сделать

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
uno-board-name-colour = Какой цвет?
uno-board-swap-with = С кем меняетесь картами?
uno-board-choose-player = Какой игрок?
uno-board-no-swap = Ни с кем
uno-board-catch = Поймать
uno-board-catch-nobody = Ни у кого больше нет одной карты.
uno-board-call = Ошибка!
uno-board-call-nobody = Сейчас нечего оспаривать.
uno-board-bluff = У вас есть карта этого цвета: это блеф! Видите это только вы.
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
## Манчкин

munchkin-board-parts = Из чего сложилось
munchkin-board-floor = не меньше 1
munchkin-board-against = против вас
munchkin-board-mine = Твой манчкин
munchkin-board-dead = мёртв
munchkin-board-fights = в бою
munchkin-board-helps = помогает
munchkin-board-might = Уровень и надетое: { $might }
munchkin-board-steps = Ход по порядку
munchkin-board-step =
    { $step ->
        [before] До двери
        [door] Дверь
        [fight] Бой
        [flight] Бегство
        [room] Комната
       *[end] Конец хода
    }
munchkin-board-turn = Ход: { $who }
    .you = Твой ход
munchkin-board-now =
    { $phase ->
        [S-CREATE] Остальные ещё собирают своих манчкинов
        [W-TURN] Новый ход. Спрашивают: { $who }
        [T-START] { $who } готовится открыть дверь
        [T-DOOR] { $who } решает, что делать с картой из-за двери
        [T-ROOM] { $who }: неприятности или нычки?
        [T-END] { $who } заканчивает ход
        [C-OPEN] { $who } решает: бить или смываться
        [W-KILL] Монстр почти убит: ещё можно вмешаться!
        [W-RUN] { $who } смывается: ещё можно вмешаться!
        [F-ROLL] { $who } бросает кубик
        [W-DIE] Кубик брошен: его ещё можно изменить
        [W-CURSE] Проклятие вот-вот сработает
        [W-PICK] { $who } выбирает
        [R-SPLIT] { $who } берёт сокровища
        [W-SECRET] Остальные ещё выбирают карту для соседа
        [W-RULE] Спор решает { $who }
        [W-FRESH] { $who } смотрит новые карты
       *[other] Игра идёт
    }
munchkin-board-may-meddle = Ещё могут вмешаться: { $who }
munchkin-board-may-answer = Ответить могут все
munchkin-board-you-passed = От тебя ничего. Передумать ещё можно.
munchkin-board-curse-on = { $card } → { $who }
munchkin-board-die-flee = { $who } смывается. Догоняет { $card }
munchkin-board-die-theft = { $who } крадёт: { $card }. Хозяин: { $target }
munchkin-board-die-need =
    { $kind ->
        [flee] Спасёт 5 или больше
       *[theft] Кража удастся, если 4 или больше
    }
munchkin-board-die-sum =
    { $change ->
        [0] Выпало { $face }
       *[other] Выпало { $face }, с поправками { $total }
    }
munchkin-board-to = Кому
munchkin-board-everybody = всем
munchkin-board-gold = Вместе голдов: { $gold }. Каждая тысяча — уровень.
munchkin-board-double = Двойная цена
munchkin-board-give = Отдаёт
munchkin-board-want = Хочет
munchkin-board-gives = { $who } отдаёт
    .you = Ты отдаёшь
munchkin-board-with = С кем
munchkin-board-help-of = { $who } помогает в бою
    .you = Ты помогаешь в бою
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
munchkin-board-play = Карта из руки в уплату
munchkin-board-play-on = На кого
munchkin-board-when = Когда
munchkin-board-when-win = после победы
munchkin-board-when-now = сразу
munchkin-board-note = Обещание словами (за ним никто не следит)
munchkin-board-send = Предложить
munchkin-board-forced = помощь без платы, по принуждению
munchkin-board-secret-deal = тайный уговор
munchkin-board-nothing-asked = даром
munchkin-board-kind-ask = { $who } зовёт на помощь. Кого: { $target }
    .you = Тебя зовут на помощь: { $who }
munchkin-board-kind-bid = { $who } предлагает помощь. Кому: { $target }
    .you = Тебе предлагают помощь: { $who }
munchkin-board-kind-offer = { $who } предлагает обмен. Кому: { $target }
    .you = Тебе предлагают обмен: { $who }
munchkin-board-choose = Выбирай! { $card }
munchkin-board-choose-by =
    { $by ->
        [serenade] Серенада: помочь даром или отдать две карты?
        [encore] На бис: взять ещё одно сокровище, а одно сбросить?
       *[share] Бери свою долю
    }
munchkin-board-can-not = Сейчас нельзя
munchkin-board-for-power = Сбросить ради способности: { $power }
munchkin-board-pay-with = Чем платишь
munchkin-board-target = На кого или на что
munchkin-board-whisper = Шепнуть
munchkin-board-whisper-what = Что шепнуть? Услышит только один.
munchkin-board-dispute-what = Что не так? Решит хозяин стола.
munchkin-board-say-it = Сказать
munchkin-board-quarrel = { $who } возражает: «{ $text }»
munchkin-board-ruler = Последнее слово: { $who }
    .you = Последнее слово за тобой
munchkin-board-holds =
    { $count ->
        [one] ещё { $count } раз
        [few] ещё { $count } раза
       *[other] ещё { $count } раз
    }
munchkin-board-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
munchkin-board-upper = верхняя карта
munchkin-board-more = Ещё
munchkin-board-over = Победа: { $who }!

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
