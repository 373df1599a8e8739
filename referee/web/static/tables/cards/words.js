// What cards and places are called.

import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { shownWords } from "../colours.js";
import { pieceOfSpot } from "./layout.js";

/** @param {{ kind: string, colours?: (string | null)[], number?: number | null }} piece */
export const pieceWords = ({ colours = [], number = null }) => shownWords(colours[0], number);

/**
 * What is called a card on a pile by its name on the page, or a field in which none lies.
 * @param {Live} state
 * @param {string} spot
 */
export function freeWords(state, spot) {
  const piece = pieceOfSpot(state.table.pieces, spot);
  if (piece) return t("piece-of", { name: nameOf(state, piece.owner), piece: pieceWords(piece) });
  return spot.includes("@") ? t("cards-table-gone") : t("cards-table-field", { name: spot.toUpperCase() });
}
