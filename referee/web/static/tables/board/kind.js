// The board game on the page.

import { t } from "../../base/texts.js";
import { Board } from "./board.js";
import { Corrections } from "./correct/corrections.js";
import { BoardFace } from "./face.js";
import { Example } from "./help/drawing.js";
import { DRAWINGS } from "./help/drawings.js";
import { Squares } from "./squares.js";
import { TappableBoard } from "./tappable.js";
import { TeachStep } from "./teach.js";
import { TokensAmiss } from "./tokens_amiss.js";
import { pieceWords } from "./words.js";

/** @param {Bare} bare */
const squaresOf = (bare) => /** @type {BoardBare} */ (bare).squares;

/**
 * @param {Bare} bare
 * @param {"row" | "col"} side
 */
const most = (bare, side) => Math.max(...squaresOf(bare).map((square) => square[side]));

/** @type {Partial<Kind>} */
export const board = {
  Face: BoardFace, Drawing: Board, Tappable: TappableBoard, Corrections, Found: Squares, Teach: TeachStep, Before: TokensAmiss, Example,
  examples: DRAWINGS,
  chapters: ["PLAY", "PLACE", "TOKEN", "DEAD", "JOKER", "END", "CHECK", "AUDIT", "SCORE-N", "SCORE-O", "TAB", "MATCH", "SETUP"],
  common: ["swapped_colours", "mistake_scope", "take_back", "in_flight", "jokers_per", "carry_over"],
  ofEdition: { mistake_place: "new", winner_mistake: "new", old_winner_mistake: "old", old_2p_winner_mistake: "old" },
  pieceWords,
  placesOf: (here) => [...here.places.map((place) => place.squares), ...(here.token ?? []).map((id) => [id])],
  leftWords: (player) => (Number.isInteger(player.jokers_left) ? t("jokers", { n: player.jokers_left }) : ""),
  wide: (bare) => most(bare, "col") > most(bare, "row"),
  foundWords: (bare) => t("setup-table-found", { n: squaresOf(bare).length }),
  learnedWords: (bare) => t("setup-ready-learned", { n: squaresOf(bare).length }),
  freeWords: () => t("free-square"),
  tab: () => t("tab-board"),
};
