// What of the count form is said, seen, or missing.

/** @param {Form} form */
const numbers = (form) => form.fields.filter((f) => !f.optional && !f.bool);

/** @param {Form} form */
const required = (form) => numbers(form).map((f) => f.name);

/**
 * What is counted of somebody as things stand: no number that decides nothing has a column.
 * @param {Form} form
 */
export const askedFields = (form) => numbers(form).filter((f) => Object.values(form.values).some((values) => values[f.name]));

/**
 * Seats that still miss a number nobody saw.
 * @param {Form} form
 */
export function toCount(form) {
  const names = required(form);
  return Object.entries(form.values).filter(([, values]) => names.some((n) => values[n] && !values[n].counted
    && (values[n].value ?? values[n].preset) === null)).map(([seat]) => seat);
}

/**
 * What was seen and waits for "as seen": [[seat, {field: number}]]; empty while something else is missing.
 * @param {Form} form
 * @returns {[string, Record<string, number>][]}
 */
export function seenCounts(form) {
  if (toCount(form).length) return [];
  const names = required(form);
  /** @type {[string, Record<string, number>][]} */
  const seen = Object.entries(form.values).map(([seat, values]) => [seat, Object.fromEntries(names.filter((n) => values[n] && !values[n].counted)
    .map((n) => [n, Number(values[n].value ?? values[n].preset)]))]);
  return seen.filter(([, counts]) => Object.keys(counts).length);
}
