"""Points of a round, old edition (rules: BG-SCORE-O1 to O5).

Why it exists: the old edition knows no places, only the finisher, those with fewest cards left, and the
others; a player with a mistake takes no part. What it does not do: limit or take back cards on the player
boards (`matches`). It knows nothing of the new edition.
"""

from __future__ import annotations

from referee.rules.board.options import BY_EDITION, Options
from referee.rules.board.scoring.rounds import Award, RoundResult

WINNER = Award(2, 0, role="winner")
RUNNER_UP = Award(1, 0, role="runner_up")
OTHER = Award(0, 2, role="other")
EXCLUDED = Award(0, 0, role="excluded")

STALEMATE_TIE = "share"


def score(result: RoundResult, options: Options) -> dict[str, Award]:
    """Player -> award with role (winner, runner_up, other, excluded)."""
    tie = STALEMATE_TIE if options.stalemate_tie == BY_EDITION else options.stalemate_tie
    winners = {p.id for p in result.winners(options, tie)}
    left = result.left_key(options)

    def fewest(awarded: set[str]) -> set[str]:
        rest = [p for p in result.clean if p.id not in awarded]
        least = min(map(left, rest), default=None)
        return {p.id for p in rest if left(p) == least}

    two = len(result.players) == 2
    if not winners and (options.old_2p_winner_mistake if two else options.old_winner_mistake) == "promote":
        winners = fewest(set())
    runners_up = set() if two else fewest(winners)
    return {
        p.id: EXCLUDED if p.mistake else WINNER if p.id in winners else RUNNER_UP if p.id in runners_up else OTHER
        for p in result.players
    }
