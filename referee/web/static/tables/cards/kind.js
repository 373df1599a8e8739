// The two card games, which are counted by hand.

import { AskRedeal } from "./redeal.js";

/** @type {Partial<Kind>} */
export const card999 = { common: ["expert", "in_flight", "wrong_card", "rules"] };
/** @type {Partial<Kind>} */
export const cardWeber = { common: ["handicap", "count_step", "redeal", "join_round", "aborted"], Before: AskRedeal };
