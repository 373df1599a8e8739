// Counting: one card a player with the form of this game, preset with what the camera saw.

import { may } from "../../base/access.js";
import { useDrafts } from "../../base/drafts.js";
import { html, useEffect, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Dialog } from "../../ui/dialog.js";
import { DraftStepper } from "../../ui/stepper.js";
import { CorrectSheet } from "../correct_sheet.js";
import { toCount } from "../counts.js";
import { keyOf, leave, put, step as stepped, type } from "../counting.js";
import { Who } from "../parts.js";
import { Callers } from "./stopping.js";

/** @param {Shown} props */
export function Count({ state, send, step }) {
  const { form, round } = state, [calling, setCalling] = useState(false), [spot, setSpot] = useState(null), { Ended, AtStop, Proof, Again } = kindOf(state);
  const touched = () => { if (step && step.step !== "count") step.to("count"); }; // nobody is carried off while counting
  const main = form.fields.filter((f) => !f.optional), more = form.fields.filter((f) => f.optional);
  const fieldOf = (seat, f) => form.values[seat]?.[f.name] && html`<${Field} key=${f.name} field=${f} value=${form.values[seat][f.name]} name=${nameOf(state, seat)}
    seen=${state.seen} player=${seat} touched=${touched} send=${send} />`;
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${t("count-title")}</h2>
    <button type="button" class="quiet caller-line" disabled=${!may("play")} onClick=${() => setCalling(true)}>${round.end === "stalemate" ? t("ended-stalemate")
      : round.caller ? t("ended-by", { name: nameOf(state, round.caller) }) : t("ended")} ✎</button>
    ${Ended && html`<${Ended} key="by-itself" state=${state} send=${send} />`}
    <p class="problem" aria-live="polite">${form.problem}</p>
    ${form.problem && round.caller && !toCount(form).length && html`<div class="two" key="ways-on" data-asks="play">
      <button type="button" onClick=${() => setCalling(true)}>${t("other-called")}</button><button type="button" onClick=${() => send("resume", {})}>${t("go-on")}</button></div>`}
    ${AtStop && html`<${AtStop} key="at-stop" state=${state} />`}
    <fieldset class="counts" disabled=${!may("play")}>
    ${state.players.filter((p) => form.values[p.seat]).map((p) => html`<section class="panel count-card" key=${p.seat}>
      <${Who} state=${state} seat=${p.seat} as="h3" />
      ${main.map((f) => fieldOf(p.seat, f))}
      ${more.length > 0 && html`<details key="more"><summary>${t("count-more")}</summary>${more.map((f) => fieldOf(p.seat, f))}</details>`}
    </section>`)}
    ${form.flags.map((f) => html`<${Flag} key=${f.name} flag=${f} touched=${touched} send=${send} />`)}
    </fieldset>
    ${Proof && html`<${Proof} key="proof" state=${state} onSpot=${setSpot} />`}
    ${Again && html`<${Again} key="again" state=${state} send=${send} />`}
    ${spot && html`<${CorrectSheet} key="spot" state=${state} spot=${spot} send=${send} onClose=${() => setSpot(null)} />`}
    ${calling && html`<${Dialog} key="caller" title=${t("who-really")} onClose=${() => setCalling(false)}>
      <${Callers} state=${state} send=${send} onDone=${() => setCalling(false)} />
      ${state.match.ends.includes("stalemate") && html`<button type="button" aria-pressed=${String(round.end === "stalemate")}
        onClick=${async () => { if (await send("call", { end: "stalemate" })) setCalling(false); }}>${t("nobody-can")}</button>`}
    </${Dialog}>`}
  </div>`;
}

/** A tick for the round as a whole; it stays as tapped until the answer is here. */
function Flag({ flag, touched, send }) {
  const [tapped, setTapped] = useState(null);
  useEffect(() => setTapped(null), [flag.value]);
  const change = async (value) => {
    touched();
    setTapped(value);
    if (!await send("round_flag", { flag: flag.name, value })) setTapped(null);
  };
  return html`<label class="check"><input type="checkbox" checked=${tapped ?? flag.value} onChange=${(event) => change(event.target.checked)} />${flag.label}</label>`;
}

function Field({ field, value, name, seen, player, send, touched }) {
  const key = keyOf(seen, player, field.name), draft = useDrafts().get(key) ?? null;
  const min = field.min ?? 0, max = field.max ?? 99, was = value.counted ? value.value : null, known = value.value ?? value.preset;
  const base = { seen, player, field: field.name, name, was, min, max };
  const now = useRef(null);
  now.current = base;
  useEffect(() => () => leave(key, now.current, send, true), [key]);
  const say = (n) => { touched(); put(key, base, n, send); };
  if (field.bool) return html`<label class="check"><input type="checkbox" checked=${Boolean(draft ? Number(draft.text) : known)}
    onChange=${(event) => say(event.target.checked ? 1 : 0)} />${field.label}</label>`;
  const typed = draft && draft.text !== "" && Number.isInteger(Number(draft.text)) ? Number(draft.text) : null;
  const shown = draft ? typed : known, wrong = draft?.state === "wrong" ? `wrong-${key.replaceAll(/\W/g, "-")}` : undefined;
  return html`<div class="count-field"><span class="count-label">${field.label}
    ${value.counted && !draft && html`<small class="count-ok" key="ok">✓ ${t("counted")}</small>`}
    ${!draft && !value.counted && known !== null && html`<button type="button" key="seen" class="as-seen" onClick=${() => say(known)}>${t("as-seen")} ✓</button>`}
    ${draft?.state === "restored" && html`<button type="button" key="restored" class="as-seen" onClick=${() => { touched(); leave(key, base, send); }}>${t("count-take", { n: draft.text || "–" })}</button>`}
    ${draft?.state === "lost" && html`<small key="lost" class="count-open">${t("count-unsent")}</small>`}
    ${wrong && html`<small class="problem" key="wrong" id=${wrong} role="alert">${draft?.problem}</small>`}</span>
    <${DraftStepper} label=${t("field-of", { field: field.label, name })} text=${draft ? draft.text : known ?? ""} shown=${shown} unsaid=${!draft && !value.counted}
      min=${min} max=${max} wrong=${wrong} onStep=${(n) => { touched(); stepped(key, base, n, send); }}
      onText=${(text, bad) => { touched(); type(key, base, text, bad); }} onLeave=${() => leave(key, base, send)} /></div>`;
}
