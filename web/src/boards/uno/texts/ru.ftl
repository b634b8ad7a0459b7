### Что говорит доска УНО помимо слов игры, по-русски.

uno-host-dealer = Кто раздаёт?
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
uno-board-challenge = { $who } кладёт дикую «Возьми четыре». Честно?
uno-board-colour-before = Цвет до неё: { $colour }
uno-board-kept = На руках осталось: { board-cards }.
uno-board-guilty = { $who }: это был блеф!
uno-board-innocent = { $who }: всё честно.
uno-board-shown = Эти карты видите только вы.
uno-board-skips = ↷ пропускает ход
uno-board-reverses = ⇄ в другую сторону
uno-board-swaps = ⇄ обмен картами
uno-board-verdict-guilty = ✗ блеф
uno-board-verdict-innocent = ✓ честно
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
uno-board-vote = { $who } шутит. Смешно?
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
uno-board-nothing-fits = Ничего не подходит: возьмите карту
uno-board-drawn-unfit = Взятая карта не подходит: пасуйте

## Первая игра
