// A table of which only its spots are known: each outlined as it lies in the picture, with what lies on it.

import { t } from "../../base/texts.js";
import { inside } from "../geometry.js";
import { Corrections } from "./corrections.js";
import { Drawing } from "./drawing.js";
import { PlainFace } from "./face.js";
import { Found } from "./found.js";
import { Overlay } from "./overlay.js";
import { Tappable } from "./tappable.js";

/** @param {Bare} bare */
const count = (bare) => Object.keys(bare.spots).length;

/** @type {Kind} */
export const plain = {
  Face: PlainFace, Drawing, Tappable, Corrections, Found, Overlay, Teach: null, Before: null, Ended: null, AtStop: null, Proof: null, Again: null, Example: null,
  examples: {}, chapters: [], common: [], ofEdition: {}, ofPlayers: {},
  pieceWords: () => t("a-piece"),
  placesOf: (here) => here.places.map((place) => place.squares),
  leftWords: () => "",
  offer: () => null,
  begins: () => "",
  part: ({ bare: { width, height } }) => ({ x: 0, y: 0, width, height }),
  wide: () => false,
  foundWords: (bare) => t("setup-table-spots", { n: count(bare) }),
  learnedWords: (bare) => t("setup-ready-spots", { n: count(bare) }),
  freeWords: () => t("free-spot"),
  around: ({ bare: { spots } }, ids) => ids.map((id) => spots[id]),
  spotAt: ({ bare: { spots } }, point) => Object.keys(spots).find((spot) => inside(point, spots[spot])) ?? null,
  tab: () => t("tab-table"),
};
