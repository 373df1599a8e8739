// A number with − and +: one tap a step, and to be typed as well. `text` is what stands there; null is "not said yet".

import { html } from "../base/html.js";
import { t } from "../base/texts.js";
import { NumberField } from "./number.js";

export function Stepper({ label, value, min = 0, max = 99, wrong, onChange, onWrong }) {
  return html`<${Steps} label=${label} shown=${value} min=${min} max=${max} onStep=${(n) => { onWrong?.(""); onChange(n); }}>
    <${NumberField} label=${label} value=${value} min=${min} max=${max} placeholder="·" wrong=${wrong} empties=${false} onValue=${onChange} onWrong=${onWrong} /><//>`;
}

function Steps({ label, shown, min, max, onStep, children }) {
  const none = shown === null || shown === undefined;
  const step = (by) => onStep(none ? Math.max(min, by > 0 ? min + 1 : min) : Math.max(min, Math.min(max, shown + by)));
  return html`<div class=${`stepper${none ? " unsaid" : ""}`} role="group" aria-label=${label}>
    <button type="button" aria-label=${t("less", { label })} disabled=${!none && shown <= min} onClick=${() => step(-1)}>−</button>
    ${children}
    <button type="button" aria-label=${t("more-of", { label })} disabled=${!none && shown >= max} onClick=${() => step(1)}>+</button>
  </div>`;
}
