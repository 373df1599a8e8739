// Own keys for numbers, where fingers count: digits, one back, ⏎ to the next. They never cover the table, and what has the
// focus keeps it.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

/** Where fingers count the browser's own keys would cover half of the page. */
export const hasOwnKeys = () => matchMedia("(pointer: coarse)").matches;

const KEYS = ["1", "2", "3", "back", "4", "5", "6", "0", "7", "8", "9", "next"];
/** @type {Record<string, string>} */
const SIGNS = { back: "⌫", next: "⏎" };

/** @param {{ title: string, onKey: (key: string) => void }} props */
export function Keypad({ title, onKey }) {
  return html`<div class="keypad" role="group" aria-label=${title} onPointerDown=${(/** @type {Event} */ event) => event.preventDefault()} onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${KEYS.map((key) => html`<button type="button" tabindex="-1" key=${key} class=${`key-${key}`} aria-label=${SIGNS[key] ? t(`key-${key}`) : undefined} onClick=${() => onKey(key)}>${SIGNS[key] ?? key}</button>`)}
  </div>`;
}
