// The live state of a club as its page needs it: the tables in their order, and this screen's idea of the server's time.

import { useEffect, useState } from "../base/html.js";

/**
 * A table as the server tells of it (`referee/club/floor.py`). Times are seconds since 1970 by the server's clock.
 *
 * @typedef {object} ClubTable
 * @property {string} id
 * @property {string} name
 * @property {boolean} page
 * @property {number | null} match
 * @property {number | null} silent_since
 * @property {boolean} away
 * @property {number} played_min
 * @property {{ what: string, names: string[] }[]} waiting
 * @property {{ text: string, answered: boolean, since: number } | null} help
 * @property {{ began: number | null, s: number } | null} clock
 * @property {string} rule_title
 * @property {string | null} game
 * @property {string | null} document
 * @property {boolean | null} over
 * @property {number | null} rounds
 * @property {number | null} target
 * @property {number | null} minutes
 * @property {boolean | null} demo
 * @property {number | null} round
 * @property {string | null} phase
 * @property {boolean | null} paused
 * @property {string} scene
 * @property {string[] | null} winners
 * @property {{ seat: string, name: string, total: number, points: number | null, place: number | null }[] | null} people
 *
 * @typedef {{ name: string, trouble: string | null, results: number, tables: ClubTable[] }} Club
 */

let ahead = 0, clock = 0;

/**
 * @param {any} state
 * @returns {Club | null}
 */
export function clubOf(state) {
  if (!state?.order) return null;
  if (state.clock && state.clock !== clock) {
    clock = state.clock;
    ahead = state.clock - Date.now() / 1000;
  }
  return { name: state.club, trouble: state.trouble, results: state.results, tables: state.order.map((/** @type {string} */ id) => state[`t:${id}`]) };
}

/** Seconds since a moment of the server's. @param {number} at */
export const since = (at) => Math.max(0, Date.now() / 1000 + ahead - at);

/** Draw anew every second: what is shown moves on with time. */
export function useSeconds() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

/** What a table needs: somebody to come, a decision, to be heard again; or nothing. @param {ClubTable} table */
export function needOf(table) {
  if (table.away) return "away";
  if (table.help && !table.help.answered) return "help";
  if (table.waiting.length) return "waiting";
  if (table.silent_since !== null) return "silent";
  return table.game === null || table.over ? "idle" : "plays";
}

export const NEEDY = ["help", "waiting", "silent"];

/** Seconds of the round in play. @param {ClubTable} table */
export const roundSeconds = ({ clock }) => (clock ? (clock.began === null ? clock.s : since(clock.began)) : null);
