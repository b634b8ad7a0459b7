### Слова уроков, разборов и подсказок по-русски.

study-learn = Научиться
study-learn-text = Несколько минут на игру, с картами в руках: вы ходите, программа говорит, что она об этом думает.
study-course = Учимся: { $game }
study-minutes = Около трёх минут. Ходите сами; ошибка здесь ничего не стоит.
study-begin = Начать
study-go-on = Продолжить
study-lessons = Все уроки
study-progress = Пройдено { $done } из { $count }
study-place = Урок { $at } из { $count }
study-done = Пройден
study-next = Дальше
study-play = Сыграть первую партию
study-play-now = Играть!
study-show = Покажите
study-again = Ещё раз
study-you = Вы
study-well = Отлично!
study-look = Посмотрите — и пойдём дальше.
study-aside = Так тоже можно. Но здесь пробуем другое — ещё разок?
study-task-do = Сделайте ход из заголовка. Ошибка здесь ничего не стоит.
study-task-refused = Попробуйте: здесь правило скажет «нет».
study-task-try = Чем здесь можно пойти? Попробуйте любую карту.
study-task-look = Здесь только смотрим.
study-examples = Примеры из книги правил
study-examples-text = Каждый стоит в правилах. Здесь его можно сыграть.
study-study-link = Вставить позицию или записанную партию
study-study = Разобрать позицию
study-paste = Позиция, записанная партия, пример из правил или ссылка
study-paste-text = Ходите за всех, или за остальных ответят боты. Всё хранится в адресе: его можно переслать.
study-any-game = Игра, которая это прочтёт
study-open = Открыть
study-whoever = Кто ходит
study-bots = За остальных играют боты
study-edit = Текстом

## Разбор

study-coach-title = Разбор партии
study-coach-works = Тренер оценивает каждый выбор по тому, что игрок мог знать…
study-coach-stop = Остановить
study-coach-stopped = Остановлено.
study-coach-go-on = Продолжить
study-coach-here = В этот момент
study-coach-decides = Решает { $who }
study-coach-no-decision = Здесь ничего не решали
study-coach-before = Предыдущее решение
study-coach-after = Следующее решение
study-coach-done = так и было
study-coach-nothing = подождать
study-coach-what-if = А если бы?
study-coach-what-if-text = От двух до четырёх ходов доигрываются по сто раз в мирах, которые { $who } мог считать возможными.
study-coach-compare = Сравнить
study-coach-tries = Доигрываем…
study-coach-play-on = Играть отсюда
study-coach-curve = Шансы на победу
study-coach-turn = Ход { $number }: { $who }, { $from } → { $to } %
study-coach-mistakes = Ошибки
study-coach-no-mistakes = Явных ошибок не было.
study-coach-all = Все { $count }
study-coach-move = Ход { $number }, { $who }
study-coach-mistake = { $done }: { $chance } %. Лучше { $better }: { $best } %.
study-coach-sums = Везение и умение
study-coach-sums-text = В победах на сто партий. Упущено — своими решениями. Везение — что дали карты. В короткой партии погрешность (±) велика.
study-coach-player = Игрок
study-coach-given = Упущено
study-coach-luck = Везение
study-coach-reaction = Реакция
study-coach-of = { $count } из { $all }
study-coach-ms = { $fastest } мс, обычно { $middle }

## Задачи

study-puzzle = Задача
study-puzzles = Задачи
study-puzzles-text = Позиции с одним лучшим ходом, если судить по тому, что вам известно. Каждый день новая, одна для всех.
study-puzzle-today = Задача дня
study-puzzle-next = Следующая
study-progress-puzzles = решено { $done } из { $count }
study-aside-best = Так можно, но есть ход лучше. Ещё раз?
study-task-best = Найдите лучший ход.
