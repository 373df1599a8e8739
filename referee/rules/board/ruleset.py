"""The board game as a `Ruleset`: its kinds of question and who answers them.

Why it exists: `referee legal`, `referee score`, the session and the conformance tests treat all games alike.
What it does not do: see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.board.legality import questions
from referee.rules.board.options import Options
from referee.rules.board.scoring import matches
from referee.rules.board.scoring.rounds import RoundResult
from referee.rules.core import ScoreSheet


class BoardRules:
    """Both editions; a `round` or `match` without edition is answered for both, under `new` and `old`."""

    game = "board"
    kinds = ("geometry", "legality", "round", "match")
    editions = matches.EDITIONS
    options = Options

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        options = Options.from_mapping(inputs.table(data, "options", {}))
        if edition is not None and edition not in self.editions:
            raise ValueError(f"'edition' is {inputs.shown(edition)}; it must be one of {', '.join(self.editions)}")
        if kind == "geometry":
            return questions.geometry(data, options)
        if kind == "legality":
            return questions.legality(data, options)
        score = {"round": matches.score_round, "match": matches.score_match}.get(kind)
        if score is None:
            raise ValueError(f"'kind' is {inputs.shown(kind)}; the board game answers {', '.join(self.kinds)}")
        if edition is None:
            return {e: score(e, data, options) for e in matches.EDITIONS}
        return score(edition, data, options)

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round or match, itemised; the new edition unless said otherwise."""
        options = Options.from_mapping(inputs.table(data, "options", {}))
        if kind == "match":
            return matches.match_sheet(edition or "new", data, options)
        return matches.round_sheet(edition or "new", RoundResult.from_mapping(data), options)
