"""The final check: right, wrong and unclear pieces of one picture, and a score only when nothing is open."""

from dataclasses import replace

import numpy as np
import pytest

from referee.capture import SourceError
from referee.games.api.parts import StartError
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.judged.evidence import FolderSink
from referee.session.watch.audit import audit, final_picture
from referee.values.board import OffGrid
from tests.support.scripted import (
    TOKENS,
    Motion,
    ScriptedReader,
    ScriptedSource,
    card,
    colour,
    joker,
    reading,
    table,
)

RIGHT = card("dashed", (0, 1), (0, 2))
WRONG = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"))


def test_a_clean_board_is_all_right():
    found = audit(table(), reading(RIGHT, joker("dotted", (2, 5)), tokens=((0, 2), (0, 5), (3, 0), (2, 5))))
    assert found["correct"] == 2 and not found["wrong"] and not found["unclear"]
    assert found["cards"] == {"dashed": 1} and found["jokers"] == {"dotted": 1} and found["tokens"] == 4


def test_wrong_colours_are_named_with_owner_squares_and_rule():
    found = audit(table(), reading(RIGHT, WRONG))
    [wrong] = found["wrong"]
    assert (wrong["rule"], wrong["player"], wrong["squares"]) == ("BG-PLACE-3", "dotted", ["r3c1", "r3c2"])
    assert found["correct"] == 1


def test_turned_colours_are_for_the_table_to_decide():
    right = card("dotted", (3, 1), (3, 2))
    found = audit(table(), reading(replace(right, colours=right.colours[::-1])))
    assert [w["class"] for w in found["wrong"]] == ["house_rule"]


def test_a_doubtful_piece_is_unclear_never_wrong():
    doubt = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"), confidence=0.7)
    found = audit(table(), reading(RIGHT, doubt))
    assert not found["wrong"] and [u["squares"] for u in found["unclear"]] == [["r3c1", "r3c2"]]
    assert "unclear" in found["score"]


def test_a_wrong_card_of_nobody_known_accuses_nobody():
    found = audit(table(), reading(RIGHT, replace(WRONG, owner="unknown")))
    assert not found["wrong"] and found["unclear"][0]["squares"] == ["r3c1", "r3c2"]


def test_two_players_pieces_on_one_square_accuse_nobody():
    found = audit(table(), reading(RIGHT, card("dotted", (0, 2), (0, 3))))
    assert not found["wrong"]
    assert ["r0c2"] in [u["squares"] for u in found["unclear"]]


def test_a_piece_beside_the_squares_leaves_the_score_open():
    off = OffGrid(((0, 0), (1, 0), (1, 1), (0, 1)), "card on no pair of squares", ((1, 1),))
    found = audit(table(), replace(reading(RIGHT), off_grid=(off,)))
    assert found["off_grid"] == [{"squares": ["r1c1"], "note": "card on no pair of squares"}]
    assert "unclear" in found["score"]


def test_a_known_caller_gives_a_score():
    setup = MatchSetup(players={"dashed": "", "dotted": ""}, counts={"tableau": {"dashed": 14}},
                       caller="dashed", stop=0.0)
    found = audit(table(), reading(RIGHT), setup)
    assert found["score"]["chips"] == {"dashed": 2, "dotted": 0}


def test_a_mistake_costs_the_place():
    setup = MatchSetup(players={"dashed": "", "dotted": ""}, counts={"tableau": {"dotted": 14}},
                       caller="dotted", stop=0.0)
    found = audit(table(), reading(RIGHT, WRONG), setup)
    assert found["score"]["place"]["dotted"] == 2


def test_a_wrong_card_is_opened_to_its_rule_and_the_colours_that_fit():
    [wrong] = audit(table(), reading(RIGHT, WRONG))["wrong"]
    assert wrong["rule_title"] == "Colours must match" and wrong["rule_text"]
    fits = [colour((3, 1)), colour((3, 2))]
    assert f"shows {fits[0]} on r3c1 and {fits[1]} on r3c2" in wrong["legal_here"]["text"]


def test_half_a_piece_beside_a_card_is_unclear_with_its_square():
    off = OffGrid(((0, 0), (1, 0), (1, 1), (0, 1)), "half a card", ((1, 1),))
    found = audit(table(), replace(reading(RIGHT), off_grid=(off,)))
    assert [(u["rule"], u["squares"], u["player"]) for u in found["unclear"]] == [("BG-PLACE-2", ["r1c1"], None)]
    assert found["text"] == "Final check: 1 card correct, 0 wrong, 1 unclear."


def test_the_start_picture_makes_it_sharper():
    far = card("dashed", (1, 2), (1, 3))  # beside no token of the start
    end = reading(far, tokens=((1, 3), *TOKENS[1:]))
    assert not audit(table(), end)["unclear"]
    found = audit(table(), end, start=reading())
    assert [u["rule"] for u in found["unclear"]] == ["BG-AUDIT-4"]
    assert found["start"] == ["r0c0", "r0c5", "r3c0", "r3c5"]


@pytest.mark.parametrize(("start", "why"), [
    (reading(RIGHT), "cards or jokers lie on the board"),
    (replace(reading(), tokens=()), "no token is seen"),
    (reading(moved=True), "the board is not where it was learned"),
])
def test_a_start_picture_that_shows_no_start_is_refused(start, why):
    with pytest.raises(StartError, match=why):
        audit(table(), reading(RIGHT), start=start)


def test_cards_left_that_do_not_add_up_are_unclear():
    setup = MatchSetup(players={"dashed": "", "dotted": ""}, counts={"left": {"dashed": 13, "dotted": 15}})
    end = reading(RIGHT, tokens=((0, 2), *TOKENS[1:]))
    assert [u["rule"] for u in audit(table(), end, setup)["unclear"]] == ["BG-AUDIT-3"]
    assert not audit(table(), end, replace(setup, counts={"left": {"dashed": 14, "dotted": 15}}))["unclear"]


def test_the_place_of_each_finding_is_saved_as_a_picture(tmp_path):
    picture = np.zeros((table().height, table().width, 3), np.uint8)
    found = audit(table(), reading(RIGHT, WRONG), picture=picture, sink=FolderSink(tmp_path / "proof"))
    [name] = found["wrong"][0]["evidence"]
    assert (tmp_path / "proof" / name.rsplit("/", 1)[1]).stat().st_size > 100
    again = audit(table(), reading(RIGHT, WRONG), picture=picture + 99, sink=FolderSink(tmp_path / "proof"))
    assert again["wrong"][0]["evidence"] == [name.replace(".jpg", "-2.jpg")]  # of another round: the first one stays
    assert len({path.read_bytes() for path in (tmp_path / "proof").iterdir()}) == 2


def test_a_moved_table_says_nothing_else():
    assert audit(table(), reading(RIGHT, moved=True)) == {"table_moved": True,
                                                          "text": "the board is not where it was learned"}


def test_the_last_picture_of_a_folder_is_the_one_checked():
    items = [reading(), reading(RIGHT)]
    reader = ScriptedReader(items)
    assert len(reader.read(*final_picture(ScriptedSource(items), 24, reader)).cards) == 1


def test_the_last_still_moment_of_a_video_is_the_one_checked():
    items = [(reading(), Motion())] * 20 + [(reading(RIGHT), Motion())] * 20 + [(reading(), Motion(changed=0.3))] * 20
    reader = ScriptedReader(items)
    source = ScriptedSource(items, moments=False, step=1 / 30)
    assert len(reader.read(*final_picture(source, 24, reader)).cards) == 1


def test_a_video_in_which_nothing_rests_is_an_error():
    items = [(reading(), Motion(changed=0.3))] * 20
    reader = ScriptedReader(items)
    with pytest.raises(SourceError, match="nothing in script ever rests"):
        final_picture(ScriptedSource(items, moments=False, step=1 / 30), 24, reader)
