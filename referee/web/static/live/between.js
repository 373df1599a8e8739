// What the television shows after a stop: what is looked at and counted, the score, how everybody stands, what is to be done;
// after the last round the winner. It goes on by itself, and with whoever goes on at another screen.

import { useEffect, useState } from "../base/html.js";

export const TIME_MS = 9000; // to read four lines and their reasons from three metres
const TICK_MS = 500;
const COUNTING = ["check", "count"];

/**
 * The scenes of a round that is scored, in their order; of one in which the match was ended, the winner alone.
 * @param {Pick<Live, "match" | "score" | "do_now">} state
 */
export const scenesOf = ({ match, score, do_now }) => (match.over ? [...(score.final ? ["score"] : []), "match_end"] : ["score", "standings", ...(do_now.length ? ["do_now"] : [])]);

/** How far a screen says the round is; "" while none says so. @param {Pick<Live, "match" | "round" | "step">} state */
const toldOf = ({ match, round, step }) => (step && step.match === match.id && step.round === round.number ? step.name : "");

/**
 * Whose time runs on the television: the round's that is scored, and that nobody still counts; "" where none does.
 * @param {Pick<Live, "match" | "round" | "scene" | "step">} state
 */
export const runningFor = (state) => (["score", "match_end"].includes(state.scene.name) && !COUNTING.includes(toldOf(state)) ? `${state.match.id}-${state.round.number}` : "");

/**
 * The scene of the television. `waited`: milliseconds since its score was to be seen.
 * @param {Pick<Live, "match" | "round" | "scene" | "step" | "score" | "do_now" | "players">} state
 * @param {number} waited
 */
export function sceneBetween({ match, round, scene, step, score, do_now, players }, waited) {
  const told = toldOf({ match, round, step });
  if (COUNTING.includes(scene.name)) return COUNTING.includes(told) ? told : players.some((p) => p.counted) ? "count" : scene.name;
  if (!["score", "match_end"].includes(scene.name)) return scene.name;
  const scenes = scenesOf({ match, score, do_now });
  if (COUNTING.includes(told)) return told;
  return scenes[Math.min(scenes.length - 1, Math.max(Math.floor(waited / TIME_MS), scenes.indexOf(told)))];
}

/**
 * The same as time goes by; "home" while no match is open.
 * @param {State | null} state
 */
export function useBetween(state) {
  const key = state?.match && state.round ? runningFor(/** @type {Live} */ (state)) : "";
  const [since, setSince] = useState({ key, at: performance.now() }), [, tick] = useState(0);
  if (since.key !== key) setSince({ key, at: performance.now() });
  useEffect(() => {
    if (!key) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [key]);
  return state?.match ? sceneBetween(/** @type {Live} */ (state), since.key === key ? performance.now() - since.at : 0) : "home";
}
