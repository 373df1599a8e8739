"""Games made known: what people may say in them is one command a name."""

from __future__ import annotations

import pytest

from referee.games.api.sight import AnySight, Sight
from referee.games.api.words import WHOSE_PIECE, Command, Word
from referee.games.registry import LIVE, forms, teachable
from tests.games.coins import CoinGame, CoinSight


class Otherwise(Command):
    """Another form by a name that the board has."""


def test_the_commands_of_all_games_are_one_list_and_a_name_has_one_form(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(forms()) == ["correct_piece", "remove_piece", "add_piece", "token_at", "contest", "correct_card",
                             "correct_die", "add_die", "loose_die"]
    monkeypatch.setitem(LIVE, "coins", CoinGame())
    assert forms()["correct_piece"] is LIVE["board"].eyes.words["correct_piece"].form, "the fuller form"
    monkeypatch.setattr(CoinSight, "words", {"correct_piece": Word(Otherwise, WHOSE_PIECE.line, WHOSE_PIECE.subject)})
    with pytest.raises(ValueError, match="'correct_piece'"):
        forms()


@pytest.mark.parametrize("sight", [*(game.eyes for game in LIVE.values()), CoinSight()])
def test_a_sight_leaves_nothing_to_a_default(sight: AnySight) -> None:
    assert all(hasattr(sight, name) for name in Sight.__annotations__) and Sight.__annotations__.keys() >= {"words"}
    assert not any(hasattr(Sight, name) for name in Sight.__annotations__)


def test_pieces_of_every_game_may_be_named_on_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert teachable() == ("card", "joker", "token", "face", "back", "die")
    monkeypatch.setitem(LIVE, "coins", CoinGame())
    assert teachable() == ("card", "joker", "token", "face", "back", "die", "coin")
