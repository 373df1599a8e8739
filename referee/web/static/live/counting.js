// What people count on this screen, number by number: kept from the first key until the log has it.
//
// A draft's state: typed (in the field), restored (was typed when the page went), step (a tap on + or − that may go on),
// said (on its way), lost (no answer; it goes out again), done (in the log, not yet in the state), wrong (refused).

import { allDrafts, draftOf, setDraft } from "../base/drafts.js";
import { seenNow, whenNews } from "../base/live.js";
import { t } from "../base/texts.js";
import { act, notice } from "../ui/notice.js";
import { readNumber } from "../ui/number.js";

const SETTLE_MS = 350; // steps tapped quickly go out as one word
const PATIENCE_MS = 8000; // a count is carried out in milliseconds: no answer in this time, and the line is dead
const AGAIN_MS = 2000;
const timers = new Map(); // a field's next step, or its next try
const queues = new Map(); // a field's numbers that are to go out, first the one on its way
const flying = new Set();

export const keyOf = (seen, player, field) => `${seen.match}/${seen.round}/${player}/${field}`;

/** Keys are typed. `base`: what the number is about, and what had been counted before (`was`, null for nothing). */
export function type(key, base, text, bad) {
  clearTimeout(timers.get(key));
  setDraft(key, { ...base, ...draftOf(key), text, bad, strict: false, state: "typed", problem: "" });
}

/**
 * The field is left: what was typed counts, or it is told why not. `base.was`: what the state says is counted.
 * `gone`: its scene went away under the typist; what was there before the reload is nobody's word until somebody says so.
 */
export function leave(key, { was }, send, gone = false) {
  const draft = draftOf(key);
  if (draft?.state !== "typed" && (gone || draft?.state !== "restored")) return;
  if (gone) setDraft(key, { ...draft, strict: true });
  const read = readNumber(draft.text, draft), n = read.n ?? null;
  const waits = queues.has(key) || (draft.seq ?? 0) > (seenNow()?.version ?? 0); // the state does not show yet what was said last
  if (read.wrong) setDraft(key, { ...draft, state: "wrong", problem: read.wrong });
  else if (n !== (waits ? draft.n : was)) say(key, n, send);
  else setDraft(key, waits ? { ...draft, state: "said" } : null);
}

/** A tap on + or −; further ones may follow. */
export function step(key, base, n, send) {
  setDraft(key, { ...base, ...draftOf(key), text: String(n), bad: false, strict: true, state: "step", problem: "" });
  clearTimeout(timers.get(key));
  timers.set(key, setTimeout(() => say(key, n, send), SETTLE_MS));
}

/** A number at one tap: as seen, or a tick. */
export function put(key, base, n, send) {
  setDraft(key, { ...base, ...draftOf(key), text: String(n), bad: false, strict: true, state: "said", problem: "" });
  say(key, n, send);
}

/** Bring a number to the log, after those of the same field that are on their way. */
function say(key, n, send = act) {
  clearTimeout(timers.get(key));
  setDraft(key, { ...draftOf(key), state: "said", n });
  if (!queues.has(key)) queues.set(key, []);
  queues.get(key).push({ n, strict: draftOf(key).strict, send });
  bring(key);
}

/** Send what waits of a field, one after the other. `strict`: it counts only if what it goes on from (`was`) still stands. */
async function bring(key) {
  if (flying.has(key)) return;
  const queue = queues.get(key), { seen, player, field, was } = draftOf(key) ?? {};
  if (!queue?.length || !seen) {
    queues.delete(key);
    return;
  }
  const { n, strict, send } = queue[0];
  const fields = { player, counts: { [field]: n }, ...(strict && { was: { [field]: was } }), ...(!seen.live && { match: seen.match, round: seen.round }) };
  flying.add(key);
  const answer = await send("count", fields, { seen, quiet: true, patience: PATIENCE_MS });
  flying.delete(key);
  if (answer.lost) return later(key, queue);
  queue.shift();
  if (!queue.length) queues.delete(key);
  if (draftOf(key)) settle(key, answer, n);
  return bring(key);
}

/** Nobody answered: it may be in the log or not, so it goes out again only on top of what was there before. */
function later(key, queue) {
  const draft = draftOf(key);
  queue[0].strict = true;
  if (draft?.state === "said") setDraft(key, { ...draft, state: "lost", strict: true });
  timers.set(key, setTimeout(() => again(key), AGAIN_MS));
}

function again(key) {
  const draft = draftOf(key);
  if (draft?.state === "lost") setDraft(key, { ...draft, state: "said" });
  bring(key);
}

/** What became of a number; meanwhile something else may have been typed into the field. */
function settle(key, answer, n) {
  const now = draftOf(key), last = now.state === "said" && !queues.has(key);
  if (answer.ok) {
    setDraft(key, last && !now.seen.live ? null : { ...now, was: n, seq: answer.seq, state: last ? "done" : now.state });
  } else if (answer.stale) {
    notice(t("count-not-written", { name: now.name, n: n ?? "–", why: answer.error }));
    setDraft(key, last ? null : { ...now, seen: seenNow() ?? now.seen });
  } else {
    setDraft(key, last ? { ...now, state: "wrong", problem: answer.error } : now);
  }
}

/** Whether a number of this round was typed and does not count: refused, not sent, or not finished before a reload. */
export const unsettled = (seen) => allDrafts().some(([, d]) => d.seen.match === seen.match && d.seen.round === seen.round
  && ["wrong", "lost", "restored"].includes(d.state));

/** What the state has is no draft any more; what is left from before a reload goes out once there is a line. */
whenNews((state) => {
  for (const [key, draft] of allDrafts()) {
    const { match, round, live } = draft.seen, here = state.seen.match === match && state.seen.round === round;
    if (draft.state === "done" && (!here || state.seen.version >= draft.seq)) setDraft(key, null);
    else if (queues.has(key)) again(key);
    else if (["said", "step", "lost"].includes(draft.state) && !timers.has(key)) {
      setDraft(key, { ...draft, strict: true });
      say(key, draft.state === "step" ? Number(draft.text) : draft.n);
    } else if (live && !here && ["typed", "restored", "wrong"].includes(draft.state)) {
      notice(t("count-not-written", { name: draft.name, n: draft.text, why: t("count-round-over") }));
      setDraft(key, null);
    }
  }
});
