// Of which finding a screen speaks where several wait: the newest incident first. On the phone people page; the television
// shows each its time, and begins anew with one that comes.

import { useEffect, useState } from "../base/html.js";

export const TIME_MS = 7000; // to read name, deed and reason and to look at both pictures, from three metres

/**
 * What somebody chose on this screen. `first`: what the server put first then; `held`: a sheet is open over it.
 * @typedef {{ seq: number, first: number | undefined, held: boolean }} Chosen
 */

/**
 * The finding that a phone shows: one that was chosen stays while nothing newer comes, or a sheet is open over it.
 * @param {State["scene"]} scene
 * @param {Chosen | null} chosen
 */
export function chosenOf(scene, chosen) {
  const stays = chosen && scene.seqs?.includes(chosen.seq) && (chosen.held || chosen.first === scene.seq);
  return stays ? chosen.seq : scene.seq;
}

/**
 * The finding whose turn it is on the television: the first one, then those before it, each for its time, and again.
 * @param {State["scene"]} scene
 * @param {number} waited  Milliseconds since the first one came.
 */
export function turnOf({ seq, seqs = [] }, waited) {
  const from = seqs.indexOf(seq ?? NaN), n = seqs.length;
  return from < 0 ? seq : seqs[(((from - Math.floor(waited / TIME_MS)) % n) + n) % n];
}

/**
 * The state as if the finding `seq` came first.
 * @template {State | null} S
 * @param {S} state
 * @param {number | undefined} seq
 * @returns {S}
 */
export const speakingOf = (state, seq) => (state && seq !== state.scene.seq ? { ...state, scene: { ...state.scene, seq } } : state);

/**
 * The state as this phone shows it, and how to page: `to` a finding, `hold` the one shown while a sheet is open.
 * `meaning` changes where what stands under the finger changes by itself.
 * @template {State | null} S
 * @param {S} state
 * @returns {{ shown: S, pages: { to: (seq: number, held?: boolean) => void, hold: (held: boolean) => void }, meaning: string }}
 */
export function usePages(state) {
  const [chosen, setChosen] = useState(/** @type {Chosen | null} */ (null)), scene = state?.scene ?? { name: "home" };
  const seq = chosenOf(scene, chosen), gone = chosen && seq !== chosen.seq;
  const to = (/** @type {number} */ next, held = false) => setChosen({ seq: next, first: scene.seq, held });
  const hold = (/** @type {boolean} */ held) => { if (seq !== undefined) to(seq, held); };
  return { shown: speakingOf(state, seq), pages: { to, hold }, meaning: `${scene.seq ?? ""}${gone ? "-gone" : ""}` };
}

/**
 * The state as the television shows it now.
 * @template {State | null} S
 * @param {S} state
 * @returns {S}
 */
export function useTurns(state) {
  const scene = state?.scene ?? { name: "home" }, several = (scene.seqs?.length ?? 0) > 1;
  const [since, setSince] = useState({ seq: scene.seq, at: performance.now() }), [, tick] = useState(0);
  if (since.seq !== scene.seq) setSince({ seq: scene.seq, at: performance.now() });
  useEffect(() => {
    if (!several) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [several]);
  return speakingOf(state, turnOf(scene, since.seq === scene.seq ? performance.now() - since.at : 0));
}

/**
 * Which of those that wait is shown: the `n`th `of` so many, by their age; the one `before` and the one `after` it.
 * @param {State["scene"]} scene
 */
export function pageOf({ seq, seqs = [] }) {
  const at = seqs.indexOf(seq ?? NaN);
  return { n: at + 1, of: seqs.length, before: seqs[at - 1] ?? null, after: at < 0 ? null : seqs[at + 1] ?? null };
}
