// When a match was played, as people say it: today, yesterday, or the date.

import { locale } from "../base/language.js";
import { t } from "../base/texts.js";

/** @type {Intl.DateTimeFormatOptions} */
const DATE = { weekday: "short", day: "numeric", month: "short" };
/** @type {Intl.DateTimeFormatOptions} */
const DATE_YEAR = { day: "numeric", month: "short", year: "numeric" };

/**
 * @param {Date} at
 * @param {Intl.DateTimeFormatOptions} how
 */
const format = (at, how) => new Intl.DateTimeFormat(locale(), how).format(at);

/** @param {string} iso */
export const timeOf = (iso) => format(new Date(iso), { hour: "2-digit", minute: "2-digit" });

/** The whole date, as a sheet of paper needs it. @param {string} iso */
export const dateOf = (iso) => format(new Date(iso), { dateStyle: "long", timeStyle: "short" });

/**
 * Day and time; the year only where it is not this one.
 * @param {string} iso
 */
export function when(iso, now = new Date()) {
  const at = new Date(iso), days = Math.round((Number(midnight(now)) - Number(midnight(at))) / 86_400_000);
  if (days === 0) return `${t("today")}, ${timeOf(iso)}`;
  if (days === 1) return `${t("yesterday")}, ${timeOf(iso)}`;
  return `${format(at, at.getFullYear() === now.getFullYear() ? DATE : DATE_YEAR)}, ${timeOf(iso)}`;
}

/** @param {Date} at */
function midnight(at) {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day;
}
