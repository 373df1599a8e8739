// The dice game, which is counted by hand.

/** @type {Partial<Kind>} */
export const dice = { common: ["wrong_die"] };
