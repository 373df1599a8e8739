// What is said of a table in a few words, in the language of this screen.

import { listed } from "../base/language.js";
import { clock } from "../base/names.js";
import { key } from "../base/text_key.js";
import { has, t } from "../base/texts.js";
import { since } from "./state.js";

/** @typedef {import("./state.js").ClubTable} ClubTable */

const HOUR_MIN = 60, LONG_S = 600;

/** How long, as people say it: 12 s, 4 min, 1 h 5 min. @param {number} seconds */
export function howLong(seconds) {
  const s = Math.floor(seconds);
  if (s < 2 * HOUR_MIN) return t("club-seconds", { n: s });
  return s < LONG_S * 6 ? t("club-minutes", { n: Math.floor(s / 60) }) : t("club-hours", { h: Math.floor(s / 3600), min: Math.floor((s % 3600) / 60) });
}

/** The headline of a table: what needs somebody, else its scene. @param {ClubTable} table */
export function headline(table) {
  if (!table.scene) return t("club-closed");
  if (table.away && table.silent_since !== null) return t("club-away", { long: howLong(since(table.silent_since)) });
  if (table.help && !table.help.answered) return t("club-calls");
  if (table.silent_since !== null) return t("club-silent", { long: howLong(since(table.silent_since)) });
  const [first] = table.waiting;
  if (first) return waits(first, table);
  if (table.over && table.winners?.length) return t("home-won", { names: listed(table.winners), n: table.winners.length });
  if (table.paused) return t("paused");
  const name = `club-scene-${key(table.scene)}`;
  return has(name) ? t(name) : "";
}

/**
 * What waits at a table, and for whom.
 * @param {{ what: string, names: string[] }} wait
 * @param {ClubTable} table
 */
export function waits(wait, table) {
  const text = t(`club-waits-${wait.what}`), names = listed(wait.names);
  const what = wait.what === "incident" && table.rule_title ? table.rule_title : text;
  return names ? t("club-about", { names, what }) : what;
}

/** Which round of how many, or how long the match goes on. @param {ClubTable} table */
export function roundWords({ round, rounds, target }) {
  if (round === null) return "";
  if (rounds) return t("club-round-of", { n: round, of: rounds });
  return target ? t("club-round-target", { n: round, points: target }) : t("club-round", { n: round });
}

/** @param {ClubTable} table */
export const gameWords = ({ game }) => (game ? t(key("game", game)) : "");

/** @param {number | null} seconds */
export const clockWords = (seconds) => (seconds === null ? "" : clock(seconds));
