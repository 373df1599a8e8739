"""HTML that stands alone: no address is asked, no script runs, pictures are inside.

Why it exists: the report and a finding's own file look alike, and both are opened from a disk or out of a letter. What
it does not do: say anything (`page`, `case`).
"""

from __future__ import annotations

import html
from collections.abc import Iterator
from typing import Any

from referee.i18n.catalogue import fill
from referee.i18n.said import in_language
from referee.i18n.speech import quoted

POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
STYLE = """
:root { color-scheme: light dark; --ground: #f3f0e8; --panel: #fffdf8; --ink: #1b1a17; --soft: #5d594f; --line: #ddd6c6;
  --violation: #b3231a; --violation-wash: #fbe2de; --house_rule: #854b00; --house_rule-wash: #fdeccb;
  --unclear: #49566a; --unclear-wash: #e7ebf0; --ok: #14694a; --ok-wash: #dff0e6; --accent: #1f5fa8; }
@media (prefers-color-scheme: dark) { :root { --ground: #111315; --panel: #1a1d20; --ink: #f2efe8; --soft: #b0aca1;
  --line: #363b41; --violation: #ff8a7d; --violation-wash: #431a16; --house_rule: #f0b354; --house_rule-wash: #3a2a0e;
  --unclear: #a9b7c9; --unclear-wash: #20262d; --ok: #62d09f; --ok-wash: #12291f; --accent: #7db4f5; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1120px; padding: 20px 16px 60px; background: var(--ground); color: var(--ink);
  font: 16px/1.45 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
h1 { font-size: 28px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 34px 0 10px; } h3 { font-size: 16px; margin: 0; }
p { margin: 4px 0; } a { color: var(--accent); } .soft { color: var(--soft); } small { font-size: 13px; }
.badges { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; padding: 0; list-style: none; }
.badge { display: inline-block; border-radius: 99px; padding: 1px 10px; font-size: 14px; background: var(--ok-wash);
  color: var(--ok); }
.violation { background: var(--violation-wash); color: var(--violation); }
.house_rule { background: var(--house_rule-wash); color: var(--house_rule); }
.unclear { background: var(--unclear-wash); color: var(--unclear); }
table { width: 100%; border-collapse: collapse; background: var(--panel); border-radius: 10px; }
td:first-child { width: 28%; overflow-wrap: anywhere; } td:first-child small { font-weight: 400; }
th, td { text-align: left; vertical-align: top; padding: 7px 10px; border-top: 1px solid var(--line); }
thead th { border: 0; font-size: 14px; color: var(--soft); } td .badge { margin: 0 4px 2px 0; }
details { background: var(--panel); border-radius: 10px; margin: 8px 0; padding: 0 14px; }
summary { cursor: pointer; padding: 11px 0; } details[open] { padding-bottom: 12px; }
summary .badge { margin-left: 6px; } td details { padding: 0; margin: 0; }
article { border-top: 1px solid var(--line); padding: 12px 0 6px; }
.proof { display: flex; flex-wrap: wrap; gap: 10px; margin: 8px 0; }
figure { margin: 0; max-width: 100%; } figure img { display: block; max-width: 100%; height: auto; border-radius: 8px; }
figcaption { font-size: 13px; color: var(--soft); }
code { font: 13px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; }
:target { outline: 2px solid var(--accent); outline-offset: 4px; }
@media (max-width: 700px) { thead { display: none; } tr, td { display: block; } td { border: 0; padding: 2px 12px; }
  tr { border-top: 1px solid var(--line); padding: 8px 0; } td:first-child { font-weight: 600; } }
@media print { :root { color-scheme: light; --ground: #fff; --panel: #fff; --ink: #000; --soft: #333; --line: #999;
  --violation: #000; --violation-wash: #fff; --house_rule: #000; --house_rule-wash: #fff; --unclear: #000;
  --unclear-wash: #fff; --ok: #000; --ok-wash: #fff; --accent: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; } .badge { border: 0.5pt solid #999; }
  thead { display: table-header-group; } tr, article, figure { break-inside: avoid; }
  h2, summary { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; } .no-print { display: none; } }
"""


class Words:
    """Texts of the catalogue in one language, ready to stand in HTML."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **params: Any) -> str:
        return html.escape(fill(key, params, self.language))

    def of(self, text: str | None) -> str:
        """A sentence, or what came from outside; empty for None."""
        return html.escape(in_language(text, self.language)) if text else ""


def page(title: str, language: str, body: Iterator[str]) -> Iterator[str]:
    """The whole file, piece by piece; `title` is escaped already, and so is what `body` gives."""
    yield (f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
           f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
           '<meta name="viewport" content="width=device-width, initial-scale=1">'
           f"<title>{title}</title><style>{STYLE}</style></head><body>\n")
    yield from body
    yield "</body></html>\n"


def picture(encoded: str, caption: str) -> str:
    """A JPEG in base64 with what it shows, escaped already."""
    return (f'<figure><img src="data:image/jpeg;base64,{encoded}" alt="{caption}">'
            f"<figcaption>{caption}</figcaption></figure>")


def badge(text: str, kind: str = "") -> str:
    return f'<span class="badge {kind}">{text}</span>'


def name(text: str) -> str:
    """A recording's name, which may hold anything."""
    return html.escape(quoted(text, 200))
