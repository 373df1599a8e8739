// What dice, spaces and sides are called.

import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { colourWord, shownWords } from "../colours.js";
import { dieOfSpot, seatOfSpot } from "./layout.js";

/**
 * A die by what it shows: "red 4", "red, pips unread".
 * @param {{ colour: string | null | undefined, pips: number | null | undefined }} die
 */
export const dieWords = ({ colour, pips }) => shownWords(colour, pips);

/** @param {{ kind: string, colours?: (string | null)[], number?: number | null }} piece */
export const pieceWords = ({ colours = [], number = null }) => dieWords({ colour: colours[0], pips: number });

/** @param {string} space */
export function spaceWords(space) {
  const [colour, value] = space.split("-");
  return t("dice-table-space", { colour: colourWord(colour), n: Number(value) });
}

/**
 * What is called a spot on which no die of the board lies: a die beside it, a seat, a free space.
 * @param {Live} state
 * @param {string} spot
 */
export function freeWords(state, spot) {
  const die = dieOfSpot(state.table.loose, spot), side = seatOfSpot(spot);
  if (die) return t("dice-table-left-die", { name: nameOf(state, die.seat), die: dieWords(die) });
  return side ? t("dice-table-seat", { name: nameOf(state, side) }) : spot.includes("@") ? t("dice-table-gone") : t("dice-table-free", { space: spaceWords(spot) });
}
