### Words of pages that are not opened at first.

page-contents = Contents
page-copy-rule = Copy the name of this rule
page-copy-example = Copy this example as text
page-example = Example: { $title }
page-title-rules = { $game }: rules
