// When a match was played, as people say it: today, yesterday, or the date.

import { t } from "../base/texts.js";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
const dateYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

export const timeOf = (iso) => clock.format(new Date(iso));

/** Day and time; the year only where it is not this one. */
export function when(iso, now = new Date()) {
  const at = new Date(iso), days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return `${t("today")}, ${timeOf(iso)}`;
  if (days === 1) return `${t("yesterday")}, ${timeOf(iso)}`;
  return `${(at.getFullYear() === now.getFullYear() ? date : dateYear).format(at)}, ${timeOf(iso)}`;
}

function midnight(at) {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day;
}

/** "Anna", "Anna and Ben", "Anna, Ben and Clara". */
export function listed(names) {
  if (names.length < 2) return names[0] ?? "";
  return t("names-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) });
}
