"""Beside something in dispute a fault that hangs on where tokens stood is nobody's: lawful cards once accused."""

import pytest

from referee.evaluate.rounds import Figures, Watching, compare, played, watch


@pytest.mark.parametrize("seed", [100431, 300679, 300699])
def test_a_lawful_card_beside_a_dispute_is_not_accused(seed: int) -> None:
    """Rounds with many mistakes, up to four acts between two looks: tokens moved alone and put right unseen."""
    figures = Figures()
    compare(watch(played(seed), Watching(), seed), figures, standard=None)
    assert figures.false == []


ONCE_ACCUSED = {
    "a token goes back with the card that had taken it": 2000163,
    "a card on another one was taken back and a joker laid in its stead, all in one look": 2000861,
    "a token out of place is put where it belongs, which the umpire does not know": 2000271,
    "the second token on a card was put there by somebody else": 2011535,
}


@pytest.mark.slow
@pytest.mark.parametrize("seed", ONCE_ACCUSED.values(), ids=ONCE_ACCUSED)
def test_nobody_is_accused_of_what_somebody_else_did(seed: int) -> None:
    figures = Figures()
    compare(watch(played(seed), Watching(), seed), figures, standard=None)
    assert figures.false == [] and figures.other == []
