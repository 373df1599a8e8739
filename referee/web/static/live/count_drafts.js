// What becomes of a number that is being counted: typed, tapped, left, answered, overtaken by news. Nothing is kept or sent
// here (counting.js).

import { readNumber } from "../ui/read_number.js";

/**
 * A number on its way into the log. What it is about: `seen` (what the screen showed), `player`, `field`, `name` (the
 * player's); `was`: what had been counted before, null for nothing; `min`, `max`: what it may be. What stands in the
 * field: `text`; `bad`: the browser says that it is no number. `n`: what was said last; `seq`: its line in the log.
 * `keys`: it was typed, not tapped. `problem`: why it was refused. It counts only if `was` still stands.
 *
 * `state`: typed (in the field), restored (was typed when the page went), said (on its way), lost (no answer; it goes out again), done (in the log, not yet in the state), wrong (refused), contested (somebody else counted otherwise meanwhile: people say which).
 *
 * @typedef {object} CountDraft
 * @property {Seen} seen
 * @property {string} player
 * @property {string} field
 * @property {string} name
 * @property {number | null} was
 * @property {number} min
 * @property {number} max
 * @property {string} text
 * @property {boolean} [bad]
 * @property {boolean} [keys]
 * @property {"typed" | "restored" | "said" | "lost" | "done" | "wrong" | "contested"} state
 * @property {string} [problem]
 * @property {number | null} [n]
 * @property {number} [seq]
 */

/**
 * What a word goes on from: what its draft was about, and after a contest what is counted by now.
 * @param {CountDraft | null} before
 * @param {CountBase} base
 */
const about = (before, base) => ({ ...base, ...before, ...(before?.state === "contested" && base) });

/**
 * Keys were typed.
 * @param {CountDraft | null} before
 * @param {CountBase} base
 * @param {string} text
 * @param {boolean} bad
 * @returns {CountDraft}
 */
export const typed = (before, base, text, bad) => ({ ...about(before, base), text, bad, keys: true, state: "typed", problem: "" });

/**
 * A number was tapped.
 * @param {CountDraft | null} before
 * @param {CountBase} base
 * @param {number | null} n
 * @returns {CountDraft}
 */
export const tapped = (before, base, n) => ({ ...about(before, base), text: String(n ?? ""), bad: false, keys: false, state: "said", problem: "" });

/**
 * Whether leaving the field says something; `gone`: its scene went away, and what is from before a reload is nobody's word.
 * @param {CountDraft | null} draft
 * @param {boolean} gone
 * @returns {draft is CountDraft}
 */
export const speaks = (draft, gone) => draft?.state === "typed" || (draft?.state === "restored" && !gone);

/**
 * The field was left. `was`: what the state says is counted; `waits`: it does not show yet what was said last.
 * @param {CountDraft} draft
 * @param {number | null} was
 * @param {boolean} waits
 * @returns {{ draft: CountDraft | null, say?: { n: number | null } }}  The draft then, and the number to be said, if one is.
 */
export function left(draft, was, waits) {
  const read = readNumber(draft.text, draft), n = read.n ?? null, known = waits ? draft.n ?? null : was;
  if (read.wrong) return { draft: { ...draft, state: "wrong", problem: read.wrong } };
  if (n !== known) return { draft, say: { n } };
  return { draft: waits ? { ...draft, state: "said" } : null };
}

/**
 * Nobody answered: it may be in the log or not, so it goes out again.
 * @param {CountDraft} draft
 * @returns {CountDraft}
 */
export const lost = (draft) => (draft.state === "said" ? { ...draft, state: "lost" } : draft);

/**
 * An answer came. `n`: what was sent; `last`: nothing else of this field waits or is typed; `seen`: what the screen shows now.
 * @param {CountDraft} draft
 * @param {Answered} answer
 * @param {number | null} n
 * @param {boolean} last
 * @param {Seen | null} seen
 * @returns {CountDraft | null}
 */
export function answered(draft, answer, n, last, seen) {
  if (answer.ok) {
    if (last && !draft.seen.live) return null; // of a past round: nothing comes that would show it
    return { ...draft, was: n, seq: answer.seq, state: last ? "done" : draft.state };
  }
  if (answer.stale && !last) return { ...draft, seen: seen ?? draft.seen };
  if (answer.stale) return draft.keys && answer.field && seen && isOf(draft, seen) ? { ...draft, seen, state: "contested", problem: answer.error } : null;
  return last ? { ...draft, state: "wrong", problem: answer.error } : draft;
}

/**
 * What news mean for a draft that is not on its way: "shown" (the state has it), "say" (it was to go out before a reload),
 * "over" (its round is none any more on the table), or nothing. `now`: what the state shows.
 * @param {CountDraft} draft
 * @param {Seen} now
 * @returns {"shown" | "say" | "over" | ""}
 */
export function overtaken({ state, seen, seq = 0 }, now) {
  const here = now.match === seen.match && now.round === seen.round;
  if (state === "done") return !here || now.version >= seq ? "shown" : "";
  if (["said", "lost"].includes(state)) return "say";
  return seen.live && !here ? "over" : "";
}

/** Whether it does not count: refused, not sent, or not finished before a reload. @param {CountDraft} draft */
export const isOpen = (draft) => ["wrong", "lost", "restored", "contested"].includes(draft.state);

/**
 * Whether it is of the round that a screen shows.
 * @param {CountDraft} draft
 * @param {Pick<Seen, "match" | "round">} seen
 */
export const isOf = (draft, seen) => draft.seen.match === seen.match && draft.seen.round === seen.round;
