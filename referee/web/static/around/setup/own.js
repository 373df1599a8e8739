// Words of set-up that a game has for itself, by what its tables are called; else those of all games.

import { has, t } from "../../base/texts.js";

/** What a game's tables are called. @param {Offered} [game] */
export const tableOf = (game) => game?.tables.at(-1) ?? "";

/**
 * @param {string} own  The key of the game's words.
 * @param {string} usual
 */
export const ownWords = (own, usual) => (has(own) ? t(own) : t(usual));
