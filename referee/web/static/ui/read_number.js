// A typed text as a whole number, or why it is none.

import { t } from "../base/texts.js";

/**
 * `bad`: the browser says that it is no number.
 * @param {string} text
 * @param {{ min: number, max: number, bad?: boolean }} limits
 * @returns {{ n?: number, empty?: true, wrong?: string }}  One of the three; `wrong`: the reason.
 */
export function readNumber(text, { min, max, bad = false }) {
  if (text.trim() === "" && !bad) return { empty: true };
  const n = Number(text);
  if (bad || !Number.isInteger(n)) return { wrong: t("number-whole") };
  if (n > max) return { wrong: t("number-most", { n: max }) };
  return n < min ? { wrong: t("number-least", { n: min }) } : { n };
}
