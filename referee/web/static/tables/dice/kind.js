// The dice game, which is counted by hand.

export const dice = { common: ["wrong_die"] };
