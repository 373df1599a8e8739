"""One finding as a small file of its own, to send to somebody.

Why it exists: whoever is told that they broke a rule wants the proof, not the archive. What it does not do: show
anything of other recordings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.archive.report.html import Words, badge, name, page, picture
from referee.archive.report.page import class_key, facts, game


def case(result: Mapping[str, Any], finding: Mapping[str, Any], id_: str, language: str) -> str:
    """The file's text: what was found, the rule, what would have been legal, and the pictures in their own size."""
    words = Words(language)
    return "".join(page(words("report-case", id=id_), language, _body(words, result, finding, id_)))


def _body(words: Words, result: Mapping[str, Any], finding: Mapping[str, Any], id_: str) -> Iterator[str]:
    yield f'<h1>{words.of(finding["text"])}</h1><p>{badge(words(class_key(finding)), finding["class"])}</p>'
    yield f'<p>{game(words, result)} · {facts(words, result, finding)}</p>\n'
    if finding["pictures"]:
        yield f'<h2>{words("report-proof")}</h2><div class="proof">'
        for kept in finding["pictures"]:
            yield picture(kept["jpeg"], words(f"report-{kept['part']}")) + "\n"
        yield "</div>"
    if finding.get("rule"):
        yield (f'<h2>{words("report-rule")}</h2><p><strong>{words.of(finding.get("rule_title"))}</strong> '
               f'<small class="soft">{name(finding["rule"])}</small></p><p>{words.of(finding.get("rule_text"))}</p>\n')
    legal = (finding.get("legal_here") or {}).get("text")
    if legal:
        yield f'<h2>{words("report-legal")}</h2><p>{words.of(legal)}</p>\n'
    yield f'<h2>{words("report-how-sure")}</h2><p>{words("report-how-sure-said")}</p>'
    yield f'<p class="soft"><small>{words("report-case", id=id_)} · Referee {name(result["version"])}</small></p>'
