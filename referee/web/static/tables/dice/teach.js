// Set-up: a family shows its dice in four rows; what was seen is drawn in, and kept once people say that it is so.

import { html, useState } from "../../base/html.js";
import { useWatching } from "../../base/live.js";
import { command, get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";
import { COLOURS, colourWord, paint } from "../colours.js";
import { Photo } from "../photo.js";
import { SmallDie } from "./die.js";
import { dieWords } from "./words.js";

const PIPS = [1, 2, 3, 4, 5, 6];

/**
 * A die as it was seen; without colour and number where its row does not tell.
 * @typedef {{ id: number, kind: string, at: Point, quad: Outline, owner: string | null, pips: number | null }} SeenDie
 * @typedef {{ picture: string, width: number, height: number, pieces: SeenDie[], problem: string, seen: Seen }} SeenDice
 */

/** @param {{ state: State | null }} props */
export function TeachDice({ state }) {
  useWatching(true);
  const [found, setFound] = useState(/** @type {SeenDice | null} */ (null)), [name, setName] = useState(""), [busy, setBusy] = useState(false),
    [told, setTold] = useState({ text: "", wrong: false });
  const learned = state?.table.bare && state.table.kind === "dice", named = found && !found.problem ? found.pieces : [];
  const take = async () => {
    setBusy(true);
    setTold({ text: "", wrong: false });
    const n = state?.frame;
    await get("/api/proposals").then((/** @type {SeenDice} */ seen) => setFound({ ...seen, picture: `${seen.picture}?n=${n}-${Date.now()}` }),
      (/** @type {Error} */ e) => setTold({ text: e.message, wrong: true }));
    setBusy(false);
  };
  const keep = async () => {
    setBusy(true);
    const reply = await command("teach", { pieces: named.map(({ at, kind }) => ({ at, kind })), ...(name.trim() && { name: name.trim() }) }, { seen: found?.seen });
    setBusy(false);
    setTold(reply.ok ? { text: t("setup-teach-dice-kept"), wrong: false } : { text: reply.error, wrong: true });
    if (reply.ok) setFound(null);
  };
  const live = state?.frame ? html`<img src=${at(`/frame?n=${state.frame}`)} width="16" height="9" alt=${t("camera-picture")} />` : html`<p class="camera-none seen-none">${t("setup-table-waiting")}</p>`;
  return html`<p class="lead">${t("setup-teach-dice-text")}</p>
    ${!learned && html`<p class="note" key="first">${t("setup-teach-dice-board")}</p>`}
    <div class="table-step">
      <div class="seen">${found ? html`<${Taken} key="taken" found=${found} />` : live}</div>
      <div class="table-said">
        ${named.length > 0 && !told.text && html`<p class="table-state" key="right" role="status"><strong>${t("setup-teach-dice-seen", { n: named.length })}</strong> ${t("setup-teach-dice-right")}</p>`}
        ${!named.length && html`<${Rows} key="rows" />`}
        ${found?.problem && html`<p class="problem" key="problem" role="alert">${found.problem}</p>`}
        <p class=${told.wrong ? "problem" : "note"} key="told" role="status">${busy ? t("setup-teach-dice-looking") : told.text}</p>
        ${named.length > 0 && html`<label class="own" key="name">${t("setup-teach-name")}<input type="text" maxlength="40" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
          <button type="button" class="primary" key="keep" disabled=${busy} onClick=${keep}>${t("setup-teach-dice-keep")}</button>`}
        <button type="button" key="take" class=${named.length ? "" : "primary"} disabled=${busy || !learned || !state?.frame} onClick=${take}>${t(found ? "setup-teach-dice-again" : "setup-teach-dice-take")}</button>
      </div>
    </div>`;
}

/** The picture that was taken, each die outlined in the colour that its row says, with its number. @param {{ found: SeenDice }} props */
function Taken({ found: { picture, width, height, pieces } }) {
  const edges = pieces.map(({ quad }) => quad[1][0] - quad[0][0]).sort((a, b) => a - b), edge = edges[Math.floor(edges.length / 2)] ?? 0;
  return html`<${Photo} picture=${picture} width=${width} height=${height} points=${pieces.flatMap((die) => die.quad)} label=${pieces.map((die) => dieWords({ colour: die.owner, pips: die.pips })).join(", ")}>
    ${pieces.map((die) => html`<g key=${die.id} class=${`proposal ${die.owner ? "named" : "open"}`}><polygon class="under" points=${die.quad.join(" ")} />
      <polygon class="line" points=${die.quad.join(" ")} style=${die.owner ? `stroke: ${paint(die.owner)}` : ""} />
      ${die.pips && html`<text x=${die.quad[0][0] + edge * 0.1} y=${die.quad[0][1] + edge * 0.1} font-size=${edge * 0.5}>${die.pips}</text>`}</g>`)}</${Photo}>`;
}

/** How the dice are to lie. */
const Rows = () => html`<div class="dice-rows" role="img" aria-label=${t("setup-teach-dice-rows")}>${COLOURS.map((colour) => html`<div key=${colour} title=${colourWord(colour)}>
  ${PIPS.map((pips) => html`<${SmallDie} key=${pips} colour=${colour} pips=${pips} />`)}</div>`)}</div>`;
