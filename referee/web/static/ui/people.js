// Who plays: giving another name, exchanging sets, leaving, joining. Each is an act of its own; a person keeps the points.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { has, t } from "../base/texts.js";
import { NumberField } from "./number.js";
import { Swatch } from "./swatch.js";

const NAME_LENGTH = 24;

export function PeopleActs({ state, send }) {
  const { people, match } = state, here = people.filter((p) => p.seat), gone = people.filter((p) => !p.seat);
  const [open, setOpen] = useState(""); // "rename p1" and the like: one act at a time
  const taken = here.map((p) => p.seat), free = match.seats.filter((seat) => !taken.includes(seat) && alike(match, taken, seat));
  const done = async (name, fields) => {
    const ok = await send(name, fields);
    if (ok) setOpen((now) => (now === open ? "" : now)); // the state may be here before the answer, and another act begun
    return ok;
  };
  return html`<div class="people-acts">
    <ul class="stack">${here.map((person) => html`<li key=${person.id} class="panel person">
      <div class="person-head"><${Swatch} seat=${person.seat} /><strong class="name">${person.name}</strong>
        <span class="note">${t("people-total", { n: person.total })}</span></div>
      ${open === `rename ${person.id}` ? html`<${Rename} person=${person} done=${done} close=${() => setOpen("")} />`
    : open === `swap ${person.id}` ? html`<${Exchange} person=${person} others=${here} free=${free} match=${match} done=${done} close=${() => setOpen("")} />`
    : open === `leave ${person.id}` ? html`<div class="row" role="group"><p>${t("people-leave-sure", { name: person.name })}</p>
        <button type="button" onClick=${() => done("leave", { person: person.id })}>${t("people-leave-yes")}</button>
        <button type="button" class="quiet" onClick=${() => setOpen("")}>${t("cancel-act")}</button></div>`
    : html`<div class="row person-acts">
        <button type="button" class="quiet" onClick=${() => setOpen(`rename ${person.id}`)} aria-label=${`${t("people-rename")}: ${person.name}`}>${t("people-rename")}</button>
        <button type="button" class="quiet" onClick=${() => setOpen(`swap ${person.id}`)} aria-label=${`${t("people-exchange")}: ${person.name}`}>${t("people-exchange")}</button>
        <button type="button" class="quiet" onClick=${() => setOpen(`leave ${person.id}`)} aria-label=${`${t("people-leave")}: ${person.name}`}>${t("people-leave")}</button>
      </div>`}
    </li>`)}
    ${gone.map((person) => html`<li key=${person.id} class="person-gone note"><span class="name">${leaver(person)}</span></li>`)}</ul>
    ${open === "join" ? html`<${Join} free=${free} match=${match} done=${done} close=${() => setOpen("")} />`
    : free.length > 0 && html`<button type="button" class="add" onClick=${() => setOpen("join")}>${t("people-join")}</button>`}
  </div>`;
}

function Rename({ person, done, close }) {
  const [name, setName] = useState(person.name), field = useFocused();
  const save = (event) => {
    event.preventDefault();
    done("rename", { person: person.id, name: name.trim() });
  };
  return html`<form class="row" onSubmit=${save}>
    <input type="text" class="person-name" maxlength=${NAME_LENGTH} value=${name} aria-label=${t("people-new-name", { name: person.name })} autocomplete="off"
      ref=${field} onInput=${(e) => setName(e.target.value)} />
    <button type="submit" class="primary" disabled=${!name.trim()}>${t("people-save")}</button>
    <button type="button" class="quiet" onClick=${close}>${t("cancel-act")}</button></form>`;
}

/** Sides of a table are for those whom a camera tells apart by them; everybody else has a number. */
const alike = (match, taken, seat) => match.places.includes(seat) === taken.some((other) => match.places.includes(other));

/** Sets change hands: with another player, or for one that nobody has. */
function Exchange({ person, others, free, match, done, close }) {
  const give = (seats) => done("reseat", { seats });
  return html`<div class="stack" role="group" aria-label=${t("people-exchange-with", { name: person.name })}><p>${t("people-exchange-with", { name: person.name })}</p>
    ${others.filter((o) => o.id !== person.id).map((other) => html`<button type="button" key=${other.id} class="wide"
      onClick=${() => give({ [person.id]: other.seat, [other.id]: person.seat })}><${Swatch} seat=${other.seat} /><span class="name">${other.name}</span></button>`)}
    ${free.map((seat) => html`<button type="button" key=${seat} class="wide" onClick=${() => give({ [person.id]: seat })}><${Swatch} seat=${seat} />
      <span>${t(match.seat_word === "frame" ? "people-free-set" : "people-free-seat")}</span></button>`)}
    <button type="button" class="quiet" onClick=${close}>${t("cancel-act")}</button></div>`;
}

function Join({ free, match, done, close }) {
  const field = useFocused(), [name, setName] = useState(""), [seat, setSeat] = useState(free[0]);
  const [start, setStart] = useState(match.late_average ? "average" : 0), [wrong, setWrong] = useState("");
  const save = (event) => {
    event.preventDefault();
    done("join", { name: name.trim(), seat, start });
  };
  return html`<form class="panel stack" onSubmit=${save}><h3>${t("people-join")}</h3>
    <label class="stack">${t("people-join-name")}<input type="text" maxlength=${NAME_LENGTH} value=${name} autocomplete="off" ref=${field} onInput=${(e) => setName(e.target.value)} /></label>
    <fieldset class="stack"><legend>${t(match.seat_word === "frame" ? "people-join-frame" : "people-join-seat")}</legend><div class="frames">
      ${free.map((s) => html`<label key=${s} class="frame"><input type="radio" name="join-seat" class="unseen" checked=${seat === s} onChange=${() => setSeat(s)}
        aria-label=${has(`frame-${s}`) ? t(`frame-${s}`) : t("seat-number", { n: /\d+/.exec(s)?.[0] ?? s })} /><${Swatch} seat=${s} /></label>`)}</div></fieldset>
    <fieldset class="stack"><legend>${t("people-join-start")}</legend>
      <label class="check"><input type="radio" name="join-start" checked=${start === "average"} onChange=${() => setStart("average")} />${t("people-join-average")}</label>
      <label class="check"><input type="radio" name="join-start" checked=${start !== "average"} onChange=${() => setStart(0)} />${t("people-join-number")}
        <${NumberField} label=${t("people-join-points")} value=${start === "average" ? null : start} min=${-9999} max=${9999} disabled=${start === "average"}
          wrong=${wrong} onValue=${(n) => setStart(n ?? 0)} onWrong=${setWrong} /></label></fieldset>
    <div class="row"><button type="submit" class="primary" disabled=${!name.trim() || !seat || (wrong && start !== "average")}>${t("people-join-yes")}</button>
      <button type="button" class="quiet" onClick=${close}>${t("cancel-act")}</button></div></form>`;
}

/** Who plays no more, and since when: `left` is the first round without them. */
function leaver({ name, left, total }) {
  const round = (left ?? 1) - 1;
  return round ? t("people-gone", { name, round, n: total }) : `${name}: ${t("match-left", { round })}`;
}

/** A field that takes the keys as soon as it is there, in sight. */
function useFocused() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  return field;
}
