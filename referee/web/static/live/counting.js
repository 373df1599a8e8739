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
const timers = new Map(), flying = new Set();

export const keyOf = (seen, player, field) => `${seen.match}/${seen.round}/${player}/${field}`;

/** Keys are typed. `base`: what the number is about, and what had been counted before (`was`, null for nothing). */
export function type(key, base, text, bad) {
  clearTimeout(timers.get(key));
  setDraft(key, { ...base, ...draftOf(key), text, bad, strict: false, state: "typed", problem: "" });
}

/** The field is left: what was typed counts, or it is told why not. */
export function leave(key, { was }, send) {
  const draft = draftOf(key);
  if (draft?.state !== "typed" && draft?.state !== "restored") return;
  const read = readNumber(draft.text, draft);
  if (read.wrong) setDraft(key, { ...draft, state: "wrong", problem: read.wrong });
  else if ((read.n ?? null) === was) setDraft(key, null);
  else say(key, read.n ?? null, send);
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

/** Bring a number to the log. `strict`: it counts only if what it goes on from still stands. */
async function say(key, n, send = act) {
  clearTimeout(timers.get(key));
  const draft = { ...draftOf(key), state: "said", n };
  setDraft(key, draft);
  if (flying.has(key)) return; // once that is answered, this one goes
  flying.add(key);
  const { seen, player, field, strict, was } = draft;
  const fields = { player, counts: { [field]: n }, ...(strict && { was: { [field]: was } }), ...(!seen.live && { match: seen.match, round: seen.round }) };
  const answer = await send("count", fields, { seen, quiet: true, patience: PATIENCE_MS });
  flying.delete(key);
  const now = draftOf(key);
  if (!now) return;
  const later = now.state === "said" && now.n !== n;
  if (answer.ok) {
    if (later) { setDraft(key, { ...now, was: n }); say(key, now.n, send); }
    else if (now.state === "said") setDraft(key, seen.live ? { ...now, was: n, state: "done", seq: answer.seq } : null);
    else setDraft(key, { ...now, was: n });
  } else if (answer.lost) {
    if (now.state !== "said") return;
    setDraft(key, { ...now, state: "lost", strict: true });
    timers.set(key, setTimeout(() => again(key), AGAIN_MS));
  } else if (answer.stale) {
    notice(t("count-not-written", { name: now.name, n: n ?? "–", why: answer.error }));
    if (now.state === "said") setDraft(key, null);
    else setDraft(key, { ...now, seen: seenNow() ?? now.seen });
  } else if (now.state === "said") {
    setDraft(key, { ...now, state: "wrong", problem: answer.error });
  }
}

function again(key) {
  const draft = draftOf(key);
  if (draft?.state === "lost") say(key, draft.n);
}

/** Whether a number of this round was typed and does not count: refused, not sent, or not finished before a reload. */
export const unsettled = (seen) => allDrafts().some(([, d]) => d.seen.match === seen.match && d.seen.round === seen.round
  && ["wrong", "lost", "restored"].includes(d.state));

/** What the state has is no draft any more; what is left from before a reload goes out once there is a line. */
whenNews((state) => {
  for (const [key, draft] of allDrafts()) {
    const { match, round, live } = draft.seen, here = state.seen.match === match && state.seen.round === round;
    if (draft.state === "done" && (!here || state.seen.version >= draft.seq)) setDraft(key, null);
    else if (draft.state === "lost") again(key);
    else if (["said", "step"].includes(draft.state) && !flying.has(key) && !timers.has(key)) {
      setDraft(key, { ...draft, strict: true });
      say(key, draft.state === "said" ? draft.n : Number(draft.text));
    } else if (live && !here && ["typed", "restored", "wrong"].includes(draft.state)) {
      notice(t("count-not-written", { name: draft.name, n: draft.text, why: t("count-round-over") }));
      setDraft(key, null);
    }
  }
});
