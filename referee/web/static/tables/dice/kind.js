// The dice game on the page: counted by hand, or seen by a camera.

import { t } from "../../base/texts.js";
import { DiceBefore } from "./before.js";
import { DiceCorrections } from "./correct/corrections.js";
import { DiceDrawing } from "./drawing.js";
import { offer, OutBySight } from "./ended.js";
import { DiceFace } from "./face.js";
import { DiceFound } from "./found.js";
import { playedIn, seenAt } from "./layout.js";
import { DiceOverlay } from "./overlay.js";
import { AtStop, DiceProof } from "./proof.js";
import { TappableDice } from "./tappable.js";
import { TeachDice } from "./teach.js";
import { begins, freeWords, pieceWords } from "./words.js";

/** @param {Bare} bare */
const spaces = (bare) => /** @type {DiceBare} */ (bare).spaces.length;

/** @type {Partial<Kind>} */
export const dice = {
  Face: DiceFace, Drawing: DiceDrawing, Tappable: TappableDice, Corrections: DiceCorrections, Found: DiceFound, Before: DiceBefore,
  Overlay: DiceOverlay, Teach: TeachDice, Ended: OutBySight, AtStop, Proof: DiceProof, offer,
  common: ["wrong_die", "next_round"],
  pieceWords, freeWords, begins,
  part: ({ bare, loose }) => playedIn(/** @type {DiceBare} */ (bare), loose ?? []),
  spotAt: ({ bare, loose }, point) => seenAt(/** @type {DiceBare} */ (bare), loose ?? [], point),
  foundWords: (bare) => t("setup-table-spaces", { n: spaces(bare) }),
  learnedWords: (bare) => t("setup-ready-spaces", { n: spaces(bare) }),
  tab: () => t("tab-dice"),
};
