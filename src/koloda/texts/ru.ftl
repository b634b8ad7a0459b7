### Что Koloda говорит в любой игре, по-русски.
###
### Сообщение о правиле объясняет его; `.no` — ответ игроку, который только что так попробовал.
### $who и $seat — имена в именительном падеже. $text — то, что набрано. $count, $round, $points — числа.

## Правила любой игры

koloda-window-stale = Некоторые моменты короткие. Что сказано для одного, для следующего уже не считается.
    .no = Поздно: этот момент уже прошёл. Ничего не изменилось.
koloda-action-unknown = У каждого действия есть короткий код. Игра понимает только те коды, которые знает.
    .no = Игра не понимает: «{ $text }».
koloda-seat-unknown = У каждого игрока есть место с буквой: A, B, C и дальше. Других мест в игре нет.
    .no = За этим столом такого игрока нет.
koloda-seed-when = Новое зерно для тасовки можно дать только до раздачи.
    .no = Новое зерно подождёт до следующей раздачи.
koloda-chance-wait = Когда тасуют карты или бросают кубик, игра ждёт, что получится.
    .no = Секундочку: игра ждёт, чем кончится тасовка или бросок.
koloda-chance-unasked = Карты тасуют и кубик бросают только тогда, когда игра этого ждёт.
    .no = Сейчас игра не ждёт ни тасовки, ни броска.
koloda-over = Когда игра окончена, сделать в ней уже ничего нельзя.
    .no = Игра окончена.
koloda-option-unknown = У стола есть только те настройки, которые перечислены в игре.
    .no = В этой игре нет такой настройки: «{ $text }».
koloda-option-value = У каждой настройки стола есть свой список значений или границы.
    .no = Для этой настройки так нельзя: { $option } — «{ $value }».

## За столом

koloda-your-turn = Ваш ход!
koloda-your-answer = Игра ждёт вашего ответа.
koloda-waiting-for = Ждём: { $who }…
koloda-your-hand = Ваши карты
koloda-table = Стол
koloda-players = Игроки
koloda-deck = Колода: { $count }
koloda-discard = Сброс
koloda-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
koloda-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
koloda-round = Раунд { $round }
koloda-score = Счёт
koloda-winner = Победа: { $who }
koloda-winners = Победители: { $who }
koloda-you = вы
koloda-and = { $first } и { $last }
# Кого это касается: $aim — self, you или other; `.to` — кому.
koloda-whom =
    { $aim ->
        [self] себя
        [you] вас
       *[other] игрока { $target }
    }
    .to =
        { $aim ->
            [self] себе
            [you] вам
           *[other] игроку { $target }
        }
koloda-nothing = ничего
koloda-possible-now = Сейчас можно
koloda-nothing-now = Сейчас делать ничего не нужно.
koloda-why-not = Почему нельзя?
koloda-rule = Правило { $clause }
koloda-allowed = Можно, прямо сейчас.
koloda-hint = Подсказка: { $text }
koloda-hint-chance = { $text }: выигрыш в { $chance } % случаев (± { $error })
koloda-no-hint = Подсказки на этот раз нет.

## Сам стол

koloda-table-seat = Каждый действует только со своего места.
    .no = Место { $seat } не ваше.
koloda-table-owner = Начинает, ставит на паузу и освобождает места тот, кто открыл стол.
    .no = Это может только хозяин стола.
koloda-table-host = Когда игра ждёт слова ведущего, за него говорит хозяин стола.
    .no = Сейчас игра вашего слова не ждёт.
koloda-table-waits = Стол ждёт, пока все сядут; тогда начинается игра.
    .no = Игра ещё не началась.
koloda-table-paused = Пока стол на паузе, часы стоят и ходить нельзя.
    .no = Стол на паузе.
koloda-table-begun = Сколько будет мест, решают до начала игры.
    .no = Игра уже началась.
koloda-table-taken = Одно место — для одного игрока.
    .no = Место { $seat } занято.
koloda-table-kicked = Кого хозяин стола попросил уйти, тот за этот стол больше не садится, а кого до утра — тот и не смотрит.
    .no = Хозяин стола попросил этого игрока уйти.
koloda-table-sat = Кто уже сидел в идущей игре, другого места в ней не займёт: он увидел бы чужие карты.
    .no = Вы уже сидели в этой игре на другом месте.
koloda-table-vacated = Место, которое оставили посреди игры, займёт снова тот, кто с него встал, или другой, если разрешит хозяин стола.
    .no = Сначала хозяин стола должен освободить место { $seat }.
koloda-table-name = За одним столом нет двух имён, похожих с виду.
    .no = За этим столом уже есть имя, похожее на { $name }: выберите другое.
koloda-table-muted = Кого хозяин стола заглушил, тот ничего не пишет, и внутри хода тоже.
    .no = Хозяин стола вас заглушил: написать можно только «…».
koloda-table-words = Слова внутри хода — это одна строка видимого текста.
    .no = Напишите не больше { $most } букв, без невидимых знаков.
koloda-table-hurry = Кто написал несколько строк подряд, ждёт немного перед следующей.
    .no = Слишком много слов; подождите немного.
koloda-table-locked = За закрытый стол никто новый не садится.
    .no = Стол закрыт.
koloda-table-seated = Никто не сидит за столом на двух местах сразу.
    .no = Вы уже сидите за этим столом.
koloda-table-absent = Игра начинается, когда все места заняты.
    .no = Место { $seat } ещё свободно.
koloda-table-missing = Кого нет, того перед началом ждут недолго; потом место держит бот.
    .no = Ждём: { $who }. Ещё немного — и можно начать без него.
koloda-table-full = Все места заняты, и больше их не станет.
    .no = Все места заняты; можно смотреть.
koloda-table-wish = Что играть дальше, решают, когда игра окончена.
    .no = Следующая игра уже выбрана или эта ещё не окончена.
koloda-table-replaced = Если несколько действий ждут своего момента, считается последнее действие игрока.
    .no = После этого вы послали другое.
koloda-table-dealt = Добавить своё к тасовке можно один раз и только до раздачи.
    .no = К этой тасовке уже ничего не добавить.
koloda-table-mute = Заглушить можно человека за столом или всех зрителей.
    .no = На месте { $seat } некого заглушить.
koloda-table-message = Имя сообщения означает одну просьбу: если прислать её снова, второй раз она не выполнится.
    .no = У этого сообщения имя другого, поэтому ничего не сделано.
koloda-store-away = Считается только то, что записано. Сервер сейчас не может записать: это не сделано и сделано не будет; попробуйте ещё раз чуть позже.
koloda-store-unknown = Связь прервалась, пока сервер записывал. Сделано это или нет, пока неизвестно; посмотрите чуть позже: если отправить то же самое ещё раз, дважды оно не выполнится.
koloda-table-running = Открыть ли все карты, решают, когда игра окончена.
    .no = Игра ещё не окончена.

## Карты с мастями

koloda-card = { $rank } { $suit }
koloda-suit-s = пик
    .name = пики
koloda-suit-c = треф
    .name = трефы
koloda-suit-d = бубен
    .name = бубны
koloda-suit-h = червей
    .name = червы
koloda-rank-2 = двойка
koloda-rank-3 = тройка
koloda-rank-4 = четвёрка
koloda-rank-5 = пятёрка
koloda-rank-6 = шестёрка
koloda-rank-7 = семёрка
koloda-rank-8 = восьмёрка
koloda-rank-9 = девятка
koloda-rank-T = десятка
    .index = 10
koloda-rank-J = валет
    .index = В
koloda-rank-Q = дама
    .index = Д
koloda-rank-K = король
    .index = К
koloda-rank-A = туз
    .index = Т

## Готовые правила

koloda-preset-advised = Советуем
koloda-preset-book = По книге
    .help = Правила ровно так, как они написаны.
koloda-preset-family = Семейные
    .help = Любимые домашние правила и короткая игра.
koloda-preset-quick = Быстрые
    .help = Правила как написаны, на один раунд.

## Когда стол нельзя показать

koloda-problem-store-away = Сервер сейчас ничего не может записать; попробуйте ещё раз чуть позже.
koloda-problem-store-unknown = Связь прервалась, пока сервер записывал. Сделано это или нет, пока неизвестно; если отправить то же самое ещё раз, дважды оно не выполнится.
koloda-problem-table-pack = За этим столом играют с набором «{ $pack }», а сейчас его на сервере нет. Ничего не пропало: игра продолжится сама, как только сервер запустят с этим набором.
koloda-problem-table-version = За этим столом играли по правилам версии { $version }, а сервер играет по версии { $here }. Продолжить здесь нельзя, но и изменить партию уже никто не может. Чтобы играть по новым правилам, откройте новый стол.
koloda-problem-table-spoilt = С тем, что сохранено об этом столе, что-то не так, и игра остановлена, чтобы не пойти неверно. Посмотреть, в чём дело, может тот, у кого этот сервер; а пока откройте новый стол.
koloda-problem-table-held = Владелец сервера на время отложил этот стол. Ничего не пропало: игра продолжится с этого места, когда стол вернут.
koloda-problem-table-closed = Владелец сервера закрыл этот стол. Чтобы играть дальше, откройте новый.
koloda-problem-guest-banned = Владелец сервера закрыл вам сюда вход.

## Терминал

koloda-prompt = Ваш ход
koloda-prompt-answer = Ваш ответ
koloda-help = Помощь
koloda-press-enter = Enter — продолжить
koloda-press-now = Жмите Enter!
koloda-in-a-moment = Сейчас, через миг…
koloda-goodbye = До встречи! Спасибо за игру.
koloda-log = Что было
koloda-log-empty = Пока ничего не случилось.
koloda-see-help = Что можно набрать, подскажет ?
koloda-did-you-mean = Может быть, { $text }? Что можно набрать, подскажет ?
koloda-unknown-clause = Такого правила нет: «{ $text }».
koloda-unknown-game = Такой игры нет: «{ $text }».
koloda-saved = Игра сохранена: { $text }
koloda-commands = Можно набрать
koloda-command-number = 1, 2, 3 … — выбрать этот пункт списка
koloda-command-code = КОД — сделать это, например сыграть карту
koloda-command-hint = подсказка (hint) — посмотреть, как пошёл бы сильный бот
koloda-command-why = почему КОД (why) — узнать, почему так нельзя; без кода — правило последнего отказа
koloda-command-rules = правила (rules) — главы; правила draw — одна из них; правила книга — вся книга правил
koloda-command-table = стол (table) — показать стол ещё раз
koloda-command-score = счёт (score) — показать счёт
koloda-command-log = журнал (log) — посмотреть, что уже было
koloda-command-undo = отмена (undo) — взять назад последний шаг своего хода
koloda-command-save = сохранить ФАЙЛ (save) — записать игру в файл; она и так хранится после каждого хода
koloda-command-help = помощь (help, ?) — показать этот список; Tab дополняет набранное
koloda-command-quit = выход (quit, q) — выйти из игры
koloda-cards-typed = Карты и как их набирать
koloda-no-number = Пункта { $text } сейчас нет.
koloda-list-changed = Список изменился, пока вы набирали { $text }: ничего не сделано. Esc очистит строку.
koloda-why-what = Наберите «почему» и карту или код, например: почему draw
koloda-rules-how = «правила» и слово из этого списка — эти правила, «правила книга» — вся книга.
koloda-no-book = Книги правил этой игры здесь нет.
koloda-no-undo = В этой игре ходы назад не берут.
koloda-nothing-to-undo = Сейчас нечего взять назад.
koloda-save-where = Наберите «сохранить» и имя файла.
koloda-go-on = Игра сохранена. Продолжить: { $text }
koloda-welcome-back = С возвращением.
koloda-any-moment = В любой момент: { $text }
koloda-pause = Пауза: { $seconds } с
koloda-prompt-time = { $text } ({ $seconds } с)
koloda-welcome = Ваше место — { $seat }. Что можно набрать, подскажет help.
koloda-player = Игрок { $seat }
koloda-choose = { $code }… что именно? { $choices }
koloda-choose-none = или просто Enter
koloda-host-waits = Вы ведёте этот стол. Игра ждёт вашего слова, например { $text }.
koloda-host-only = Это говорит только ведущий, и только когда игра этого ждёт.
koloda-top = Верхняя карта
koloda-colour = Цвет
koloda-direction = Направление
koloda-dealer = сдаёт
koloda-stack = Штраф: { $count }
koloda-total = Итого
koloda-bluff = блеф!

## Боты

koloda-bot = бот
koloda-bot-easy = Лёгкий бот
koloda-bot-normal = Обычный бот
koloda-bot-hard = Сильный бот
koloda-bot-expert = Бот-мастер
koloda-bot-plain = Простой бот
koloda-bot-random = Случайный бот
koloda-bot-program = Своя программа
koloda-bot-thinking = { $who } думает…
koloda-seat-empty = свободно
koloda-seat-away = нет на месте
koloda-join-wait = Ждём, когда хозяин начнёт
koloda-join-start = Вы хозяин стола: «начать», а для своей программы «ключ B»
koloda-join-help = До начала игры можно написать /слова для всех и выход, а хозяину ещё «начать» и «ключ» с буквой свободного места.
koloda-join-which = Ключ делают для свободного места; есть { $there }.
koloda-around-away = { $who }: связь потеряна.
koloda-around-keep = Место { $who } пока держит бот.
koloda-around-back = { $who } снова за столом.
koloda-around-pause = Стол на паузе.
koloda-around-resume = Игра продолжается.
koloda-problem-token-seat = Этот ключ не открывает места за этим столом: его отозвали или он от другого стола.
koloda-program = Программа
koloda-bot-names = Боря Света Даша Егор Федя Гоша Ханна Игорь Женя

## A name that is not the server's

koloda-stranger = Этот сервер не знает имени { $host }. Откройте его по адресу:
koloda-stranger-name = Если это имя ваше, запустите сервер с { $setting }.

## Картинки для мессенджеров

### $who: кто зовёт или кто выиграл (`none`: пока никто); $step, $total: числа
koloda-picture-invites =
    { $who ->
        [none] Сыграем?
       *[other] { $who } зовёт вас сыграть
    }
koloda-picture-won =
    { $count ->
        [0] Никто не победил
        [one] { $who } побеждает!
       *[other] { $who } побеждают!
    }
koloda-picture-step = Ход { $step } из { $total }
koloda-picture-home = Пять карточных игр для друзей: на телефонах, на телевизоре, в браузере.
