"""Beside something in dispute a fault that hangs on where tokens stood is nobody's: lawful cards once accused."""

import pytest

from referee.evaluate.rounds import Figures, Watching, compare, played, watch


@pytest.mark.parametrize("seed", [100431, 300679, 300699])
def test_a_lawful_card_beside_a_dispute_is_not_accused(seed: int) -> None:
    """Rounds with many mistakes, up to four acts between two looks: tokens moved alone and put right unseen."""
    figures = Figures()
    compare(watch(played(seed), Watching(), seed), figures, False)
    assert figures.false == []
