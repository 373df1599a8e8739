// The two card games on the page: counted by hand, or seen by a camera.

import { t } from "../../base/texts.js";
import { Again } from "./again.js";
import { CardsBefore, WeberBefore } from "./before.js";
import { CardsCorrections } from "./correct/corrections.js";
import { CardsAtStop } from "./count.js";
import { CardsDrawing } from "./drawing.js";
import { offer, StackEmpty } from "./ended.js";
import { FanFace, StackFace } from "./face.js";
import { CardsFound } from "./found.js";
import { outlineOf, seenAt } from "./layout.js";
import { CardsOverlay } from "./overlay.js";
import { CardsProof } from "./proof.js";
import { TappableCards } from "./tappable.js";
import { TeachDeck } from "./teach.js";
import { freeWords, pieceWords } from "./words.js";

/** @param {Bare} bare */
const deck = (bare) => {
  const { faces, backs } = /** @type {CardsBare} */ (bare).deck;
  return { faces, backs: backs.length };
};

/** @type {Partial<Kind>} */
const cards = {
  Drawing: CardsDrawing, Tappable: TappableCards, Corrections: CardsCorrections, Found: CardsFound, Overlay: CardsOverlay, Proof: CardsProof, Teach: TeachDeck,
  Ended: StackEmpty, offer, AtStop: CardsAtStop, Again,
  pieceWords, freeWords, spotAt: seenAt,
  around: (table, spots) => spots.map((spot) => {
    const piece = table.pieces.findLast((one) => one.squares.includes(spot));
    return piece ? outlineOf(table, piece) : table.bare.spots[spot];
  }),
  foundWords: () => t("setup-table-bare"),
  learnedWords: (bare) => (deck(bare).faces ? t("setup-ready-deck", deck(bare)) : t("setup-ready-no-deck")),
  tab: () => t("tab-cards"),
};
/** @type {Partial<Kind>} */
export const card999 = { ...cards, Face: FanFace, common: ["expert", "in_flight", "wrong_card", "rules"], ofPlayers: { rules: 3 }, Before: CardsBefore };
/** @type {Partial<Kind>} */
export const cardWeber = { ...cards, Face: StackFace, common: ["handicap", "count_step", "redeal", "join_round", "aborted"], ofPlayers: { rules: 3 }, Before: WeberBefore };
