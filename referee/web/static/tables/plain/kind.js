// A table of which only its spots are known: each outlined as it lies in the picture, with what lies on it.

import { t } from "../../base/texts.js";
import { Corrections } from "./corrections.js";
import { Drawing } from "./drawing.js";
import { Found } from "./found.js";
import { Tappable } from "./tappable.js";

/** @param {Bare} bare */
const count = (bare) => Object.keys(bare.spots).length;

/** @type {Kind} */
export const plain = {
  Drawing, Tappable, Corrections, Found, Teach: null, Before: null, Example: null,
  examples: {}, chapters: [], common: [], ofEdition: {},
  pieceWords: () => t("a-piece"),
  placesOf: (here) => here.places.map((place) => place.squares),
  leftWords: () => "",
  wide: () => false,
  foundWords: (bare) => t("setup-table-spots", { n: count(bare) }),
  learnedWords: (bare) => t("setup-ready-spots", { n: count(bare) }),
  freeWords: () => t("free-spot"),
  tab: () => t("tab-table"),
};
