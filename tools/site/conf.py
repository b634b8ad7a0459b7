"""Sphinx's settings."""

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Generic, Keyword, Name, Punctuation, String, Text
from sphinx.application import Sphinx

import koloda
from tools.site.reference import tidied

project = "Koloda"
author = "Koloda contributors"
project_copyright = author
version = release = koloda.__version__
html_title = f"Koloda {version}"
html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["koloda.css"]
html_copy_source = False
html_show_sphinx = False
templates_path: list[str] = []
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
highlight_language = "text"
pygments_style = "friendly"
pygments_dark_style = "native"
myst_enable_extensions = ["html_image", "attrs_inline"]
myst_heading_anchors = 6
myst_links_external_new_tab = True
suppress_warnings = ["myst.header"]  # examples of the rules may skip a level
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True


class Scenarios(RegexLexer):  # type: ignore[misc]  # Pygments is untyped
    """Positions, actions and facts."""

    name = "Koloda"
    tokens = {  # noqa: RUF012
        "root": [
            (r"#.*\n", Comment),
            (r"(P )(\d+p [^|\n]*)", bygroups(Keyword, Generic.Strong)),
            (r"(?m)^([>=!] )", Keyword),
            (r" => | \| ", Punctuation),
            (r"\brefused [\w.-]+", Name.Exception),
            (r'"[^"\n]*"', String),
            (r"\n", Text),
            (r".", Text),
        ]
    }


class Plain(RegexLexer):  # type: ignore[misc]
    """Text with comments."""

    name = "Plain"
    tokens = {"root": [(r"(?m)^#.*", Comment), (r"\n", Text), (r".", Text)]}  # noqa: RUF012


def tidy(app: Sphinx, what: str, name: str, found: object, options: object, lines: list[str]) -> None:
    lines[:] = tidied(lines)


def setup(app: Sphinx) -> None:
    for game in {*koloda.games(), "durak"}:
        app.add_lexer(game, Scenarios)
    for name in ("record", "position", "ftl"):
        app.add_lexer(name, Plain)
    app.connect("autodoc-process-docstring", tidy)
