"""The session's loop: from readings to the lines of the contract, with a reader that says what it is told."""

import itertools
from dataclasses import replace
from importlib import resources

import pytest

from referee.capture import Frame, Notice, SourceError
from referee.games.board.sight import BoardSight
from referee.rules.board.options import Options
from referee.rules.board.umpire.umpire import Umpire
from referee.session import game_named
from referee.session.match.agreed.match_file import MatchError, MatchSetup
from referee.session.watch.session import Moment, Session, Sinks
from tests.support.scripted import (
    TOKENS,
    Motion,
    ScriptedReader,
    ScriptedSource,
    card,
    joker,
    reading,
    table,
)

FIRST = card("dashed", (0, 1), (0, 2))
AFTER_FIRST = ((0, 2), (0, 5), (3, 0), (3, 5))
WRONG = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"))


def run(items, setup=None, *, moments=True, step=1.0, damaged=(), **options):
    source = ScriptedSource(items, moments=moments, step=step, damaged=damaged)
    reader = ScriptedReader(items)
    session = Session(table(), source, setup, reader=reader, sensor=reader, **options)
    return list(session.run()), session, reader


def of_type(lines, *kinds):
    return [line for line in lines if line["type"] in kinds]


def test_a_legal_card_whose_token_followed_is_reported_as_legal():
    lines, _, _ = run([reading(), reading(FIRST, tokens=AFTER_FIRST), reading(FIRST, tokens=AFTER_FIRST)])
    [event] = of_type(lines, "card")
    assert event["player"] == "dashed" and event["squares"] == ["r0c1", "r0c2"] and event["class"] == "legal"
    assert event["token"] == {"from": "r0c0", "to": "r0c2"}
    assert event["rule"] is None and event["text"] == "Dashed laid a card on r0c1–r0c2."


def test_players_are_called_by_their_names_where_they_are_known():
    setup = MatchSetup(players={"dashed": "Anna", "dotted": ""})
    lines, _, _ = run([reading(), reading(FIRST, tokens=AFTER_FIRST), reading(FIRST, tokens=AFTER_FIRST)], setup)
    [event] = of_type(lines, "card")
    assert event["player"] == "dashed" and event["text"] == "Anna laid a card on r0c1–r0c2."


def test_a_wrong_colour_is_a_violation_with_its_rule():
    after = ((0, 0), (0, 5), (3, 2), (3, 5))
    lines, _, _ = run([reading(), *[reading(WRONG, tokens=after)] * 6])
    [event] = of_type(lines, "card")
    assert (event["class"], event["rule"], event["player"]) == ("violation", "BG-PLACE-3", "dotted")
    summary = lines[-1]
    assert summary["findings"][0]["rule"] == "BG-PLACE-3" and not summary["findings"][0]["cleared"]


def test_numbers_rise_by_one_and_findings_point_at_events_that_were_said():
    after = ((0, 0), (0, 5), (3, 2), (3, 5))
    lines, _, _ = run([reading(), *[reading(WRONG, tokens=after)] * 6, *[reading()] * 3])
    numbers = [line["seq"] for line in lines[:-1]]
    assert all(b - a >= 1 for a, b in itertools.pairwise(numbers))
    assert all(set(line.get("about", ())) <= set(numbers) for line in lines[:-1])


def test_a_wrong_card_taken_back_clears_its_finding():
    after = ((0, 0), (0, 5), (3, 2), (3, 5))
    lines, _, _ = run([reading(), *[reading(WRONG, tokens=after)] * 6, *[reading()] * 4])
    assert of_type(lines, "removed")
    assert [f["cleared"] for f in lines[-1]["findings"]] == [True]
    assert lines[-1]["cards"] == {}


def test_a_source_that_shows_only_the_bare_board_ends_with_an_empty_summary():
    lines, _, _ = run([reading(tokens=())] * 4)
    assert lines[-1]["type"] == "summary" and lines[-1]["cards"] == {} and "unclear" in lines[-1]["score"]


def test_the_last_line_counts_what_lies_on_the_board():
    lines, _, _ = run([reading(), *[reading(FIRST, joker("solid", (2, 5)),
                                            tokens=((0, 2), (0, 5), (3, 0), (2, 5)))] * 3])
    assert lines[-1]["type"] == "summary"
    assert lines[-1]["cards"] == {"dashed": 1} and lines[-1]["jokers"] == {"solid": 1}


def test_every_line_is_of_the_contract():
    lines, _, _ = run([reading(), reading(FIRST, tokens=AFTER_FIRST), reading(FIRST, tokens=AFTER_FIRST)])
    for line in lines[:-1]:
        assert {"seq", "t", "frame", "type", "player", "squares", "colours", "token", "class", "rule", "text",
                "confidence", "evidence"} <= set(line)
        assert line["text"]


def test_a_moved_table_is_said_once_and_nothing_is_judged_meanwhile():
    moved = reading(WRONG, tokens=(), moved=True)
    lines, _, _ = run([reading(), moved, moved, reading()])
    assert len(of_type(lines, "table_moved")) == 1
    assert not of_type(lines, "card")


def test_a_lost_source_and_its_return_are_lines():
    items = [reading(), Notice("source_lost", 0, "camera 0 has been silent for 5 s; trying again"),
             Notice("source_back", 0, "camera 0 delivers again"), reading()]
    lines, _, _ = run(items)
    assert [line["type"] for line in of_type(lines, "source_lost", "source_back")] == ["source_lost", "source_back"]
    assert "silent" in of_type(lines, "source_lost")[0]["text"]


def test_nothing_is_judged_from_damaged_pictures_and_what_changed_meanwhile_is_caught_up():
    ghost = [reading(WRONG, tokens=TOKENS[1:])] * 20
    items = [*[reading()] * 8, *ghost, *[reading(FIRST, tokens=AFTER_FIRST)] * 30]
    moments: list[Moment] = []
    lines, _, reader = run(items, moments=False, step=0.1, damaged=range(8, 28), sinks=Sinks(moment=moments.append))
    assert [m.state for m in moments[8:28]] == ["damaged"] * 20
    assert moments[8].to_dict()["state"] == "damaged"
    assert set(range(8, 28)).isdisjoint(reader.read_frames)
    [event] = of_type(lines, "card")
    assert (event["squares"], event["class"]) == (["r0c1", "r0c2"], "legal")
    said = of_type(lines, "picture_damaged", "picture_back")
    assert [line["type"] for line in said] == ["picture_damaged", "picture_back"]
    assert "after 2 s" in said[1]["text"]


def test_damage_for_a_moment_is_shown_but_is_no_line():
    moments: list[Moment] = []
    lines, _, _ = run([reading()] * 20, moments=False, step=0.1, damaged=range(8, 12),
                      sinks=Sinks(moment=moments.append))
    assert [m.state for m in moments].count("damaged") == 4
    assert not of_type(lines, "picture_damaged", "picture_back")


def test_rest_must_be_found_again_after_damage():
    """The first whole picture is not compared with a smear, nor with what was before it."""
    moments: list[Moment] = []
    run([reading()] * 20, moments=False, step=0.1, damaged=[10], sinks=Sinks(moment=moments.append))
    assert [m.state for m in moments[9:13]] == ["still", "damaged", "moving", "still"]


def test_how_long_a_hand_stayed_is_not_said_where_nothing_could_be_seen():
    hand = (reading(), Motion(changed=0.0, since_still=1.0, hand=True))
    moving = (reading(), Motion(changed=1.0, since_still=1.0, hand=True))
    items = [*[reading()] * 8, moving, hand, *[reading()] * 40]
    lines, _, _ = run(items, moments=False, step=0.1, damaged=range(10, 40))
    assert not of_type(lines, "hand")


def test_of_pictures_whose_times_nobody_knows_less_is_proved():
    """That a card covers one of which nothing is seen any more: it may have been taken back between the pictures."""
    under, over = card("dashed", (0, 1), (0, 2)), card("dotted", (0, 2), (1, 2))
    end = reading(over, tokens=AFTER_FIRST, hidden=[(0, 1)])
    items = [reading(), *[reading(under, tokens=AFTER_FIRST)] * 2, *[end] * 9]
    for timed, cls in ((True, "violation"), (False, "unclear")):
        source = ScriptedSource(items)
        source.timed = timed
        lines = list(Session(table(), source, reader=ScriptedReader(items)).run())
        assert of_type(lines, "card")[-1]["class"] == cls


def test_a_notice_about_a_picture_left_out_is_told_but_is_no_line():
    told: list[Notice] = []
    lines, _, _ = run([reading(), Notice("skipped", 0, "left out: 2.jpg is not a picture"), reading()],
                      sinks=Sinks(notice=told.append))
    assert [notice.text for notice in told] == ["left out: 2.jpg is not a picture"]
    assert not of_type(lines, "skipped")


def test_the_calls_of_the_match_file_become_lines_at_their_time():
    setup = MatchSetup(players={"dashed": "Anna", "dotted": "Ben"}, start=1.0, stop=3.0, caller="dashed")
    lines, _, _ = run([reading()] * 5, setup)
    [stop] = of_type(lines, "stop")
    assert stop["player"] == "dashed" and stop["end"] == "regular" and stop["t"] == 3.0


def test_a_round_whose_caller_is_known_is_scored():
    laid = [card("dashed", (0, 1), (0, 2))]
    setup = MatchSetup(players={"dashed": "Anna", "dotted": "Ben"}, counts={"tableau": {"dashed": 14}}, stop=3.0,
                       caller="dashed")
    lines, _, _ = run([reading(), *[reading(*laid, tokens=AFTER_FIRST)] * 5], setup)
    score = lines[-1]["score"]
    assert score["place"] == {"dashed": 1, "dotted": 2} and score["chips"] == {"dashed": 2, "dotted": 0}
    assert score["players"]["dashed"] == "Anna"


def test_a_score_is_never_guessed():
    lines, _, _ = run([reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3])
    assert "fewer than two players" in lines[-1]["score"]["unclear"]
    unknown = card("unknown", (3, 1), (3, 2))
    lines, _, _ = run([reading(), *[reading(FIRST, unknown, tokens=((0, 2), (0, 5), (3, 2), (3, 5)))] * 9])
    assert "row 4, columns 2 and 3" in lines[-1]["score"]["unclear"]


def test_a_stream_is_read_only_where_nothing_moves():
    moving = Motion(changed=0.2)
    items = [(reading(), moving)] * 5 + [(reading(), Motion())] * 60
    _, _, reader = run(items, moments=False, step=1 / 30)
    assert min(reader.read_frames) > 5
    assert len(reader.read_frames) == 2


def test_a_table_that_never_rests_is_read_now_and_then_where_its_game_says_so(monkeypatch):
    monkeypatch.setattr(BoardSight, "busy_s", 1.0)
    items = [(reading(FIRST, hidden=((3, 3),)), Motion(changed=0.2, hand=True))] * 14
    states = []
    lines, _, reader = run(items, moments=False, step=0.25, sinks=Sinks(moment=lambda m: states.append(m.state)))
    assert reader.read_frames == [4, 8, 12] and set(states) == {"hand"}
    assert [line["t"] for line in of_type(lines, "card")] == [2.0]


@pytest.mark.parametrize("doubtful", [
    pytest.param(reading(hidden=((3, 3),)), id="a square cannot be seen"),
    pytest.param(reading(card("unknown", (3, 1), (3, 2))), id="nobody knows whose card it is"),
    pytest.param(reading(FIRST), id="its token did not follow"),
])
def test_what_is_doubtful_is_looked_at_again(doubtful):
    still, busy = Motion(), Motion(changed=0.2)
    items = [(reading(), still)] * 40 + [(doubtful, busy)] * 5 + [(doubtful, still)] * 60
    _, _, reader = run(items, moments=False, step=1 / 30)
    assert len([i for i in reader.read_frames if i >= 45]) == 4


def test_a_card_that_two_looks_did_not_name_is_looked_at_again_until_more_are_sure_than_not():
    still, busy = Motion(), Motion(changed=0.2)
    sure = reading(FIRST, tokens=AFTER_FIRST)
    first = reading(replace(FIRST, owner="unknown", candidates=("dotted", FIRST.owner)), tokens=AFTER_FIRST)
    items = [(reading(), still)] * 40 + [(first, busy)] * 5 + [(first, still)] * 5 + [(sure, still)] * 60
    lines, _, reader = run(items, moments=False, step=1 / 30)
    assert len([i for i in reader.read_frames if i >= 45]) == 3
    assert [e["player"] for e in of_type(lines, "card")] == [FIRST.owner]


def test_a_stream_reports_a_card_laid_between_two_still_moments():
    still, busy = Motion(), Motion(changed=0.2)
    after = reading(FIRST, tokens=AFTER_FIRST)
    items = [(reading(), still)] * 60 + [(reading(), busy)] * 20 + [(after, still)] * 60
    lines, _, _ = run(items, moments=False, step=1 / 30)
    assert [e["class"] for e in of_type(lines, "card")] == ["legal"]


def test_a_legal_card_is_told_when_its_token_follows_late():
    laid, followed = reading(FIRST), reading(FIRST, tokens=AFTER_FIRST)
    still, busy = Motion(), Motion(changed=0.2)
    items = ([(reading(), still)] * 40 + [(laid, busy)] * 5 + [(laid, still)] * 40 + [(followed, busy)] * 5
             + [(followed, still)] * 40)
    lines, _, _ = run(items, moments=False, step=1 / 30)
    assert [e["class"] for e in of_type(lines, "card")] == ["legal"]


def test_a_token_that_never_follows_is_judged_after_a_few_seconds_though_nothing_changes():
    laid = reading(FIRST)
    still, busy = Motion(), Motion(changed=0.2)
    items = [(reading(), still)] * 40 + [(laid, busy)] * 5 + [(laid, still)] * (30 * 16)
    source_length = len(items) / 30
    lines, _, _ = run(items, moments=False, step=1 / 30)
    [event] = of_type(lines, "card")
    assert event["class"] == "violation" and event["rule"] == "BG-TOKEN-1"
    assert event["t"] < source_length


def test_a_table_at_rest_shows_what_is_not_there_yet_until_a_hand_comes():
    """The last reading was before the stop call, but nothing moved until after it: the card came too late."""
    bare, hand = (reading(), Motion()), (reading(), Motion(changed=0.5, since_still=0.9, hand=True))
    laid = (reading(FIRST, tokens=AFTER_FIRST), Motion())
    lines, _, reader = run([bare] * 10 + [hand] * 4 + [laid] * 30, MatchSetup(stop=0.75), moments=False, step=0.1)
    assert max(n for n in reader.read_frames if n < 10) < 7
    [event] = of_type(lines, "card")
    assert (event["class"], event["rule"]) == ("violation", "BG-END-2")


def test_a_long_hand_is_mentioned_with_its_seconds():
    still = Motion()
    items = [(reading(), still)] * 40 + [(reading(), Motion(changed=0.2, since_still=0.9, hand=True))] * 90
    items += [(reading(), still)] * 40
    lines, _, _ = run(items, moments=False, step=1 / 30)
    [line] = of_type(lines, "hand")
    assert line["seconds"] == pytest.approx(3.0, abs=0.2)


def test_each_frame_is_a_moment_with_its_trace_line():
    moments: list[Moment] = []
    run([reading(), reading(hidden=[(0, 0)])], sinks=Sinks(moment=moments.append))
    assert [m.to_dict() for m in moments] == [
        {"frame": 0, "t": 0.0, "state": "still", "hidden": []},
        {"frame": 1, "t": 1.0, "state": "still", "hidden": ["r0c0"]}]


def test_stopping_in_the_middle_still_gives_the_summary():
    items = [reading()] * 10
    source = ScriptedSource(items)
    reader = ScriptedReader(items)
    session = Session(table(), source, reader=reader, sensor=reader, sinks=Sinks(moment=lambda m: session.stop()))
    lines = list(session.run())
    assert lines[-1]["type"] == "summary"
    assert len(reader.read_frames) == 1


def test_evidence_is_saved_for_events_and_named_in_them(tmp_path):
    from referee.session.match.judged.evidence import FolderSink

    lines, _, _ = run([reading(), reading(FIRST, tokens=AFTER_FIRST), reading(FIRST, tokens=AFTER_FIRST)],
                      sinks=Sinks(FolderSink(tmp_path / "pictures")))
    [event] = of_type(lines, "card")
    assert len(event["evidence"]) == 2
    assert [name.rsplit("_", 1)[1] for name in event["evidence"]] == ["before.jpg", "after.jpg"]
    assert all((tmp_path / "pictures" / name.rsplit("/", 1)[1]).stat().st_size > 100 for name in event["evidence"])


def test_the_next_round_begins_with_an_empty_memory():
    items = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3, *[reading(tokens=TOKENS)] * 3]
    source = ScriptedSource(items)
    reader = ScriptedReader(items)

    def after_four(moment):
        if moment.frame.index == 3:
            session.call("next_round")

    session = Session(table(), source, reader=reader, sensor=reader, sinks=Sinks(moment=after_four))
    lines = list(session.run())
    assert not of_type(lines, "removed")
    assert lines[-1]["cards"] == {}


class OddSizes(ScriptedSource):
    """Pictures of another size at the given places."""

    def __init__(self, items, odd):
        super().__init__(items)
        self.odd = odd

    def __iter__(self):
        for frame in super().__iter__():
            assert isinstance(frame, Frame)
            yield replace(frame, image=frame.image[:-10]) if frame.index in self.odd else frame


def test_pictures_of_another_size_than_the_tables_are_refused():
    items = [reading()] * 3
    reader = ScriptedReader(items)
    session = Session(table(), OddSizes(items, {0}), reader=reader, sensor=reader)
    with pytest.raises(SourceError, match="140x90, the table was learned from 140x100"):
        list(session.run())


def test_a_single_picture_of_another_size_is_left_out():
    items = [reading()] * 3
    told: list[Notice] = []
    reader = ScriptedReader(items)
    list(Session(table(), OddSizes(items, {1}), reader=reader, sensor=reader, sinks=Sinks(notice=told.append)).run())
    assert reader.read_frames == [0, 2] and [n.kind for n in told] == ["skipped"] and "left out" in told[0].text


def test_a_card_whose_colours_cannot_be_read_leaves_the_score_open():
    doubtful = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"), confidence=0.6)
    setup = MatchSetup(players={"dashed": "", "dotted": ""}, counts={"tableau": {"dashed": 14}}, stop=3.0,
                       caller="dashed")
    shown = reading(FIRST, doubtful, tokens=((0, 2), (0, 5), (3, 2), (3, 5)))
    lines, _, _ = run([reading(), *[shown] * 12], setup)
    assert not [line for line in lines if line.get("class") == "violation"]
    assert "row 4, columns 2 and 3" in lines[-1]["score"]["unclear"]


def test_a_house_rule_that_needs_the_cards_of_an_unknown_set_says_so():
    setup = MatchSetup(options=Options(dead_end="deck"))
    few = replace(table(), squares=tuple(s for s in table().squares if s.colour in ("red", "blue")))
    with pytest.raises(MatchError, match="dead_end = 'deck' needs the list of cards, and a board of 2 colours"):
        Session(few, ScriptedSource([]), setup, reader=ScriptedReader([]), sensor=ScriptedReader([]))


def test_a_set_of_other_numbers_than_the_rules_say_is_not_played_with(tmp_path):
    standard = resources.files("referee.kit.board").joinpath("standard.toml").read_text(encoding="utf-8")
    (tmp_path / "five.toml").write_text(standard.replace("tokens = 4", "tokens = 5"), encoding="utf-8")
    with pytest.raises(MatchError, match="2 jokers a player and 5 tokens; the board game is played with 15, 2 and 4"):
        game_named("board").eyes.judge(replace(table(), kit=str(tmp_path / "five.toml")), MatchSetup())


def test_the_umpire_of_a_session_knows_the_cards_of_the_set_and_the_jokers_spent():
    setup = MatchSetup(options=Options(jokers_per="match"), counts={"jokers_spent": {"dotted": 1}})
    made = game_named("board").eyes.judge(table(), setup)
    assert isinstance(made, Umpire)
    assert len(made.position.deck) == 15 and made.position.jokers_used("dotted") == 1


def test_cards_counted_by_hand_go_before_what_is_seen_in_the_score():
    setup = MatchSetup(players={"dashed": "Anna", "dotted": "Ben"}, counts={"left": {"dashed": 0, "dotted": 3}},
                       stop=3.0, caller="dashed")
    lines, _, _ = run([reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 5], setup)
    assert lines[-1]["score"]["chips"] == {"dashed": 2, "dotted": 0}


def test_a_card_that_may_have_been_in_the_hand_at_the_call_leaves_the_score_open():
    setup = MatchSetup(players={"dashed": "Anna", "dotted": "Ben"}, counts={"left": {"dotted": 0}}, stop=2.0,
                       caller="dotted", options=Options(in_flight="yes"))
    lines, _, _ = run([reading()] * 4 + [reading(FIRST, tokens=AFTER_FIRST)] * 6, setup)
    assert "was in the hand at the stop call" in lines[-1]["score"]["unclear"]


def test_a_verdict_carries_its_rule_in_words_and_what_would_have_been_legal():
    after = ((0, 0), (0, 5), (3, 2), (3, 5))
    lines, _, _ = run([reading(), *[reading(WRONG, tokens=after)] * 6])
    [event] = of_type(lines, "card")
    assert event["rule_title"] == "Colours must match" and event["rule_text"].endswith(".")
    assert event["legal_here"]["text"].startswith("This card fitted nowhere at that moment;")
    assert lines[-1]["findings"][0]["legal_here"] == event["legal_here"]
    assert lines[-1]["findings"][0]["rule_text"] == event["rule_text"]


def test_times_are_rounded_to_thousandths():
    lines, _, _ = run([reading(), reading(FIRST, tokens=AFTER_FIRST), reading(FIRST, tokens=AFTER_FIRST)], step=1 / 3)
    assert all(line["t"] == round(line["t"], 3) for line in lines[:-1])
