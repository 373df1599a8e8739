"""Names as people type them, on any keyboard: one name stays one name, and nothing unseen stands in it."""

from __future__ import annotations

import unicodedata

import pytest

from referee.games.registry import document
from referee.session.match.agreed.roster import NAME_LENGTH, RosterError, clean_name, first

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
FLAG = "\N{REGIONAL INDICATOR SYMBOL LETTER D}\N{REGIONAL INDICATOR SYMBOL LETTER E}"
PIRATE = "\N{WAVING BLACK FLAG}\u200d\N{SKULL AND CROSSBONES}\ufe0f"
SCOTLAND = "\N{WAVING BLACK FLAG}" + "".join(chr(0xE0000 + ord(c)) for c in "gbsct") + "\U000e007f"


SALAM = "\N{ARABIC LETTER SEEN}\N{ARABIC LETTER LAM}"


@pytest.mark.parametrize(("typed", "kept"), [
    ("Zoe\u0308", "Zo\u00eb"), ("  Ada \t Lovelace\n", "Ada Lovelace"), ("Ada\u00a0L", "Ada L"),
    ("Ada\u3000L", "Ada L"), ("\u200fAda\u202e", "Ada"), ("A\u200bda", "Ada"), ("\ufeffAda", "Ada"),
    ("Ada\0\x07", "Ada"), ("A\u00adda", "Ada"), ("A\u2060da", "Ada"), ("\u2066Ada\u2069", "Ada"), (FAMILY, FAMILY),
    (FLAG, FLAG), (PIRATE, PIRATE), (SCOTLAND, SCOTLAND), ("\u200dAda\u200d", "Ada"), ("A\u200dda", "Ada"),
    (SALAM, SALAM), ("\ud800Ada", "Ada"), ("\u115fAda\u3164", "Ada"), ("\u200b\u2800", "")])
def test_a_name_as_it_is_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(("one", "other"), [
    ("Zo\u00eb", "Zoe\u0308"), ("Ada", "ADA"), ("Stra\u00dfe", "STRASSE"), ("Ada L", " ada\u00a0 l "),
    ("Ada", "A\u200bda"), ("\u0130lker", "i\u0307lker"), ("\uff21da", "Ada"), ("Ada", "\u202dAda"),
    ("\N{MAN}\ufe0f", "\N{MAN}")])
def test_one_name_is_one_person(one: str, other: str) -> None:
    with pytest.raises(RosterError, match="same name"):
        first(document("board-new"), [("solid", one), ("double", other)])


@pytest.mark.parametrize("letter", ["a", "e\u0308", FAMILY, SCOTLAND])
def test_the_length_of_a_name_is_what_is_seen_of_it(letter: str) -> None:
    assert clean_name(letter * NAME_LENGTH) == unicodedata.normalize("NFC", letter) * NAME_LENGTH
    with pytest.raises(RosterError, match="too long"):
        clean_name(letter * (NAME_LENGTH + 1))


def test_a_letter_with_a_tower_of_accents_is_no_name() -> None:
    with pytest.raises(RosterError):
        clean_name("a" + "\u0301" * 60)
