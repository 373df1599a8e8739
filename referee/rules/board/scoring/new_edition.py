"""Points of a round, new edition (rules: BG-SCORE-N1 to N4).

Why it exists: the new edition ranks everybody and gives chips and handicap cards by place. What it does
not do: limit or take back cards on the player boards (`matches`). It knows nothing of the old edition.
"""

from __future__ import annotations

from referee.rules.board.options import BY_EDITION, Options
from referee.rules.board.scoring.rounds import Award, PlayerResult, RoundResult

AWARDS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((2, 0), (0, 2)),
    3: ((2, 0), (1, 1), (0, 2)),
    4: ((2, 0), (1, 1), (0, 2), (0, 2)),
}
"""Number of players -> (chips, cards to the player board) by place; they always add up to 2."""

STALEMATE_TIE = "jokers_then_share"


def score(result: RoundResult, options: Options) -> dict[str, Award]:
    """Player -> award with place. A player with a mistake drops to the last place."""
    tie = STALEMATE_TIE if options.stalemate_tie == BY_EDITION else options.stalemate_tie
    winners = result.winners(options, tie)
    left = result.left_key(options)

    def rank(p: PlayerResult) -> tuple[int, ...]:
        return (0,) if p in winners else (1, left(p), p.joker_rank(options))

    vacant = not winners and result.end == "regular" and options.winner_mistake == "vacant_first"
    first = 2 if vacant else 1
    size = len(result.players)
    shared = options.mistake_place == "competition" and result.clean  # if everybody has a mistake nobody gets chips
    last = min(size, first + len(result.clean)) if shared else size
    places = {p.id: last if p.mistake else first + sum(rank(q) < rank(p) for q in result.clean) for p in result.players}
    return {name: Award(*AWARDS[size][place - 1], place=place) for name, place in places.items()}
