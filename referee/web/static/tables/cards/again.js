// A contested moment seen again: a card is chosen, the three seconds around it go by slowly, and the table decides.

import { at } from "../../base/root.js";
import { html, useEffect, useState } from "../../base/html.js";
import { nameOf, roundClock } from "../../base/names.js";
import { get } from "../../base/net.js";
import { t } from "../../base/texts.js";
import { Dialog } from "../../ui/dialog.js";
import { Swatch } from "../../ui/swatch.js";
import { bounds, within } from "../geometry.js";

const BEFORE_S = 0.8; // a card is told of so long after it was laid
const SLOW_MS = 480; // a picture every 0.12 seconds: a quarter of the speed
const AROUND = 1.6; // fields shown round the one that is chosen

/** A button for it. @param {Shown} props */
export function Again({ state, send }) {
  const [open, setOpen] = useState(false);
  if (!state.table.bare || state.match.by_hand || state.round.phase === "waiting") return null;
  return html`<button type="button" key="again" onClick=${() => setOpen(true)}>${t("cards-again")}</button>
    ${open && html`<${AgainSheet} key="sheet" state=${state} send=${send} onClose=${() => setOpen(false)} />`}`;
}

/** @param {Shown} props */
function AgainSheet({ state, send, onClose }) {
  const [line, setLine] = useState(null), lays = state.log.filter((said) => said.type === "card" && said.pile !== undefined && !said.undone);
  return html`<${Dialog} wide title=${t("cards-again")} onClose=${onClose}>
    ${line ? html`<${Moment} key=${line.seq} state=${state} send=${send} line=${line} onOther=${() => setLine(null)} onClose=${onClose} />`
    : html`<p>${lays.length ? t("cards-again-how") : t("cards-again-nothing")}</p>
      <div class="again-lays">${lays.map((said) => html`<button type="button" class="wide" key=${said.seq} onClick=${() => setLine(said)}><time>${roundClock(state, said.t)}</time> ${said.text}</button>`)}</div>`}
  </${Dialog}>`;
}

/** @param {Shown} props */
function Moment({ state, send, line, onOther, onClose }) {
  const [found, setFound] = useState(null), [problem, setProblem] = useState(""), [n, setN] = useState(0), [plays, setPlays] = useState(true);
  const moment = Math.max(0, line.t - BEFORE_S), pictures = found?.pictures ?? [];
  useEffect(() => { get(`/api/again?pile=${line.pile}&at=${moment}`).then(setFound, (error) => setProblem(error.message)); }, []);
  useEffect(() => {
    if (!plays || !pictures.length) return undefined;
    const timer = setInterval(() => setN((now) => (now + 1) % pictures.length), SLOW_MS);
    return () => clearInterval(timer);
  }, [plays, pictures.length]);
  const step = (by) => { setPlays(false); setN((n + by + pictures.length) % pictures.length); };
  const decide = async (player) => { if (await send("contest", { pile: line.pile, at: moment, player })) onClose(); };
  return html`${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${pictures.length > 0 && html`<${Slow} key="photo" state=${state} spot=${line.squares[0]} pictures=${pictures} n=${n} />
      <div class="two" key="steps"><button type="button" onClick=${() => step(-1)}>${t("cards-again-before")}</button><button type="button" onClick=${() => step(1)}>${t("cards-again-after")}</button></div>
      <button type="button" class="wide" key="plays" aria-pressed=${String(plays)} onClick=${() => setPlays(!plays)}>${t(plays ? "cards-again-hold" : "cards-again-play")}</button>`}
    ${found && !pictures.length && html`<p key="none">${t("cards-again-none")}</p>`}
    ${found && html`<p key="opinion" class="again-opinion">${found.opinion.text}</p>`}
    <h3>${t("cards-again-who")}</h3>
    <div class="callers" data-asks="play" data-count=${state.players.length}>${state.players.map((p) => html`<button type="button" key=${p.seat} onClick=${() => decide(p.seat)}><${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div>
    <div class="two" data-asks="play"><button type="button" onClick=${() => decide(null)}>${t("cards-again-open")}</button><button type="button" onClick=${onOther}>${t("cards-again-other")}</button></div>`;
}

/** The part of the pictures round the chosen field; all are there from the start, so that none is waited for. @param {DrawnCards} props */
function Slow({ state, spot, pictures, n }) {
  const { width, height, spots } = state.table.bare, field = spots[spot] ? bounds(spots[spot]) : { x: 0, y: 0, width, height };
  const room = AROUND * field.width;
  const part = within({ x: field.x - room, y: field.y - room, width: field.width + 2 * room, height: field.height + 2 * room }, { width, height });
  return html`<figure class="at-stop"><svg class="again-photo" viewBox=${`${part.x} ${part.y} ${part.width} ${part.height}`} role="img" aria-label=${t("cards-again-picture", { n: n + 1, of: pictures.length })}>
    ${pictures.map(({ picture }, i) => html`<image key=${picture} href=${at(picture)} width=${width} height=${height} preserveAspectRatio="none" visibility=${i === n ? "visible" : "hidden"} />`)}
      ${spots[spot] && ["read-under", "read"].map((layer) => html`<polygon key=${layer} class=${layer} points=${spots[spot].join(" ")} />`)}</svg>
    <figcaption>${t("cards-again-picture", { n: n + 1, of: pictures.length })}</figcaption></figure>`;
}
