### Что говорит доска Манчкина помимо слов игры, по-русски.

munchkin-board-parts = Из чего сложилось
munchkin-board-floor = не меньше 1
munchkin-board-against = против вас
munchkin-board-mine = Ваш манчкин
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
       *[end] Конец
    }
munchkin-board-turn = Ход: { $who }
    .you = Ваш ход
munchkin-board-now =
    { $phase ->
        [S-CREATE] Собирают манчкинов. Ждём: { $who }
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
munchkin-board-only =
    { $what ->
        [kill] Бой! Вы сильнее: убивайте
        [run] Бой! Пока вы слабее: усильтесь или смывайтесь
        [take] Возьмите карту из-за двери
       *[loot] Чистите нычки
    }
munchkin-board-my-pause = Пауза: остальные ещё могут вмешаться
munchkin-board-may-meddle = Ещё могут вмешаться: { $who }
munchkin-board-stopped = { $who } просит подождать: «Стой, стой!»
    .you = Остальные ждут вас: что вы сделаете?
munchkin-board-may-answer = Ответить могут все
munchkin-board-you-passed = От вас ничего. Передумать ещё можно.
munchkin-board-curse-on = { $card } → { $who }
munchkin-board-die-flee = { $who } смывается от монстра «{ $card }»
munchkin-board-die-theft = { $who } крадёт «{ $card }» у игрока { $target }
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
    .you = Вы отдаёте
munchkin-board-with = С кем
munchkin-board-help-of = { $who } помогает в бою
    .you = Вы помогаете в бою
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
munchkin-board-kind-ask = { $who } зовёт на помощь игрока { $target }
    .you = { $who } зовёт вас на помощь
munchkin-board-kind-bid = { $who } предлагает помощь игроку { $target }
    .you = { $who } предлагает вам помощь
munchkin-board-kind-offer = { $who } предлагает обмен игроку { $target }
    .you = { $who } предлагает вам обмен
munchkin-board-choose = Выбирайте! { $card }
munchkin-board-choose-by =
    { $by ->
        [serenade] Серенада: помочь даром или отдать две карты?
        [encore] На бис: взять ещё одно сокровище, а одно сбросить?
       *[share] Берите свою долю
    }
munchkin-board-can-not = Сейчас нельзя
munchkin-board-rule = Какое правило?
munchkin-board-for-power = Сбросить ради способности: { $power }
munchkin-board-pay-with = Чем платите
munchkin-board-target = На кого или на что
munchkin-board-whisper = Шепнуть
munchkin-board-whisper-what = Что шепнуть? Услышит только один.
munchkin-board-dispute-what = Что не так? Решит хозяин стола.
munchkin-board-say-it = Сказать
munchkin-board-quarrel = { $who } возражает: «{ $text }»
munchkin-board-ruler = Последнее слово: { $who }
    .you = Последнее слово за вами
munchkin-board-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
munchkin-board-upper = верхняя карта
munchkin-board-more = Ещё
munchkin-board-ahead =
    { $side ->
        [munchkins] Манчкины впереди на { $by }
        [monsters] Монстры впереди на { $by }
       *[none] Силы равны
    }
munchkin-board-goal = Цель: уровень { $goal }
munchkin-board-offers =
    { $count ->
        [one] Остальные торгуются: { $count } предложение
        [few] Остальные торгуются: { $count } предложения
       *[other] Остальные торгуются: { $count } предложений
    }
munchkin-board-sort =
    { $type ->
        [monster] монстр
        [enhancer] усилитель
        [curse] проклятие
        [race] раса
        [class] класс
        [wander] бродячая тварь
        [cheat] чит
        [event] дверь
        [item] шмотка
        [oneshot] разовая
        [trick] приём
        [gual] уровень
       *[other] карта
    }
