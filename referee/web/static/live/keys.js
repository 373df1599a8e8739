// The keyboard at the table: space stops or goes on, U takes back, 1 to 9 say who called. Never while a field or a sheet has the focus.

import { may } from "../base/access.js";
import { useEffect, useRef } from "../base/html.js";
import { act } from "../ui/notice.js";

const SETTLE_MS = 600; // a second space right after START is a slip, as with taps

/**
 * What a key means in a state: the command, if any, and whether the browser must not do what it does with it.
 * `settled`: the phase of the round has stood long enough for a space to be meant.
 * @param {string} key
 * @param {Live} state
 * @param {boolean} settled
 * @returns {{ says?: [string, object], taken?: boolean }}
 */
export function meaningOf(key, { round, undo, players }, settled) {
  if (key === " " && round.phase === "stopping") return { taken: true };
  if (key === " " && round.phase === "running") {
    if (!settled) return { taken: true };
    return { taken: true, says: round.paused ? ["pause", { round: round.number, paused: false }] : ["stop", { round: round.number }] };
  }
  if (/^u$/i.test(key) && undo) return { says: ["undo", { event: undo.seq }] };
  const player = round.phase === "stopping" && /^[1-9]$/.test(key) && players[Number(key) - 1];
  return player ? { says: ["call", { player: player.seat }] } : {};
}

/** @param {Live | null} state  Of whatever this screen shows; without a match no key means anything. */
export function useKeys(state) {
  const now = useRef(state), since = useRef({ phase: /** @type {string | undefined} */ (undefined), at: 0 });
  now.current = state;
  const phase = state?.round?.paused ? "paused" : state?.round?.phase;
  if (since.current.phase !== phase) since.current = { phase, at: performance.now() };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (!now.current?.match || !may("play") || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {Element} */ (event.target).closest?.("input, select, textarea, dialog")) return;
      const { says, taken } = meaningOf(event.key, now.current, performance.now() - since.current.at > SETTLE_MS);
      if (taken) event.preventDefault();
      if (says) act(...says);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
