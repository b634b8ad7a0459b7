"""A user's pack from its file: TOML, or YAML and JSON by the ending of the name."""

import yaml

from koloda.cli.setup import read_file
from koloda.games.munchkin.packs.kinds import Pack
from koloda.games.munchkin.packs.reading import CLOSED, Lines, judge_pack, judge_table
from koloda.kernel import NotationError

ENDINGS = (".yaml", ".yml", ".json")
TAG = "tag:yaml.org,2002:"


def judge_file(path: str) -> tuple[Pack, list[NotationError]]:
    """The pack without its wrong cards, and what is wrong with them; where it is no pack at all, an error."""
    text = read_file(path)
    if not path.lower().endswith(ENDINGS):
        return judge_pack(text)
    tree = Tree()
    return judge_table(tree.read(text), tree.lines)


def read_pack_file(path: str) -> Pack:
    pack, faults = judge_file(path)
    if faults:
        raise faults[0]
    return pack


class Tree:
    """A YAML or JSON text as plain values, and the lines of its fields."""

    def __init__(self) -> None:
        self.lines: Lines = {}
        self.seen: set[int] = set()

    def read(self, text: str) -> dict[str, object]:
        """JSON is read as YAML, which knows no tabs between values."""
        try:
            top = yaml.compose(text.replace("\t", " "), Loader=yaml.SafeLoader)
            table = {} if top is None else self.value(top)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            where = f" (at line {mark.line + 1}, column {mark.column + 1})" if mark is not None else ""
            raise unreadable(f"{getattr(error, 'problem', None) or 'this is no YAML'}{where}") from None
        except NotationError:
            raise
        except (RecursionError, ValueError):
            raise unreadable("a value in it is beyond all measure") from None
        if not isinstance(table, dict):
            raise unreadable("a pack is a table of fields")
        if top is not None:
            self.find_lines(top)
        return table

    def value(self, node: yaml.Node) -> object:
        if id(node) in self.seen:
            raise unreadable(f"a pack has no anchors, & and * (at line {line_of(node)})")
        self.seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            return [self.value(part) for part in node.value]
        if isinstance(node, yaml.MappingNode):
            return self.table(node)
        if node.tag == f"{TAG}int" and node.value.lstrip("+-").isdigit():
            return int(node.value)
        if node.tag == f"{TAG}str" or node.tag == f"{TAG}timestamp":
            return str(node.value)
        return yaml.SafeLoader("").construct_object(node)

    def table(self, node: yaml.MappingNode) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in found:
                raise unreadable(f"{name!r} is given twice (at line {line_of(key)})")
            found[name] = self.value(value)
        return found

    def find_lines(self, top: yaml.MappingNode) -> None:
        self.note(-1, top)
        for key, value in top.value:
            if key.value == "cards" and isinstance(value, yaml.SequenceNode):
                for at, card in enumerate(value.value):
                    self.note(at, card)

    def note(self, card: int, node: yaml.Node) -> None:
        self.lines[card, ""] = line_of(node)
        if isinstance(node, yaml.MappingNode):
            for key, _ in node.value:
                self.lines[card, str(key.value)] = line_of(key)


def line_of(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def unreadable(message: str) -> NotationError:
    return NotationError(f"the pack file cannot be read: {message}", clause=CLOSED)
