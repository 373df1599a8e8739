"""A line of the log opened up: the rule in plain words, and what would have been legal.

Why it exists: the command line, the audit and the dashboard explain a verdict in the same words. What it does
not do: the verdict's own sentence (`verdicts`), or find out what would have been legal (`rules`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n.rulebook import rule_text
from referee.i18n.verdicts import render


def explained(line: Mapping[str, Any]) -> dict[str, Any]:
    """The line with `rule_title` and `rule_text` if it names a rule, and `legal_here` with its sentence as `text`."""
    out = dict(line)
    if line.get("rule"):
        words = rule_text(line["rule"])
        out |= {"rule_title": words.title, "rule_text": words.text}
    here = line.get("legal_here")
    if here is not None:
        out["legal_here"] = {**here, "text": render(here["key"], here["params"])}
    return out
