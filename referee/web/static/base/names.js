// How people and times are called in the page's sentences.

import { number } from "./language.js";
import { has, t } from "./texts.js";

/**
 * A player's name by seat; the frame or the seat's number where nobody gave one.
 * @param {Pick<State, "players">} state
 * @param {string | null | undefined} seat
 */
export function nameOf(state, seat) {
  const player = state.players?.find((p) => p.seat === seat);
  if (player?.name) return player.name;
  if (has(`frame-${seat}`)) return t(`frame-${seat}`);
  const number = /\d+/.exec(seat ?? "");
  return number ? t("seat-number", { n: number[0] }) : t("nobody-known");
}

/**
 * @param {State} state
 * @param {string} id
 */
export const personName = (state, id) => state.people?.find((p) => p.id === id)?.name ?? "";

/** @param {number} seconds */
export const clock = (seconds) => `${Math.floor(Math.max(0, seconds) / 60)}:${String(Math.floor(Math.max(0, seconds) % 60)).padStart(2, "0")}`;
/**
 * A time of a round's log as the round's clock showed it.
 * @param {Pick<Live, "round">} state
 * @param {number | null | undefined} t
 */
export const roundClock = ({ round }, t) => clock((t ?? 0) - (round.started ?? 0));
/** @param {number | null | undefined} n */
export const plus = (n) => (n === null || n === undefined ? "–" : n > 0 ? `+${number(n)}` : number(n));
