"""House rules of the board game: what the printed sheets leave open, with the project's defaults.

Why it exists: where the text does not decide, the table does; every choice that changes a verdict or a
point has a name, its permitted values and one sentence that explains it where it is chosen. What it does
not do: apply them (see `moves`, `dead_ends`, `new_edition`, `old_edition`, `matches`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.rules.choices import SECONDS, Choices
from referee.rules.choices import choice as _choice

BY_EDITION = "by_edition"
"""The sheets of the two editions differ here: each edition keeps its own default."""


@dataclass(frozen=True)
class Options(Choices):
    """The options of the board game; each field holds one of its permitted values."""

    sections: str | int = _choice(
        9, 10, "any",
        explain="How many board sections do three or four players lay out? Another number is never a mistake: the "
                "referee sees squares, and no verdict depends on this.")
    contact: str = _choice(
        "token_cell", "token_card",
        explain="Must a new card touch the token's own square, or is any square of the card under the token enough?")
    token_cell_free: str = _choice(
        "no", "yes", explain="May a card be laid on the bare square on which a token stands?")
    token_stack: str = _choice(
        "forbid", "allow",
        explain="May two tokens share a square when the round starts? The camera sees one token a square: fewer than "
                "four are mentioned, and nobody is accused.")
    dead_end: str = _choice(
        "geometry", "deck", "unplayed",
        explain="Is a token stuck when no free pair of squares is beside it, when no card of the set fits there, "
                "or when no card still in play fits there? Nobody sees which those are: then nobody is accused.")
    dead_end_jokers: str = _choice(
        "ignore", "count", explain="Does a way out over jokers keep a token from being stuck?")
    release_duty: str = _choice(
        "must_next", "may", explain="Must the next card of the player who shut a token in free it, or only may it?")
    release_by: str = _choice(
        "causer", "anyone", explain="May only the player who shut a token in free it, or anybody?")
    joker_clock_s: str | float = field(default="off", metadata={
        "values": ("off", SECONDS),
        "explain": "Within how many seconds of being seen must a card follow a joker, or does only the order count?"})
    joker_undo: str = _choice(
        "take_back", "stays", "mistake",
        explain="A joker that others have shut in: does it go back with the token, stay, or count as a mistake?")
    joker_blocks: str = _choice(
        "as_card", "ignore", explain="Does a joker that shuts in a token oblige its owner to free it, as a card does?")
    jokers_per: str = _choice(
        "round", "match", explain="Does everybody have two jokers in every round, or two for the whole match?")
    joker_key: str = _choice(
        "used_this_round", "left", explain="Is a tie broken by the jokers used in this round, or by those still left?")
    discard_top_playable: str = _choice(
        "no", "yes",
        explain="May the top card of the own discard pile be laid? The camera over the board cannot see where a card "
                "came from, so no verdict depends on this.")
    race: str = _choice(
        "logical_token", "physical_token",
        explain="Has a token moved as soon as the card that uses it lies, or only when the wooden piece is moved?")
    stop_at: str = _choice(
        "call", "last_card",
        explain="Does the round end with the stop call, or as soon as the camera sees a player's last card laid?")
    stop_tie: str = _choice(
        "caller", "shared", explain="Two empty hands: does the first caller finish alone, or do both?")
    in_flight: str = _choice(
        "no", "yes",
        explain="May a card that was in the hand already still be laid after the call? The camera cannot see that: "
                "with yes, each player's first card after the call is a question for the table.")
    swapped_colours: str = _choice(
        "ask", "mistake", "ok",
        explain="Right colours turned round: does the table decide, is it a mistake, or is it fine?")
    mistake_scope: str = _choice(
        "colours_and_cover", "any_proven_violation",
        explain="Do only wrongly lying cards count as mistakes in the scoring, or everything that was proved?")
    take_back: str = _choice(
        "allowed", "forbidden",
        explain="Is a wrong card that was taken back before the stop call forgiven, or does it count as a mistake?")
    mistake_place: str = _choice(
        "last_row", "competition",
        explain="New edition: do players with a mistake get the last row of the table, or the place they share?")
    winner_mistake: str = _choice(
        "shift_up", "vacant_first",
        explain="New edition: if the finisher made a mistake, do the others move up, or does place 1 stay empty?")
    old_winner_mistake: str = _choice(
        "nobody_two", "promote",
        explain="Old edition: if the finisher made a mistake, does nobody get 2 points, or the one with fewest left?")
    old_2p_winner_mistake: str = _choice(
        "literal", "promote",
        explain="Old edition, two players: if the finisher made a mistake, does the other get nothing, or 2 points?")
    stalemate_tie: str = _choice(
        BY_EDITION, "jokers_then_share", "share", "fewest_left",
        explain="Several players laid most cards in a stalemate: fewer jokers, all of them, or fewer cards left?")
    stalemate_rank: str = _choice(
        "left", "placed", explain="After a stalemate, are the others ranked by cards left or by cards laid?")
    tableau_add: str = _choice(
        "must", "may", explain="Must the cards won as a handicap go onto the player board, or may a player decline?")
    tableau_cap: str | int = _choice(
        14, 15, "none", explain="How many cards may lie on a player board at most?")
    match_tie: str = _choice(
        "shared", "none", explain="Equal points at the end of the match: a shared victory, or no winner?")
    carry_over: str = _choice(
        BY_EDITION, "on", "off", "ask", explain="Do the player boards of the last match carry over to the next one?")
