// Counting: one table with everybody in it, preset with what the camera saw; only what matters is asked. Digits and ⏎ lead
// from number to number.

import { may } from "../../base/access.js";
import { draftOf, useDrafts } from "../../base/drafts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Dialog } from "../../ui/dialog.js";
import { CorrectSheet } from "../correct_sheet.js";
import { toCount } from "../counts.js";
import { cellsOf, isWhole, nextOpen } from "../count_order.js";
import { CountTable } from "../count_table.js";
import { keyOf, leave, put, type } from "../counting.js";
import { Keypad, hasOwnKeys } from "../keypad.js";
import { Callers } from "./stopping.js";

/** @param {Shown} props */
export function Count({ state, send, step }) {
  const { form, round } = state, [calling, setCalling] = useState(false), [spot, setSpot] = useState(null), { Ended, AtStop, Proof, Again } = kindOf(state);
  const touched = () => { if (step && step.step !== "count") step.to("count"); }; // nobody is carried off while counting
  const counting = useCounting(state, send, touched), more = form.fields.filter((f) => f.optional && !f.bool);
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${t("count-title")}</h2>
    <button type="button" class="quiet caller-line" disabled=${!may("play")} onClick=${() => setCalling(true)}>${round.end === "stalemate" ? t("ended-stalemate")
      : round.caller ? t("ended-by", { name: nameOf(state, round.caller) }) : t("ended")} ✎</button>
    ${Ended && html`<${Ended} key="by-itself" state=${state} send=${send} />`}
    <p class="problem" aria-live="polite">${toCount(form).length ? "" : form.problem}</p>
    ${form.problem && round.caller && !toCount(form).length && html`<div class="two" key="ways-on" data-asks="play">
      <button type="button" onClick=${() => setCalling(true)}>${t("other-called")}</button>${!round.past && html`<button type="button" key="on" onClick=${() => send("resume", {})}>${t("go-on")}</button>`}</div>`}
    ${AtStop && html`<${AtStop} key="at-stop" state=${state} />`}
    <fieldset class="counts" disabled=${!may("play")}>
    <${CountTable} key="main" state=${state} send=${send} counting=${counting} fields=${form.fields.filter((f) => !f.optional && !f.bool)} chips=${form.fields.filter((f) => f.bool)} />
    ${more.length > 0 && html`<details key="more" class="panel count-more"><summary>${t("count-more")}</summary><${CountTable} state=${state} send=${send} counting=${counting} fields=${more} chips=${[]} /></details>`}
    ${form.flags.map((f) => html`<${Flag} key=${f.name} flag=${f} touched=${touched} send=${send} />`)}
    </fieldset>
    ${Proof && !round.past && html`<${Proof} key="proof" state=${state} onSpot=${setSpot} />`}
    ${Again && !round.past && html`<${Again} key="again" state=${state} send=${send} />`}
    ${counting.at && hasOwnKeys() && html`<${Keypad} key="keys" title=${t("keypad")} onKey=${counting.press} />`}
    ${spot && html`<${CorrectSheet} key="spot" state=${state} spot=${spot} send=${send} onClose=${() => setSpot(null)} />`}
    ${calling && html`<${Dialog} key="caller" title=${t("who-really")} onClose=${() => setCalling(false)}>
      <${Callers} state=${state} send=${send} onDone=${() => setCalling(false)} />
      ${state.match.ends.includes("stalemate") && html`<button type="button" aria-pressed=${String(round.end === "stalemate")}
        onClick=${async () => { if (await send("call", { end: "stalemate" })) setCalling(false); }}>${t("nobody-can")}</button>`}
    </${Dialog}>`}
  </div>`;
}

/** The number that is being counted, and where ⏎ and the keys lead. @param {Live} state */
function useCounting(state, send, touched) {
  useDrafts();
  const { form, seen } = state, [at, setAt] = useState(/** @type {{ seat: string, field: string } | null} */ (null)), fields = useRef(new Map()), through = useRef(false);
  const said = (seat, field) => Boolean(draftOf(keyOf(seen, seat, field)));
  const name = (cell) => `${cell.seat}/${cell.field}`;
  const onward = (from) => {
    const next = nextOpen(cellsOf(state, said), from);
    if (next) fields.current.get(name(next))?.focus();
    else {
      fields.current.get(name(from))?.blur();
      through.current = true;
    }
  };
  useLayoutEffect(() => { // a tie asks for more numbers: whoever is through goes on with them
    const more = through.current && !at && may("play") && nextOpen(cellsOf(state, said), null);
    if (!more) return;
    through.current = false;
    fields.current.get(name(more))?.focus();
  });
  useLayoutEffect(() => { // whoever came here to count begins at once
    const first = may("play") && nextOpen(cellsOf(state, said), null);
    if (first) fields.current.get(name(first))?.focus({ preventScroll: true });
  }, [seen.match, seen.round, Boolean(state.round.caller)]);
  const baseOf = (cell) => {
    const field = form.fields.find((f) => f.name === cell.field), value = form.values[cell.seat][cell.field];
    return { seen, player: cell.seat, field: cell.field, name: nameOf(state, cell.seat), was: value.counted ? value.value : null, min: field?.min ?? 0, max: value.max };
  };
  const done = (cell) => { // ⏎ on a number that was seen counts it; on an empty field it leads nowhere
    const key = keyOf(seen, cell.seat, cell.field), value = form.values[cell.seat][cell.field], known = value.value ?? value.preset;
    if (draftOf(key)) leave(key, baseOf(cell), send);
    else if (known === null) return;
    else if (!value.counted) put(key, baseOf(cell), known, send);
    if (draftOf(key)?.state !== "wrong") onward(cell);
  };
  const press = (key) => {
    const value = at && form.values[at.seat]?.[at.field];
    if (!value) return;
    const draft = keyOf(seen, at.seat, at.field), before = draftOf(draft), base = baseOf(at);
    fields.current.get(name(at))?.focus({ preventScroll: true });
    if (key === "next") {
      done(at);
      return;
    }
    const text = before?.state === "typed" ? before.text : "", next = key === "back" ? text.slice(0, -1) : `${text}${key}`;
    touched();
    type(draft, base, next, false);
    if (key !== "back" && isWhole(next, base.max)) done(at);
  };
  return { at, press, done, touched, baseOf, focused: (cell) => { through.current = false; setAt(cell); }, left: (cell) => setAt((now) => (now && name(now) === name(cell) ? null : now)),
    hold: (cell, node) => { if (node) fields.current.set(name(cell), node); else fields.current.delete(name(cell)); } };
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
