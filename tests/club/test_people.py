"""Names over all tables: one person by spelling, two that the host made one, and apart again."""

from __future__ import annotations

from referee.club.people import people_of
from referee.store.club import Merge


def merge(name: str, other: str) -> Merge:
    return Merge(0, "", "merge", name, other, "")


def split(name: str) -> Merge:
    return Merge(0, "", "split", name, "", "")


def persons(words: list[Merge], *names: str) -> list[str]:
    people = people_of(words)
    return [people.person(name) for name in names]


def test_spellings_of_one_name_are_one_person() -> None:
    assert len(set(persons([], "Anna", " anna ", "ANNA"))) == 1
    assert len(set(persons([], "Anna", "Anne"))) == 2


def test_two_that_are_one_are_known_by_the_name_the_host_chose() -> None:
    assert persons([merge("Anna B.", "Anna")], "anna b.", "Anna", "Ben") == ["anna", "anna", "ben"]


def test_a_merge_takes_along_whoever_was_one_with_either() -> None:
    words = [merge("A", "B"), merge("C", "D"), merge("B", "D")]
    assert persons(words, "A", "B", "C", "D") == ["d"] * 4


def test_a_split_takes_one_name_out_and_leaves_the_others_together() -> None:
    words = [merge("A", "B"), merge("C", "B"), split("A")]
    assert persons(words, "A", "B", "C") == ["a", "b", "b"]
    left = persons([merge("A", "B"), merge("C", "B"), split("B")], "A", "B", "C")
    assert left == ["a", "b", "a"], "those who were known by it are known by another name of theirs"


def test_what_was_split_can_be_merged_again_and_a_split_of_nothing_is_nothing() -> None:
    assert persons([split("A"), merge("A", "B"), split("A"), merge("A", "B")], "A", "B") == ["b", "b"]
    assert people_of([merge("A", "B"), split("A")]).groups == {}
    assert people_of([merge("A", "a")]).groups == {}


def test_the_merged_are_listed_for_the_host_to_take_back() -> None:
    assert people_of([merge("Anna B.", "Anna"), merge("Ann", "Anna")]).merged() == {"anna": ["ann", "anna", "anna b."]}
