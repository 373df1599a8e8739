// What people count on this screen, number by number: kept from the first key until the log has it. What a number goes
// through is told in count_drafts.js; here it is kept, sent, and sent again.

import { allDrafts, draftOf, setDraft } from "../base/drafts.js";
import { seenNow, whenNews } from "../base/live.js";
import { t } from "../base/texts.js";
import { act, notice } from "../ui/notice.js";
import { answered, isOf, isOpen, left, lost, overtaken, speaks, tapped, typed } from "./count_drafts.js";

const PATIENCE_MS = 8000; // a count is carried out in milliseconds: no answer in this time, and the line is dead
const AGAIN_MS = 2000;

/**
 * A field's next try.
 * @type {Map<string, ReturnType<typeof setTimeout>>}
 */
const timers = new Map();
/**
 * A word that is to go out.
 * @typedef {{ n: number | null, send: Send }} Word
 */

/**
 * A field's words that are to go out; the first one may be on its way.
 * @type {Map<string, Word[]>}
 */
const queues = new Map();
/**
 * The fields of which a word is on its way.
 * @type {Set<string>}
 */
const flying = new Set();

/**
 * @param {Pick<Seen, "match" | "round">} seen
 * @param {string} player
 * @param {string} field
 */
export const keyOf = (seen, player, field) => `${seen.match}/${seen.round}/${player}/${field}`;

/**
 * Keys are typed. `base`: what the number is about, and what had been counted before (`CountDraft`).
 * @param {string} key
 * @param {CountBase} base
 * @param {string} text
 * @param {boolean} bad
 */
export function type(key, base, text, bad) {
  clearTimeout(timers.get(key));
  setDraft(key, typed(draftOf(key), base, text, bad));
}

/**
 * The field is left: what was typed counts, or it is told why not. `base.was`: what the state says is counted.
 * `gone`: its scene went away under the typist; what was there before the reload is nobody's word until somebody says so.
 * @param {string} key
 * @param {Pick<CountBase, "was">} base
 * @param {Send} [send]
 */
export function leave(key, { was }, send, gone = false) {
  const before = draftOf(key);
  if (!speaks(before, gone)) return;
  const { draft, say } = left(before, was, waits(key, before));
  setDraft(key, draft);
  if (say) tell(key, say.n, send);
}

/**
 * A number at one tap: as seen, or a tick; null takes back what was counted.
 * @param {string} key
 * @param {CountBase} base
 * @param {number | null} n
 * @param {Send} [send]
 */
export function put(key, base, n, send) {
  setDraft(key, tapped(draftOf(key), base, n));
  tell(key, n, send);
}

/**
 * What people say after two of them counted otherwise: `n` counts.
 * @param {string} key
 * @param {CountBase} base
 * @param {number | null} n
 * @param {Send} [send]
 */
export function settleOn(key, base, n, send) {
  if (n === base.was) setDraft(key, null);
  else put(key, base, n, send);
}

/**
 * Whether a number of this round was typed and does not count.
 * @param {Pick<Seen, "match" | "round">} seen
 */
export const unsettled = (seen) => allDrafts().some(([, draft]) => isOf(draft, seen) && isOpen(draft));

/**
 * Whether the state does not show yet what was said last of a field.
 * @param {string} key
 * @param {CountDraft} draft
 */
const waits = (key, draft) => queues.has(key) || (draft.seq ?? 0) > (seenNow()?.version ?? 0);

/**
 * Bring a number to the log, after those of the same field that are on their way.
 * @param {string} key
 * @param {number | null} n
 * @param {Send} [send]
 */
function tell(key, n, send = act) {
  clearTimeout(timers.get(key));
  const before = draftOf(key);
  if (!before) return;
  setDraft(key, { ...before, state: "said", n });
  queues.set(key, [...queues.get(key) ?? [], { n, send }]);
  bring(key);
}

/**
 * Send what waits of a field, one after the other.
 * @param {string} key
 * @returns {Promise<void>}
 */
async function bring(key) {
  if (flying.has(key)) return;
  const [word] = queues.get(key) ?? [], draft = draftOf(key);
  if (!word || !draft?.seen) {
    queues.delete(key);
    return;
  }
  flying.add(key);
  const answer = await word.send("count", fieldsOf(draft, word), { seen: draft.seen, quiet: true, patience: PATIENCE_MS });
  flying.delete(key);
  if (answer.lost) {
    tryLater(key);
    return;
  }
  const rest = (queues.get(key) ?? []).slice(1);
  if (rest.length) queues.set(key, rest);
  else queues.delete(key);
  const now = draftOf(key);
  if (now) settle(key, now, answer, word.n);
  await bring(key);
}

/**
 * The command: it counts only if `was` still stands; of a past round it says which.
 * @param {CountDraft} draft
 * @param {Word} word
 */
function fieldsOf({ seen, player, field, was }, { n }) {
  return { player, counts: { [field]: n }, was: { [field]: was }, ...(!seen.live && { match: seen.match, round: seen.round }) };
}

/** @param {string} key */
function tryLater(key) {
  const draft = draftOf(key);
  if (draft) setDraft(key, lost(draft));
  timers.set(key, setTimeout(() => tryAgain(key), AGAIN_MS));
}

/** @param {string} key */
function tryAgain(key) {
  const draft = draftOf(key);
  if (draft?.state === "lost") setDraft(key, { ...draft, state: "said" });
  bring(key);
}

/**
 * What became of a number; meanwhile something else may have been typed into the field.
 * @param {string} key
 * @param {CountDraft} draft
 * @param {Answered} answer
 * @param {number | null} n
 */
function settle(key, draft, answer, n) {
  const last = draft.state === "said" && !queues.has(key), next = answered(draft, answer, n, last, seenNow());
  if (!answer.ok && answer.stale && next?.state !== "contested") notWritten(draft, n ?? "–", answer.error);
  setDraft(key, next);
}

/**
 * @param {CountDraft} draft
 * @param {number | string} n
 * @param {string | undefined} why
 */
const notWritten = ({ name }, n, why) => notice(t("count-not-written", { name, n, why }));

/**
 * What the state has is no draft any more; what is left from before a reload goes out once there is a line.
 * @param {State} state
 */
function hear(state) {
  for (const [key, draft] of allDrafts()) {
    const comes = overtaken(draft, state.seen);
    if (comes === "shown") setDraft(key, null);
    else if (queues.has(key)) tryAgain(key);
    else if (comes === "say" && !timers.has(key)) tell(key, draft.n ?? null);
    else if (comes === "over") {
      notWritten(draft, draft.text, t("count-round-over"));
      setDraft(key, null);
    }
  }
}

whenNews(hear);
