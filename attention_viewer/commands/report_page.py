"""The index page of a report: readable in any browser, without a network."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from attention_viewer import __version__
from attention_viewer.commands import text
from attention_viewer.core.formatting import for_csv
from attention_viewer.framework import i18n
from attention_viewer.framework.files import write_whole
from attention_viewer.widgets.math_markup import plain

if TYPE_CHECKING:
    from attention_viewer.framework.lesson import Table
    from attention_viewer.shell.lesson_host import LessonHost

STYLE = """
body { font: 16px/1.6 system-ui, sans-serif; color: #17202a; max-width: 70rem;
       margin: 2rem auto; padding: 0 1.5rem; }
img { max-width: 100%; border: 1px solid #818c97; border-radius: 4px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { text-align: right; padding: .25rem .75rem; border-bottom: 1px solid #c4cad0; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
""".strip()

MOST_ROWS = 40


def write_index(folder: Path, hosts: Sequence[LessonHost]) -> None:
    """Write ``index.html`` into the folder that holds the lessons' pictures and tables."""
    sections = "\n".join(_section(host) for host in hosts)
    title = "Attention Viewer"
    page = f"""<!DOCTYPE html>
<html lang="{i18n.hub().language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
{STYLE}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{html.escape(text.intro())}</p>
{sections}
<p>Attention Viewer {__version__}</p>
</body>
</html>
"""
    write_whole(folder / "index.html", page.encode())


def _section(host: LessonHost) -> str:
    name = host.lesson.id
    headline = host.page().headline_text()
    title = html.escape(plain(host.lesson.title()))
    links = " · ".join(
        f'<a href="{name}{ending}">{label}</a>'
        for ending, label in ((".png", "PNG"), (".svg", "SVG"), (".csv", "CSV"))
    )
    tables = "\n".join(_table(table) for table in host.page().tables())
    alt = html.escape(f"{plain(host.lesson.title())}: {headline}", quote=True)
    return f"""<section>
<h2>{title}</h2>
<p>{html.escape(headline)}</p>
<img src="{name}-window.png" alt="{alt}" width="1280" height="800">
<p>{links}</p>
{tables}
</section>"""


def _table(table: Table) -> str:
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in table.header)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{html.escape(for_csv(cell))}</td>" for cell in row) + "</tr>"
        for row in list(table.rows)[:MOST_ROWS]
    )
    name = html.escape(table.name)
    return (
        f'<div class="wide"><table>\n<caption>{name}</caption>\n'
        f"<tr>{head}</tr>\n{rows}\n</table></div>"
    )
