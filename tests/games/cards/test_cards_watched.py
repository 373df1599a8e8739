"""A round of cards as it is watched: what a match file agrees, what the summary says, what people put right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.games.api.lines import Finding, Resume, Stop
from referee.games.cards.corrections import Corrections
from referee.games.cards.lines import CorrectCard, Put, Taken
from referee.games.cards.standing import CardsStanding
from referee.games.registry import eyes_named, game_named
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.core import ACCUSING
from referee.session import MatchError, MatchSetup, Session
from referee.values.cards import SEATS, SPOT, CardsReading, card_name
from tests.games.rounds_of import ROUNDS, Pictures, ReadOut
from tests.support import carded

AGREED = {"game": "cards", "rules": "CW", "players": {"bottom": "Anna", "right": "Ben", "top": "Clara", "left": "Dan"}}


def test_a_match_file_names_the_rules_by_their_letters() -> None:
    assert MatchSetup.from_mapping(AGREED).game == "card_weber"
    assert MatchSetup.from_mapping({**AGREED, "rules": "CG"}).game == "card_999"
    assert MatchSetup("cards").game == "card_999" and MatchSetup.from_mapping({"game": "card_weber"}).players == {}
    with pytest.raises(MatchError, match="CG, CW"):
        MatchSetup.from_mapping({**AGREED, "rules": "BG"})
    assert game_named("card_999").eyes is eyes_named("cards") is game_named("card_weber").eyes


def test_a_lawful_round_is_told_and_summed_up_as_it_lies() -> None:
    played = ROUNDS["card_weber"](3)
    source = Pictures(played, played.readings)
    *lines, last = Session(played.table, source, MatchSetup.from_mapping(AGREED),
                           reader=ReadOut(played.readings)).run()
    assert not [line for line in lines if line.get("class") in ACCUSING] and last["findings"] == []
    reading = played.readings[-1][1]
    assert isinstance(reading, CardsReading)
    tops = reading.tops
    assert sorted(card_name(p["colour"], p["top"]) for p in last["piles"]) == sorted(card.name or "" for card in tops)
    assert last["centre_total"] == sum(card.number or 0 for card in tops)
    assert last["stack"].keys() == last["centre"].keys() == {*SEATS}
    assert "unclear" in last["score"], "nobody has called stop"


def test_every_place_of_a_table_has_a_field() -> None:
    table = carded.table()
    assert all(map(SPOT.fullmatch, table.spots))
    for spot, outline in table.spots.items():
        middle = sum(x for x, _ in outline) / 4, sum(y for _, y in outline) / 4
        assert table.spot_at(middle) == spot
    assert table.spot_at((-5.0, 1e6)) in table.spots


def put(seq: int, card: str, onto: str | None = None) -> Put:
    return Put(type="card", seq=seq, t=float(seq), player="top", squares=("c3",), class_="legal", card=card, pile=0,
               onto=onto)


def test_what_lies_beneath_comes_to_light_when_the_top_is_taken() -> None:
    standing = CardsStanding.of([put(1, "red 1"), put(2, "red 4", "red 1"), put(3, "red 3", "red 1")])
    assert [p.number for p in standing.pieces] == [4], "told later, it lies beneath"
    standing.apply(Taken(seq=4, t=4.0, about=(2,), card="red 4", pile=0, class_="info"))
    assert [p.number for p in standing.pieces] == [3]
    standing.apply(CorrectCard(seq=5, t=5.0, about=(3,), squares=("c3",), laid=3.0, card="red 2", by="people"))
    assert [(p.colours, p.number) for p in standing.pieces] == [(["red"], 2)]


def test_what_people_say_of_a_card_holds_until_another_comes() -> None:
    told = Corrections.of([CorrectCard(about=(1,), squares=("c3",), laid=1.0, card="blue 2")])
    first, other = Lying("red", 2, pile=0, spot="c3"), Lying("red", 3, pile=0, spot="c3")
    assert told.apply(CardsObservation(1.0, 1, tops=(first,))).tops[0].name == "blue 2"
    assert told.apply(CardsObservation(2.0, 2, identified=(first,))).identified[0].name == "blue 2"
    assert told.apply(CardsObservation(3.0, 3, tops=(other,))).tops == (other,)


def test_a_lay_that_nobody_saw_asks_nobody_and_takes_back_what_was_wrong() -> None:
    standing = CardsStanding()
    standing.apply(replace(put(1, "red 3"), class_="violation", rule="CG-5", key="CARD.colour"))
    assert [found.accuses for found in standing.findings] == [True]
    standing.apply(Finding(type="finding", seq=2, t=2.0, class_="unclear", rule="CG-5", key="CARD.unsure", about=(1,)))
    assert standing.findings == []
    standing.apply(replace(put(3, "red 5"), class_="unclear", rule="CG-5", key="CARD.perhaps_in_time"))
    assert [found.asks for found in standing.findings] == [True]


def test_an_empty_stack_offers_the_stop_until_people_play_on() -> None:
    standing = CardsStanding.of([Stop(seq=1, t=1.0, player="top", key="CARD.stack_empty", class_="info")])
    assert standing.empty == ["top"] and standing.phase != "stopped"
    standing.apply(Stop(seq=2, t=2.0, by="people"))
    standing.apply(Resume(seq=3, t=3.0, by="people"))
    assert standing.empty == []
