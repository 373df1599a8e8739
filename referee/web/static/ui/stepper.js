// A number with − and +: one tap a step, and to be typed as well. `value` null is "not said yet"; `preset` is what was seen.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

export function Stepper({ label, value, preset = null, min = 0, max = 99, onChange }) {
  const shown = value ?? preset, unsaid = value === null || value === undefined;
  const set = (n) => onChange(Math.max(min, Math.min(max, n)));
  const typed = (event) => {
    const n = event.target.valueAsNumber;
    if (Number.isInteger(n)) set(n);
    event.target.value = shown ?? "";
  };
  return html`<div class=${`stepper${unsaid ? " unsaid" : ""}`} role="group" aria-label=${label}>
    <button type="button" aria-label=${t("less", { label })} disabled=${shown !== null && shown <= min} onClick=${() => set(shown === null ? min : shown - 1)}>−</button>
    <input type="number" inputmode="numeric" aria-label=${label} min=${min} max=${max} value=${shown ?? ""} placeholder="·" onChange=${typed} />
    <button type="button" aria-label=${t("more-of", { label })} disabled=${shown !== null && shown >= max} onClick=${() => set(shown === null ? min + 1 : shown + 1)}>+</button>
  </div>`;
}
