// Counting: one card a player with the form of this game, preset with what the camera saw.

import { may } from "../../base/access.js";
import { html, useEffect, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Dialog } from "../../ui/dialog.js";
import { Stepper } from "../../ui/stepper.js";
import { Who } from "../parts.js";
import { Callers } from "./stopping.js";

const SETTLE_MS = 350; // steps tapped quickly go out as one word

export function Count({ state, send, step }) {
  const { form, round } = state, [calling, setCalling] = useState(false);
  const touched = () => { if (step && step.step !== "count") step.to("count"); }; // nobody is carried off while counting
  const counts = (player, field, value) => send("count", { player, counts: { [field]: value } });
  const main = form.fields.filter((f) => !f.optional), more = form.fields.filter((f) => f.optional);
  const fieldOf = (seat, f) => form.values[seat]?.[f.name] && html`<${Field} key=${f.name} field=${f} value=${form.values[seat][f.name]} name=${nameOf(state, seat)}
    touched=${touched} send=${(value) => counts(seat, f.name, value)} />`;
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${t("count-title")}</h2>
    <button type="button" class="quiet caller-line" disabled=${!may("play")} onClick=${() => setCalling(true)}>${round.end === "stalemate" ? t("ended-stalemate")
      : round.caller ? t("ended-by", { name: nameOf(state, round.caller) }) : t("ended")} ✎</button>
    <p class="problem" aria-live="polite">${form.problem}</p>
    <fieldset class="counts" disabled=${!may("play")}>
    ${state.players.filter((p) => form.values[p.seat]).map((p) => html`<section class="panel count-card" key=${p.seat}>
      <${Who} state=${state} seat=${p.seat} as="h3" />
      ${main.map((f) => fieldOf(p.seat, f))}
      ${more.length > 0 && html`<details key="more"><summary>${t("count-more")}</summary>${more.map((f) => fieldOf(p.seat, f))}</details>`}
    </section>`)}
    ${form.flags.map((f) => html`<label class="check" key=${f.name}><input type="checkbox" checked=${f.value}
      onChange=${(event) => { touched(); send("round_flag", { flag: f.name, value: event.target.checked }); }} />${f.label}</label>`)}
    </fieldset>
    ${calling && html`<${Dialog} key="caller" title=${t("who-really")} onClose=${() => setCalling(false)}>
      <${Callers} state=${state} send=${send} onDone=${() => setCalling(false)} />
      ${state.match.ends.includes("stalemate") && html`<button type="button" aria-pressed=${String(round.end === "stalemate")}
        onClick=${async () => { if (await send("call", { end: "stalemate" })) setCalling(false); }}>${t("nobody-can")}</button>`}
    </${Dialog}>`}
  </div>`;
}

function Field({ field, value, name, send, touched }) {
  const [draft, setDraft] = useState(null), timer = useRef(null);
  useEffect(() => setDraft(null), [value.value, value.counted]);
  const seen = !value.counted && (value.value ?? value.preset) !== null;
  const change = (n) => {
    touched();
    setDraft(n);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => { if (!await send(n)) setDraft(null); }, SETTLE_MS);
  };
  if (field.bool) return html`<label class="check"><input type="checkbox" checked=${Boolean(draft ?? value.value ?? value.preset)}
    onChange=${(event) => { touched(); send(event.target.checked ? 1 : 0); }} />${field.label}</label>`;
  return html`<div class="count-field"><span class="count-label">${field.label}
    ${value.counted && html`<small class="count-ok">✓ ${t("counted")}</small>`}
    ${seen && draft === null && html`<button type="button" class="as-seen" onClick=${() => { touched(); send(value.value ?? value.preset); }}>${t("as-seen")} ✓</button>`}</span>
    <${Stepper} label=${t("field-of", { field: field.label, name })} value=${draft ?? (value.counted ? value.value : null)} preset=${value.value ?? value.preset}
      min=${field.min ?? 0} max=${field.max ?? 99} onChange=${change} /></div>`;
}
