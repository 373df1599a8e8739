import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { answered, isOpen, left, lost, overtaken, speaks, tapped, typed } = await load("live/count_drafts.js");

const SEEN = { match: 1, round: 2, version: 40, live: true, setting: 0 };
const BASE = { seen: SEEN, player: "solid", field: "left", name: "Ada", was: null, min: 0, max: 20 };
const draft = (fields) => ({ ...BASE, text: "5", state: "typed", ...fields });

test("keys are kept as they are; a draft keeps what it was about", () => {
  assert.deepEqual(typed(null, BASE, "5x", true), { ...BASE, text: "5x", bad: true, keys: true, state: "typed", problem: "" });
  assert.equal(typed(draft({ was: 3 }), { ...BASE, was: 9 }, "6", false).was, 3, "what had been counted when typing began");
});

test("leaving a field says what is new, and only that", () => {
  assert.deepEqual(left(draft(), null, false).say, { n: 5 });
  assert.deepEqual(left(draft(), 5, false), { draft: null });
  assert.deepEqual(left(draft({ text: "" }), 5, false).say, { n: null }, "emptied: it is taken back");
  assert.equal(left(draft({ text: "99" }), 5, false).draft.state, "wrong");
});

test("while the last word is not in the state, it is what a new one is compared with", () => {
  assert.equal(left(draft({ n: 5 }), 3, true).draft.state, "said", "the same again");
  assert.deepEqual(left(draft({ n: 6 }), 5, true).say, { n: 5 }, "back to what the state still shows");
});

test("what was being typed before a reload is nobody's word until somebody leaves its field", () => {
  assert.equal(speaks(draft({ state: "restored" }), true), false);
  assert.equal(speaks(draft({ state: "restored" }), false), true);
  assert.equal(speaks(draft(), true), true);
  assert.equal(speaks(null, false), false);
});

test("an answer: in the log, refused as stale, refused for itself", () => {
  const said = draft({ state: "said", n: 5 }), now = { ...SEEN, version: 44 };
  assert.deepEqual(answered(said, { ok: true, seq: 44 }, 5, true, now), { ...said, was: 5, seq: 44, state: "done" });
  assert.equal(answered({ ...said, seen: { ...SEEN, live: false } }, { ok: true, seq: 44 }, 5, true, now), null, "of a past round");
  assert.equal(answered(said, { ok: false, stale: true, error: "no" }, 5, true, now), null);
  assert.equal(answered({ ...said, keys: true }, { ok: false, stale: true, field: "counts", error: "no" }, 5, true, { ...now, round: 3 }), null);
  assert.equal(answered({ ...said, keys: true }, { ok: false, stale: true, error: "another round" }, 5, true, now), null, "of another round, which this screen has not seen");
  assert.deepEqual(answered(said, { ok: false, error: "too many" }, 5, true, now), { ...said, state: "wrong", problem: "too many" });
});

test("an answer does not touch what is typed meanwhile", () => {
  const meanwhile = draft({ text: "6" }), now = { ...SEEN, version: 44 };
  assert.deepEqual(answered(meanwhile, { ok: true, seq: 44 }, 5, false, now), { ...meanwhile, was: 5, seq: 44 });
  assert.deepEqual(answered(meanwhile, { ok: false, stale: true }, 5, false, now), { ...meanwhile, seen: now });
  assert.deepEqual(answered(meanwhile, { ok: false, error: "no" }, 5, false, now), meanwhile);
});

test("without an answer it goes out again", () => {
  assert.deepEqual(lost(draft({ state: "said" })), draft({ state: "lost" }));
  assert.deepEqual(lost(draft()), draft(), "typed on meanwhile");
});

test("news: the state has it, it was to go out, or its round is over", () => {
  const next = { ...SEEN, round: 3, version: 1 };
  assert.equal(overtaken(draft({ state: "done", seq: 41 }), SEEN), "");
  assert.equal(overtaken(draft({ state: "done", seq: 40 }), SEEN), "shown");
  assert.equal(overtaken(draft({ state: "done", seq: 41 }), next), "shown");
  for (const state of ["said", "lost"]) assert.equal(overtaken(draft({ state }), next), "say");
  for (const state of ["typed", "restored", "wrong"]) {
    assert.equal(overtaken(draft({ state }), SEEN), "");
    assert.equal(overtaken(draft({ state }), next), "over");
    assert.equal(overtaken(draft({ state, seen: { ...SEEN, live: false } }), next), "", "a past round is corrected as long as one likes");
  }
});

test("a tapped number is said at once", () => {
  assert.deepEqual(tapped(null, BASE, 4), { ...BASE, text: "4", bad: false, keys: false, state: "said", problem: "" });
});

test("what was typed while somebody counted otherwise stays, and goes on from what is counted now", () => {
  const said = draft({ state: "said", keys: true, n: 5, was: null }), now = { ...SEEN, version: 44 };
  const contested = answered(said, { ok: false, stale: true, field: "counts", error: "Ada has 2 now" }, 5, true, now);
  assert.deepEqual([contested.state, contested.text, contested.problem], ["contested", "5", "Ada has 2 now"]);
  assert.equal(speaks(contested, false), false, "leaving its field says nothing");
  assert.equal(typed(contested, { ...BASE, was: 2 }, "3", false).was, 2);
  assert.deepEqual([tapped(contested, { ...BASE, was: 2 }, 5).was, tapped(contested, { ...BASE, was: 2 }, 5).text], [2, "5"]);
  assert.equal(isOpen(contested), true);
});

test("what is refused, not sent or not finished is open", () => {
  assert.deepEqual(["typed", "restored", "said", "lost", "done", "wrong"].filter((state) => isOpen(draft({ state }))), ["restored", "lost", "wrong"]);
});
