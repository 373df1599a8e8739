import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { TIME_MS, runningFor, sceneBetween } = await load("live/between.js");
const { bestRound, standingsOf, totalsOf, winnersOfRound } = await load("live/standing.js");
const { roundWon } = await load("live/headlines.js");
const { colourOf } = await load("tables/seats.js");

const scored = (more = {}) => ({ match: { id: 1, over: false }, round: { number: 2 }, scene: { name: "score" }, step: null, score: { final: true }, do_now: [{}], players: [{ counted: false }, { counted: false }], ...more });
const walk = (state) => [0, 1, 2, 9].map((n) => sceneBetween(state, n * TIME_MS));

test("between two rounds the television goes on by time", () => {
  assert.deepEqual(walk(scored()), ["score", "standings", "do_now", "do_now"]);
  assert.deepEqual(walk(scored({ do_now: [] })), ["score", "standings", "standings", "standings"]);
  assert.deepEqual(walk(scored({ scene: { name: "count" } })), ["count", "count", "count", "count"], "nothing is scored yet");
});

test("after the last round its score comes before the winner", () => {
  assert.deepEqual(walk(scored({ match: { id: 1, over: true }, scene: { name: "match_end" } })), ["score", "match_end", "match_end", "match_end"]);
  const ended = scored({ match: { id: 1, over: true }, scene: { name: "match_end" }, score: { final: false } });
  assert.deepEqual(walk(ended), ["match_end", "match_end", "match_end", "match_end"], "ended before a round that nobody plays");
});

test("it goes with whoever goes on at the phone, never back before its own time, and only in this round", () => {
  const told = (name, round = 2) => scored({ step: { match: 1, round, name } });
  assert.deepEqual(walk(told("do_now")), ["do_now", "do_now", "do_now", "do_now"]);
  assert.deepEqual(walk(told("score")), ["score", "standings", "do_now", "do_now"]);
  assert.deepEqual(walk(told("count")), ["count", "count", "count", "count"]);
  assert.deepEqual(walk(told("do_now", 1)), ["score", "standings", "do_now", "do_now"]);
});

test("counting goes on at the television with whoever counts, from a check too, and names no step that is not reached", () => {
  const looked = (more) => sceneBetween(scored({ scene: { name: "check" }, ...more }), 0), told = (name, round = 2) => ({ step: { match: 1, round, name } });
  assert.equal(looked({}), "check");
  assert.equal(looked(told("count")), "count");
  assert.equal(looked(told("count", 1)), "check", "of another round");
  assert.equal(looked(told("score")), "check");
  const said = { players: [{ counted: true }, { counted: false }] };
  assert.equal(looked(said), "count");
  assert.equal(looked({ ...said, ...told("check") }), "check", "somebody went back");
});

test("its time begins when nobody counts any more, so that the score is seen", () => {
  const told = (name) => runningFor(scored({ step: { match: 1, round: 2, name } }));
  assert.deepEqual(["check", "count", "score", "do_now"].map(told), ["", "", "1-2", "1-2"]);
  assert.equal(runningFor(scored()), "1-2");
  assert.equal(runningFor(scored({ scene: { name: "count" } })), "");
});

const person = (id, total, more = {}) => ({ id, seat: id, name: id.toUpperCase(), total, since: 1, left: null, start: 0, ...more });
const players = [{ person: "a", points: 1 }, { person: "b", points: 8 }, { person: "c", points: 2 }];
const score = { final: true, winners: [], problem: "", lines: [], rounds: [{ number: 1, points: { a: 6, b: 0, c: 5 } }, { number: 2, points: { a: 1, b: 8, c: 2 } }] };

test("rank, total, gap, and who moved", () => {
  const found = standingsOf({ people: [person("a", 7), person("b", 8), person("c", 7)], players, score });
  assert.deepEqual(found.map(({ id, place, gap, moved }) => [id, place, gap, moved]), [["b", 1, 0, 2], ["a", 2, 1, -1], ["c", 2, 1, 0]]);
  const first = { ...score, rounds: score.rounds.slice(0, 1) };
  assert.deepEqual(standingsOf({ people: [person("a", 6), person("b", 0)], players, score: first }).map(({ moved }) => moved), [null, null], "after one round nobody has moved");
});

test("totals from round to round, from what somebody began with; the best round", () => {
  const people = [person("a", 7), person("b", 8), person("c", 7), person("d", 13, { start: 13 })];
  assert.deepEqual(totalsOf({ people, score }).map(({ totals }) => totals), [[0, 6, 7], [0, 0, 8], [0, 5, 7], [13, 13, 13]]);
  assert.deepEqual(bestRound({ people, score }), { name: "B", n: 2, points: 8 });
  assert.equal(bestRound({ people, score: { ...score, rounds: [{ number: 1, points: { a: 0 } }] } }), null);
});

test("who wins a round is said from the points", () => {
  const line = (seat, points, place) => ({ seat, points, place, why: "" });
  const won = (...lines) => ({ score: { ...score, lines }, round: { number: 2 }, players: [{ seat: "p2", name: "Ben" }, { seat: "p4", name: "Dora" }] });
  const two = won(line("p1", 0, 2), line("p2", 2, 1), line("p4", 2, 1));
  assert.deepEqual(winnersOfRound(two), ["p2", "p4"]);
  assert.match(roundWon(two), /^Ben and Dora win round/);
  assert.match(roundWon(won(line("p1", 0, 1), line("p2", 0, 1))), /^Nobody wins round/);
  assert.match(roundWon(won()), /^Nobody wins/);
});

test("every seat of a game has a colour of its own", () => {
  for (const seats of [["solid", "double", "dashed", "dotted"], ["bottom", "top", "left", "right"], Array.from({ length: 12 }, (_, n) => `p${n + 1}`)]) {
    assert.equal(new Set(seats.map(colourOf)).size, seats.length);
  }
});

test("what is to be done is told player by player", async () => {
  const { byPlayer } = await load("live/scenes/do_now.js");
  const line = (player, text) => ({ player, text });
  assert.deepEqual(byPlayer([line("a", "1"), line("b", "2"), line(null, "all"), line("a", "3"), line("c", "4")]),
    [{ player: "a", texts: ["1", "3"] }, { player: "b", texts: ["2"] }, { player: "c", texts: ["4"] }, { player: null, texts: ["all"] }]);
});
