// In which language this screen speaks: chosen here once, else what the browser prefers of those there are, else English.

import { useEffect, useState } from "./html.js";
import { setSetting, setting } from "./settings.js";

const ENGLISH = "en";
const watchers = new Set();
const places = preferred();
let known = [ENGLISH], current = ENGLISH;

export const language = () => current;
export const languages = () => known;

/** How dates and numbers are written: as in the browser's own country, if that speaks this language. */
export const locale = () => places.find((tag) => base(tag) === current) ?? (current === ENGLISH ? "en-GB" : current);

/** Learn from the page which languages there are, and take up one of them; `?lang=de` in the address chooses it for this screen. */
export function firstLanguage() {
  known = document.documentElement.dataset.languages?.split(" ") ?? [ENGLISH];
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked && known.includes(asked)) setSetting("language", asked);
  take([setting("language"), ...places.map(base), ENGLISH].find((tag) => known.includes(tag)));
}

/** Speak another language from now on; its texts must be there. */
export function take(chosen) {
  current = chosen;
  document.documentElement.lang = chosen;
  for (const tell of watchers) tell(chosen);
}

export const whenChosen = (tell) => watchers.add(tell);

export function useLanguage() {
  const [shown, show] = useState(current);
  useEffect(() => {
    watchers.add(show);
    return () => watchers.delete(show);
  }, []);
  return shown;
}

/** What a language calls itself, with a capital letter. */
export function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** "Anna", "Anna and Ben", "Anna, Ben and Clara". */
export const listed = (names) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);

/** How exactly parts of a point are shown, wherever they are: a quarter is one. */
export const DIGITS = 2;

/** A number as people write it here: 1,234.25 or 1.234,25, with a true minus sign; a quarter of a point is one. */
export const number = (n) => new Intl.NumberFormat(locale(), { maximumFractionDigits: DIGITS }).format(n).replace("-", "−");

function base(tag) {
  return tag.toLowerCase().split("-")[0];
}

function preferred() {
  return navigator.languages?.length ? [...navigator.languages] : [navigator.language ?? ENGLISH];
}
