"""Makes the tables of Fluent files. A build does it once; nothing that only plays imports this."""

from fluent.syntax import FluentParser, ast

from koloda.texts.tables import Part, Pattern, TextMessage, TextTable


def make_table(text: str, *, strict: bool = True) -> TextTable:
    """The table of a Fluent file. What cannot be read is an error, or left out where nobody is `strict`:
    whoever only plays reads the rest."""
    messages: dict[str, TextMessage] = {}
    chapters: list[tuple[str, list[str]]] = [("", [])]
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.GroupComment):
            chapters.append((entry.content or "", []))
        elif isinstance(entry, ast.Message):
            try:
                messages[entry.id.name] = make_message(entry)
            except ValueError:
                if strict:
                    raise
                continue
            chapters[-1][1].append(entry.id.name)
        elif isinstance(entry, ast.Junk) and strict:
            raise ValueError(f"this is no Fluent: {entry.content!r}")
    return {"messages": messages, "chapters": chapters}


def make_message(entry: ast.Message) -> TextMessage:
    message: TextMessage = {"says": None if entry.value is None else make_pattern(entry.value)}
    if entry.attributes:
        message["parts"] = {part.id.name: make_pattern(part.value) for part in entry.attributes}
    return message


def make_pattern(pattern: object) -> Pattern:
    assert isinstance(pattern, ast.Pattern)
    made: list[str | Part] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            made.append(element.value)
        else:
            assert isinstance(element, ast.Placeable)
            made.append(make_part(element.expression))
    return made[0] if len(made) == 1 and isinstance(made[0], str) else made


def make_part(expression: object) -> str | Part:
    """What stands in braces."""
    if isinstance(expression, ast.Placeable):
        return make_part(expression.expression)
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral):
        return str(expression.value)
    if isinstance(expression, ast.VariableReference):
        return {"var": expression.id.name}
    if isinstance(expression, ast.MessageReference):
        part = {"part": expression.attribute.name} if expression.attribute else {}
        return {"say": expression.id.name, **part}
    if isinstance(expression, ast.SelectExpression) and isinstance(
        expression.selector, ast.VariableReference
    ):
        cases = [[case_name(variant.key), make_pattern(variant.value)] for variant in expression.variants]
        default = [variant.default for variant in expression.variants].index(True)
        return {"of": expression.selector.id.name, "cases": cases, "else": default}
    raise ValueError(
        f"{type(expression).__name__} is not used in the texts of games; say it in plain messages"
    )


def case_name(key: object) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    assert isinstance(key, ast.NumberLiteral)
    return int(key.value)
