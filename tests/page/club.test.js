import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { loadTexts } = await load("base/texts.js");
await loadTexts();
const { clubOf, needOf, roundSeconds, since } = await load("club/state.js");
const { headline, howLong, roundWords } = await load("club/words.js");
const { asking } = await load("club/standings.js");

const table = (more = {}) => ({ id: "a", name: "Table 3", silent_since: null, away: false, waiting: [], help: null, clock: null, rule_title: "", game: "dice", over: false,
  rounds: 5, target: 0, round: 2, paused: false, scene: "play", winners: [], people: [], ...more });

test("tables come in the server's order, and a moment is meant by the server's clock", () => {
  const now = Date.now() / 1000 + 500;
  const club = clubOf({ order: ["b", "a"], "t:a": { id: "a" }, "t:b": { id: "b" }, club: "N", trouble: null, results: 1, clock: now });
  assert.deepEqual(club.tables.map(({ id }) => id), ["b", "a"]);
  assert.ok(Math.abs(since(now - 12) - 12) < 1);
  assert.equal(roundSeconds(table({ clock: { began: null, s: 30 } })), 30);
  assert.ok(Math.abs(roundSeconds(table({ clock: { began: now - 70, s: 0 } })) - 70) < 1);
  assert.equal(clubOf({ match: null }), null);
});

test("what needs somebody most is said", () => {
  const waits = [{ what: "incident", names: ["Anna", "Ben"] }], calls = { text: "come", answered: false, since: 0 };
  assert.deepEqual([table(), table({ waiting: waits }), table({ waiting: waits, help: calls }), table({ help: { ...calls, answered: true } }), table({ silent_since: 1 }),
    table({ over: true }), table({ game: null }), table({ silent_since: 1, away: true })].map(needOf), ["plays", "waiting", "help", "plays", "silent", "idle", "idle", "away"]);
  assert.equal(headline(table({ waiting: waits })), "Anna and Ben: Something is wrong");
  assert.equal(headline(table({ waiting: waits, rule_title: "Only free squares" })), "Anna and Ben: Only free squares");
  assert.equal(headline(table({ over: true, winners: ["Anna"] })), "Anna won");
  assert.equal(headline(table({ scene: "match_end" })), "The match is over");
  assert.match(headline(table({ silent_since: Date.now() / 1000 + 500 - 12.4 })), /^Not heard for 1[23] s$/);
  assert.equal(headline(table({ scene: null, away: true, silent_since: 1 })), "Closed for today");
});

test("how long, and which round", () => {
  assert.deepEqual([12.9, 119, 125, 3599, 3905].map(howLong), ["12 s", "119 s", "2 min", "59 min", "1 h 5 min"]);
  assert.deepEqual([table(), table({ rounds: 0 }), table({ rounds: 0, target: 99 }), table({ round: null })].map(roundWords), ["Round 2 of 5", "Round 2", "Round 2, to 99 points", ""]);
});

test("a choice of evenings is a question to the server", () => {
  const chosen = { kind: "evening", days: ["2026-11-29"], since: "2026-09-01", until: "" };
  assert.equal(asking(chosen, "points"), "order=points");
  assert.equal(asking({ ...chosen, kind: "chosen" }, "wins"), "order=wins&day=2026-11-29");
  assert.equal(asking({ ...chosen, kind: "season" }, "points"), "order=points&since=2026-09-01");
  assert.equal(asking({ ...chosen, kind: "season", since: "", until: "2026-12-01" }, "points"), "order=points&since=0000-01-01&until=2026-12-01");
});
