// What the television shows between two rounds: the score, how everybody stands, what is to be done; after the last one the
// winner. It goes on by itself, and with whoever goes on at the phone.

import { useEffect, useState } from "../base/html.js";

export const TIME_MS = 9000; // to read four lines and their reasons from three metres
const TICK_MS = 500;

/**
 * The scenes of a round that is scored, in their order.
 * @param {Pick<Live, "match" | "do_now">} state
 */
export const scenesOf = ({ match, do_now }) => (match.over ? ["score", "match_end"] : ["score", "standings", ...(do_now.length ? ["do_now"] : [])]);

/**
 * The scene of the television. `waited`: milliseconds since the round was scored.
 * @param {Pick<Live, "match" | "round" | "scene" | "step" | "do_now">} state
 * @param {number} waited
 */
export function sceneBetween({ match, round, scene, step, do_now }, waited) {
  if (!["score", "match_end"].includes(scene.name)) return scene.name;
  const scenes = scenesOf({ match, do_now }), told = step && step.match === match.id && step.round === round.number ? step.name : "";
  if (["check", "count"].includes(told)) return told;
  return scenes[Math.min(scenes.length - 1, Math.max(Math.floor(waited / TIME_MS), scenes.indexOf(told)))];
}

/**
 * The same as time goes by; "home" while no match is open.
 * @param {State | null} state
 */
export function useBetween(state) {
  const scored = state?.match && state.round && ["score", "match_end"].includes(state.scene.name), key = scored ? `${state.match?.id}-${state.round?.number}` : "";
  const [since, setSince] = useState({ key, at: performance.now() }), [, tick] = useState(0);
  if (since.key !== key) setSince({ key, at: performance.now() });
  useEffect(() => {
    if (!key) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [key]);
  return state?.match ? sceneBetween(/** @type {Live} */ (state), since.key === key ? performance.now() - since.at : 0) : "home";
}
