// The table in which everybody is counted: a row a player, a column a number; what holds of a player is a chip beside the
// name. What a number goes through is told in count_drafts.js.

import { useDrafts } from "../base/drafts.js";
import { html, useEffect, useRef } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { NumberInput } from "../ui/number.js";
import { colourOf } from "../tables/seats.js";
import { Swatch } from "../ui/swatch.js";
import { keyOf, leave, put, settleOn, type } from "./counting.js";
import { hasOwnKeys } from "./keypad.js";
import { isLong } from "./parts.js";

/** @param {Shown} props */
export function CountTable({ state, send, counting, fields, chips }) {
  const { form, players } = state, shown = fields.filter((f) => players.some((p) => form.values[p.seat]?.[f.name]));
  return html`<table class="panel count-table">
    <thead><tr><th scope="col"><span class="unseen">${t("col-player")}</span></th>${shown.map((f) => html`<th scope="col" key=${f.name}>${f.label}</th>`)}</tr></thead>
    <tbody>${players.filter((p) => form.values[p.seat]).map((p) => html`<tr key=${p.seat} class=${`seated ${colourOf(p.seat)}`}>
      <th scope="row"><span class=${`count-who${isLong(nameOf(state, p.seat))}`}><${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></span>
        ${chips.filter((f) => form.values[p.seat][f.name]).map((f) => html`<${Chip} key=${f.name} state=${state} send=${send} counting=${counting} field=${f} seat=${p.seat} />`)}</th>
      ${shown.map((f) => html`<td key=${f.name} data-label=${f.label}>${form.values[p.seat][f.name] && html`<${Cell} state=${state} send=${send} counting=${counting} field=${f} seat=${p.seat} />`}</td>`)}
    </tr>`)}</tbody></table>`;
}

/** What holds of a player, or not. @param {Shown} props */
function Chip({ state, send, counting, field, seat }) {
  const value = state.form.values[seat][field.name], key = keyOf(state.seen, seat, field.name), draft = useDrafts().get(key) ?? null;
  const on = Boolean(draft ? Number(draft.text) : value.value ?? value.preset);
  return html`<label class=${`count-chip${on ? " count-chip-on" : ""}`}><input type="checkbox" aria-label=${t("field-of", { field: field.label, name: nameOf(state, seat) })} checked=${on}
    onChange=${(event) => { counting.touched(); put(key, counting.baseOf({ seat, field: field.name }), event.target.checked ? 1 : 0, send); }} />${field.label}</label>`;
}

/** @param {Shown} props */
function Cell({ state, send, counting, field, seat }) {
  const cell = { seat, field: field.name }, value = state.form.values[seat][field.name], key = keyOf(state.seen, seat, field.name), draft = useDrafts().get(key) ?? null;
  const known = value.value ?? value.preset, base = counting.baseOf(cell), now = useRef(base);
  now.current = base;
  useEffect(() => () => leave(key, now.current, send, true), [key]);
  const seenBy = !draft && !value.counted && known !== null && !state.match.by_hand;
  const contested = draft?.state === "contested", wrong = draft?.state === "wrong" || contested ? `wrong-${key.replaceAll(/\W/g, "-")}` : undefined, label = t("field-of", { field: field.label, name: base.name });
  return html`<div class=${`count-cell${wrong ? " count-wrong" : ""}`}><div role="group" aria-label=${label} class=${`count-number${value.counted || draft ? "" : " unsaid"}`}>
      <${NumberInput} label=${label} text=${draft ? draft.text : known ?? ""} min=${base.min} max=${base.max} describedby=${wrong} data-kept inputmode=${hasOwnKeys() ? "none" : "numeric"}
        hold=${(node) => counting.hold(cell, node)} onFocused=${() => counting.focused(cell)} onEnter=${() => counting.done(cell)}
        onText=${(text, bad) => { counting.touched(); type(key, base, text, bad); }} onLeave=${() => { counting.left(cell); leave(key, base, send); }} /></div>
    ${value.counted && !draft && html`<small class="count-ok" key="ok">✓<span class="unseen"> ${t("counted")}</span></small>`}
    ${seenBy && html`<button type="button" key="seen" class="as-seen" tabindex="-1" onClick=${() => { counting.touched(); put(key, base, known, send); }}>${t("as-seen")}\u00a0✓</button>`}
    ${draft?.state === "restored" && html`<button type="button" key="restored" class="as-seen" onClick=${() => { counting.touched(); leave(key, base, send); }}>${t("count-take", { n: draft.text || "–" })}</button>`}
    ${contested && [draft.n ?? null, base.was].map((n) => html`<button type="button" key=${`contested-${n}`} class="as-seen" onClick=${() => { counting.touched(); settleOn(key, base, n, send); }}>${t("count-take", { n: n ?? "–" })}</button>`)}
    ${draft?.state === "lost" && html`<small key="lost" class="count-open">${t("count-unsent")}</small>`}
    ${wrong && html`<small class="problem" key="wrong" id=${wrong} role="alert">${draft?.problem}</small>`}</div>`;
}
