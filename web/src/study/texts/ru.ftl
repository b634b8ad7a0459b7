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
