### Что говорит веб-клиент вокруг игр, по-русски.
### $who: имя. $least, $most, $count, $free, $seconds, $number, $age, $ms: числа.

## Главная

web-slogan = Карточные игры точно по правилам: с друзьями и ботами
web-slogan-how = На телефонах, у телевизора или в одиночку. Бесплатно и без регистрации.
web-newcomer = { $game } за две минуты
web-newcomer-why = Ни одной игры не знаете? Начните отсюда.
web-my-games = Мои игры
web-ask-name = Как вас зовут?
web-ask-name-why = Это имя увидят за столом. Его всегда можно изменить.
web-games = Игры
web-players = { $least }–{ $most } игроков
web-minutes = { $least }–{ $most } мин
web-age = { $age }+
web-play-now = С ботами
    .label = Играть с ботами
web-with-friends = С друзьями
web-dealing = Раздаём…
web-back-to = Вернуться: { $game }
web-your-name = Ваше имя
web-player = Игрок
web-join-by-code = Войти по коду
web-join = Войти
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков.
web-hosted = приглашает { $who }
web-free-seats =
    { $free ->
        [one] свободно { $free } место из { $count }
        [few] свободно { $free } места из { $count }
       *[many] свободно { $free } мест из { $count }
    }
web-notice = Названия игр лишь говорят, о каких правилах речь. Товарные знаки принадлежат их владельцам.
web-about = О Колоде
web-about-text = Колода играет в карточные игры ровно так, как написаны их правила. Она бесплатна, открыта и не просит регистрации. Этот сервер хранит имя, игры и разговоры за столом и никому их не передаёт.
web-look =
    { $look ->
        [dark] Вид: тёмный
        [light] Вид: светлый
       *[auto] Вид: как в системе
    }
web-other-device = Играть на другом устройстве
web-other-device-text = Ссылка срабатывает один раз. Она откроет ваше имя и ваши места на другом устройстве.
web-make-link = Сделать ссылку
web-forget-me = Забыть меня
web-forget-text = Ваше имя и сообщения удалятся отовсюду. Сыгранные игры останутся без имени.
web-forget-sure = Удалить имя и сообщения с этого сервера?
web-forgotten = Готово. Этот сервер вас больше не знает.

## Мои игры

web-won = Ваша победа!
web-won-with = Победа ваша, и ещё побеждают: { $who }
web-played-with = За столом: { $who }
web-tallies = Победы
web-tally =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, { $wins ->
        [0] побед пока нет
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
web-streak =
    { $streak ->
        [0] Лучшая серия побед: { $best }
       *[other] Побед подряд: { $streak }, лучшая серия: { $best }
    }
web-more-games = Показать ещё
web-no-games = Здесь появятся игры, которые вы доиграете до конца.
web-my-games-text = Список видите только вы: на этом устройстве и там, где откроете свою ссылку.
web-forget-game = Убрать из моих игр
web-forget-games = Убрать все игры
web-forget-games-text = Список опустеет, и вернуть его нельзя. У тех, с кем вы играли, игры останутся.
web-keep-games = Оставить

## Новый стол

web-new-table = Новый стол
web-seats = Места
web-seats-text = За тех, кто так и не пришёл, сыграют боты.
web-fewer = На одно место меньше
web-more = На одно место больше
web-turn-clock = Время на ход
web-no-clock = без ограничения
web-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
web-bot-pace = Боты
web-bot-pace-30 = Быстрые
web-bot-pace-100 = Как люди
web-bot-pace-200 = Не торопятся
web-public = Открыт для всех
    .help = Стол виден в списке на главной.
web-watching = Можно смотреть
    .help = Любой со ссылкой видит стол, но не чужие карты.
web-hints = Подсказки для всех
    .help = Один против ботов они есть всегда.
web-late = Оставленные места свободны
    .help = Кто придёт посреди игры, сядет без слова хозяина.
web-tv = Это телевизор
    .help = Экран показывает стол и ничьих карт; играют на телефонах.
web-rules = Правила
web-hint = Подсказка
web-hint-thinks = Думаю…
web-hint-wait = Лучше подождать.
web-hint-chance = { $chance } % ± { $error }
web-presets = Готовые правила
web-preset-own = Свой набор правил.
web-group-common = Главное
web-group-house = Домашние правила
web-group-fine = Тонкости
web-group-time = Время
web-group-minimum = Арне Минимум
web-group-team = Команды
web-number = число
web-second = с
web-open-table = Открыть стол
web-one-moment = Минутку…
web-no-game = Этой игры здесь пока нет

## Перед игрой

web-bot-level = Боты
web-level-random = случайный бот
web-level-plain = простой бот
web-level-easy = лёгкий бот
web-level-normal = обычный бот
web-level-hard = сильный бот
web-level-expert = бот-мастер
web-level-program = своя программа
web-own-program = Своя программа
web-own-program-make = Ключ для места { $seat }
web-empty-seat = свободное место
web-sit-down = Сесть
web-stand-up = Встать
web-play = Играть
web-invited =
    { $who ->
        [none] Сыграем? { $game }
       *[other] { $who } зовёт вас: { $game }
    }
web-add-bot = Бот
web-you = вы
web-host = хозяин стола
web-is-away = пока не здесь
web-remove = Убрать: { $who }
web-send-away = Попросить уйти
web-send-away-sure = Да, попросить
web-send-away-evening = На весь вечер
web-add-seat = Место
web-drop-seat = Место
web-fill-bots = Всюду боты
web-invite = Позвать друзей
web-invite-watchers = Позвать
web-code = Код
web-link = Ссылка на этот стол
web-qr = QR-код со ссылкой на этот стол
web-share = Поделиться ссылкой
web-copied = Скопировано
web-copy-by-hand = Этот браузер сам не копирует. Ссылка выделена: скопируйте её вручную.
web-alone = Этот сервер доступен только с этого компьютера. Для телефонов в доме запустите его так: koloda serve --lan
web-agreed = Договорились
web-change-rules = Изменить правила
web-speed-slow = Не спеша
web-speed-normal = Обычно
web-speed-fast = Быстро
web-waits-for = Ждём: { $who }.
web-start-without = Начать без игрока { $who }
web-start = Начать
web-start-with-bots =
    { $count ->
        [one] Начать с { $count } ботом
       *[other] Начать с { $count } ботами
    }
web-host-starts = Игру начинает { $who }.
web-sit-or-watch = Играйте с нами или подождите и смотрите.
web-no-seat = Все места заняты. Подождите здесь и смотрите или попросите добавить место.

## За столом

web-the-host = хозяин стола
web-host-asked = Игра ждёт вашего слова.
web-host-decides = Решает { $who }: { $question }
web-seat = Место { $seat }
web-log = Что было
web-chat = Разговор
web-chat-unread = Разговор: есть новое
web-chat-empty = Пока все молчат.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-your-table = Ваш стол
web-watchers = Зрители
web-hush = Не показывать столу слова: { $who }
web-hush-off = Разговор включён
web-hush-on = Без слова
web-hushed = Хозяин стола лишил вас слова; читать можно.
web-lock = Больше никого не впускать
web-lock-on = Новых игроков стол не впускает.
web-unlock = Открыть
web-free-seat = Отдать место
web-seat-left = Место { $seat } оставили
web-report = Пожаловаться хозяину стола
web-reported = Хозяин стола узнает об этом.
web-report-about = Жалоба: { $who }.
web-mute = Не слушать
web-everybody = всех
web-menu = Стол
web-learn = Научиться
web-learn-first = Впервые? Научитесь за три минуты
web-rulebook = Книга правил
web-rulebook-whole = Прочитать правила целиком
web-rulebook-clauses = Все пункты правил
web-rules-search = Искать в правилах
web-rules-nothing = Таких слов в правилах нет.
web-refused = Так нельзя
web-which-rule = Какое правило?
web-volume = Громкость
web-shortcuts = Клавиши
web-letters = Буквы и цифры работают как кнопки
web-bot-words = Боты иногда что-нибудь говорят
web-key-hand = Мои карты; стрелками — по ним
web-key-about = Что делает эта карта
web-key-score = Счёт
web-key-position = Услышать, что на столе
web-cards-and-motion = Карты, движение, клавиши
web-motion = Движение
web-motion-slow = Медленно
web-motion-normal = Обычно
web-motion-fast = Быстро
web-motion-off = Без движения
web-card-size = Карты на руке
web-card-size-small = Меньше
web-card-size-normal = Обычные
web-card-size-large = Крупнее
web-contrast = Карты контрастнее
web-four-colours = Цвета, которые легко различить
web-settings = Настройки
web-key-leave = Закрыть, отменить, пропустить движение
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-buzz-on = Вибрация включена
web-buzz-off = Вибрация выключена
web-pause = Перерыв
web-paused = За столом перерыв; часы стоят.
web-go-on = Продолжить
web-open-screen = Показать на телевизоре
web-hand-over = Передать своё место
web-hand-over-text = Кто первым откроет ссылку, тот продолжит за вас. Она срабатывает один раз.
web-handed = { $who } передаёт вам это место.
web-handed-do = Попросите новую.
web-leave = Выйти из игры
web-leave-text = За вас доиграет бот. Пока место свободно, можно вернуться.
web-leave-sure = Выйти
web-stay = Остаться
web-seat-free = Кто-то вышел, за него играет бот.
web-bot-gives-up = Пришли позже? Бот { $who } уступит вам место и карты.
web-come-late = Все места заняты. Можно сыграть в следующей игре.
web-bot-plays = Сейчас за вас играет бот.
web-take-back = Играть самому
web-reactions = Одним касанием
web-take-over = Занять место
web-elsewhere = Ваше место открыто и в другой вкладке. Работают обе; лишнюю можно закрыть.
web-all-right = Хорошо
web-lost-kicked = Хозяин стола попросил вас уйти. Можно смотреть дальше или открыть свой стол.
web-lost-handed = На вашем месте теперь играют по вашей ссылке. Можно смотреть дальше.
web-you-watch = Вы зритель
web-line-open = Связь есть
web-line-lost = Связь пропала. Место остаётся за вами.
web-lag = Связь есть, { $ms } мс туда и обратно
web-trying-in =
    { $seconds ->
        [0] Пробуем снова…
       *[other] Попробуем снова через { $seconds } с.
    }
web-try-now = Сейчас
web-server-silent = Сервер не отвечает. Ничего не пропало: когда он вернётся, игра пойдёт отсюда.
web-server-full = Сервер сейчас полон. Пробуем дальше.
web-cut-off = Сервер отключил эту вкладку: слишком много непонятных сообщений. Обновите страницу, чтобы продолжить.
web-no-answer = Ответа нет. Посмотрите на стол и попробуйте ещё раз.
web-told-sat = За стол садится { $who }.
web-told-left = { $who } больше не играет; доиграет бот.
web-told-bot = За стол садится бот { $who }.
web-told-away = { $who }: пропала связь.
web-told-back = { $who } снова здесь.
web-told-keep = Пока { $who } не вернётся, играет бот.
web-told-pause = За столом перерыв.
web-told-resume = Игра продолжается.

## После игры

web-end = Конец игры
web-result = Показать итог
web-you-won = Победа ваша!
web-winners =
    { $count ->
        [0] Победителя нет.
        [one] Побеждает { $who }!
       *[other] Побеждают { $who }!
    }
web-rematch = Ещё раз
web-another-game = Другая игра
web-fair = Никто не мог выбрать эти карты
web-hand-worth = На руках: { $points }
web-next-choose = Что дальше?
web-next-wish = Что дальше? Голосуем
web-next-go = Играем: { $game }
web-evening = За вечер
web-replay = Повтор
web-record = Запись
web-picture = Картинка
web-toy = Карта, чтобы скоротать время: подбросьте её
web-share-game = Поделиться
web-agree-open = Открыть карты
web-shuffle = Честно ли тасовали?
web-back = Назад

## Телевизор

web-screen-how = Наведите камеру телефона на код или введите его на главной странице.
web-full-on = На весь экран
web-full-off = Не на весь экран
web-tv-party = Вечеринка на этом экране
web-tv-code = Или показать комнату:
web-tv-show = Показать

## Когда что-то не так

web-loading = Минутку…
web-load-failed = Часть страницы не загрузилась.
web-try-again = Ещё раз
web-reload = Обновить
web-close = Закрыть
web-failed = Здесь что-то сломалось. Обновите страницу и попробуйте ещё раз.
web-upgraded = Колода обновилась. Обновите страницу, чтобы продолжить; игра подождёт.
web-unknown = Такой страницы нет
web-unknown-do = Может быть, ссылка неполная. Все игры на главной странице.
web-to-home = К играм
web-table-gone = Этого стола больше нет
web-table-gone-do = Его убрали, или ссылка неполная. Попросите новую ссылку или откройте свой стол.
web-table-aside = Этот стол стоит
web-table-private = За этим столом нет зрителей
web-table-private-do = Игра уже идёт, и хозяин не хочет зрителей. Попросите позвать вас в следующую.
web-code-do = В коде четыре буквы, и действует он весь вечер. Проверьте его или попросите ссылку.
web-resume-do = Сделайте новую ссылку там, где играли.
web-problem-server-silent = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
web-problem-server-full = Сервер полон; попробуйте позже.
web-problem-server-failed = На сервере что-то сломалось. Попробуйте ещё раз.
web-problem-server-away = Стол переезжает на другой сервер; попробуйте через минутку.
web-problem-store-away = Сервер сейчас не может ничего записать; попробуйте через минутку.
web-problem-store-unknown = Связь прервалась, пока сервер записывал. Посмотрите чуть позже, сделано ли это.
web-problem-rate-limit = Слишком быстро. Подождите немного и попробуйте ещё раз.
web-problem-table-unknown = Такого стола нет.
web-problem-table-count = Столько игроков для этой игры не подходит.
web-problem-table-running = Игра ещё не закончена.
web-problem-table-private = За этим столом нет зрителей.
web-problem-code-unknown = Комнаты с таким кодом нет
web-problem-room-wish = Следующую игру выбирает хозяин стола или большинство.
web-problem-game-unknown = Такой игры нет.
web-problem-guest-unknown = Сначала выберите имя.
web-problem-name-form = В имени от 1 до 20 видимых знаков.
web-problem-token-unknown = Эта ссылка уже использована или устарела
web-problem-request-wrong = В этой ссылке чего-то не хватает
web-problem-seat-unknown = Такого места нет.
web-problem-seat-none = Это могут только те, кто сидит за столом.
web-problem-seat-not-yours = Это чужое место.
web-problem-record-closed = Чужие карты пока закрыты.
web-problem-chat-form = Сказать можно только обычный текст.
web-problem-chat-muted = Хозяин стола лишил вас слова.
web-problem-table-locked = Стол закрыт: никто новый не войдёт.
web-problem-table-banned = Хозяин стола попросил вас уйти на весь вечер.
web-problem-name-taken = За этим столом уже есть такое имя: выберите другое.
web-problem-socket-many = С вашего адреса открыто слишком много столов: закройте лишние.
web-problem-origin-wrong = Эта страница с другого сайта.
