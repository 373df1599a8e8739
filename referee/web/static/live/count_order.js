// In which order numbers are counted, and when a number is whole. Nothing is kept or drawn here.

/**
 * A number that is counted: of a player, in a field. `fixed`: known without counting; it can be put right all the same.
 * @typedef {{ seat: string, field: string, max: number, open: boolean, fixed: boolean }} Cell
 */

/**
 * All numbers that must be counted, player by player. `said`: whether something is on its way of a player's field.
 * @param {Pick<Live, "form" | "players" | "round" | "match">} state
 * @param {(seat: string, field: string) => boolean} said
 * @returns {Cell[]}
 */
export function cellsOf({ form, players, round, match }, said) {
  return players.flatMap(({ seat }) => form.fields.filter((f) => !f.optional && !f.bool && form.values[seat]?.[f.name]).map((f) => {
    const { value, preset, max } = form.values[seat][f.name];
    const fixed = match.by_hand && value === null && preset !== null && round.caller === seat;
    return { seat, field: f.name, max, fixed, open: (value ?? preset) === null && !said(seat, f.name) };
  }));
}

/**
 * The next number that nobody has counted, after one that is being counted; null where all are.
 * @param {Cell[]} cells
 * @param {{ seat: string, field: string } | null} after
 */
export function nextOpen(cells, after) {
  const at = cells.findIndex((cell) => cell.seat === after?.seat && cell.field === after.field);
  return [...cells.slice(at + 1), ...cells.slice(0, at + 1)].find((cell, k, all) => cell.open && (at < 0 || k < all.length - 1)) ?? null;
}

/** Whether no further digit fits: the number is whole without ⏎. @param {string} text @param {number} max */
export const isWhole = (text, max) => text === "0" || Number(text) * 10 > max;
