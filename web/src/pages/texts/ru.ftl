### Слова страниц, которые открывают не сразу.

page-contents = Содержание
page-copy-rule = Скопировать название правила
page-copy-example = Скопировать пример записью
page-example = Пример: { $title }
page-title-rules = { $game }: правила
