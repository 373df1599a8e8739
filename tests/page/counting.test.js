import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { load, news, server, turn } from "./browser.js";

mock.timers.enable({ apis: ["setTimeout"] });
const { keyOf, leave, put, settleOn, type, unsettled } = await load("live/counting.js");
const { draftOf, setDraft, allDrafts } = await load("base/drafts.js");

const seen = (version, more = {}) => ({ match: 1, round: 2, version, live: true, setting: 0, ...more });
const base = { seen: seen(40), player: "solid", field: "left", name: "Ada", was: null, min: 0, max: 20 };
let key = "", round = 2;

/** Each test counts in a round of its own. */
beforeEach(async () => {
  for (const [old] of allDrafts()) setDraft(old, null);
  round += 1;
  base.seen = seen(40, { round });
  key = keyOf(base.seen, "solid", "left");
  server.asked.length = 0;
  await news({ match: { id: 1 }, round: { phase: "stopped", number: round }, seen: base.seen });
});

const counts = () => server.asked.filter(({ path }) => path === "/command/count").map(({ body }) => body);

test("a number is kept until the state has it", async () => {
  server.answer = () => ({ ok: true, seq: 44 });
  type(key, base, "7", false);
  assert.equal(draftOf(key).state, "typed");
  assert.deepEqual(counts(), []);
  leave(key, base);
  await turn();
  assert.deepEqual(counts().map((body) => body.counts), [{ left: 7 }]);
  assert.equal(draftOf(key).state, "done");
  await news({ match: { id: 1 }, round: { phase: "stopped" }, seen: seen(44, { round }) });
  assert.equal(draftOf(key), null);
});

test("words of one field go out one after the other, in their order", async () => {
  server.answer = () => ({ ok: true, seq: 44 });
  put(key, base, 4);
  put(key, base, 5);
  await turn();
  assert.deepEqual(counts().map((body) => body.counts.left), [4, 5]);
});

test("where nobody answers it goes out again; meanwhile it does not count", async () => {
  server.answer = () => undefined;
  type(key, base, "7", false);
  leave(key, base);
  await turn();
  assert.equal(draftOf(key).state, "lost");
  assert.equal(unsettled(base.seen), true);
  assert.equal(unsettled(seen(40, { round: round + 1 })), false);
  server.answer = () => ({ ok: true, seq: 44 });
  mock.timers.tick(2000);
  await turn();
  assert.deepEqual(counts().map((body) => body.was), [{ left: null }, { left: null }]);
  assert.equal(draftOf(key).state, "done");
});

test("a refused number stays in its field with the reason", async () => {
  server.answer = () => ({ ok: false, error: "too many" });
  type(key, base, "20", false);
  leave(key, base);
  await turn();
  assert.deepEqual([draftOf(key).state, draftOf(key).problem], ["wrong", "too many"]);
});

test("what two screens count otherwise is contested until people say which", async () => {
  server.answer = () => ({ ok: false, stale: true, field: "counts", error: "Ada has 2 now" });
  for (const [said, left] of [[2, undefined], [3, { left: 2 }]]) {
    server.asked.length = 0;
    type(key, base, "3", false);
    await news({ match: { id: 1 }, round: { phase: "stopped", number: round }, seen: seen(43, { round }) });
    leave(key, { ...base, was: 2 });
    await turn();
    assert.deepEqual([draftOf(key).state, counts()[0].was, unsettled(base.seen)], ["contested", { left: null }, true]);
    settleOn(key, { ...base, was: 2 }, said);
    await turn();
    assert.deepEqual(counts()[1]?.was, left);
    setDraft(key, null);
  }
});
