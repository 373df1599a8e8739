// The end of a round as the camera counts it: how it lay at the stop, what to do, and the heaps with every card that was
// counted drawn into the photograph. The judge says what that proves; nothing is computed here.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";
import { middle } from "../geometry.js";
import { Photo } from "../photo.js";
import { shownWords } from "../colours.js";

const LETTERS = 0.028; // height of what is written, in parts of the picture's width

/** @param {Shown} props */
export function CardsAtStop({ state }) {
  const { bare, tops, swiped } = state.table, counting = state.scene?.name === "count" && !state.match.by_hand;
  if (!bare || !(tops || swiped)) return null;
  return html`<section class="swiped" aria-label=${t("cards-count-swipe")}>
    ${swiped ? html`<${Swiped} key="swiped" state=${state} />`
    : tops.problem ? html`<p key="wrong" class="problem swiped-how" role="status">${tops.problem}</p>`
    : html`<div key="how">${counting && html`<h3>${t("cards-count-swipe")}</h3><p class="swiped-how">${t("cards-count-how")}</p>`}</div>`}
    ${tops && (swiped ? html`<details key="stop"><summary class="swiped-stop">${t("cards-count-more")}</summary><${Stop} state=${state} found=${tops} /></details>` : html`<${Stop} key="stop" state=${state} found=${tops} />`)}
  </section>`;
}

/** The heaps as they were counted. @param {Shown} props */
function Swiped({ state }) {
  const { problem, tops, sum, picture, heaps, whose, typed, proved } = state.table.swiped;
  const said = problem || (typed && tops === null ? t("cards-count-typed") : typed || proved ? `✓ ${t("cards-count-proved")}` : "");
  return html`<div class="swiped-words" key="words"><p class=${problem ? "problem swiped-how" : "swiped-how"} aria-live="polite">${said}</p>
      ${tops !== null && sum !== null && html`<p class="note" key="sums">${t("cards-count-sums", { tops, sum })}</p>`}</div>
    ${picture?.width && heaps.length > 0 && html`<${Heaps} key="photo" state=${state} picture=${picture} heaps=${heaps} />`}
    <ul class="swiped-list" key="list">${heaps.filter((heap) => heap.what === "heap" || heap.outline.length).map((heap, i) => html`<li
      key=${`${heap.player}-${heap.what}-${i}`} class=${heap.cards === null || whose.includes(heap.player) ? "swiped-open" : ""}>${heap.player && html`<${Swatch} seat=${heap.player} />`}<span>${words(state, heap)}</span></li>`)}</ul>`;
}

/** Whose it is, and how many. @param {Live} state */
function words(state, { what, player, cards }) {
  const pile = what === "heap" ? "heap" : "left", name = nameOf(state, player);
  return cards === null ? t(`cards-count-${pile}-open`, { name }) : t(`cards-count-${pile}`, { name, n: cards });
}

/** The photograph with each heap, and a thin line where each card that was counted begins. @param {DrawnCards} props */
function Heaps({ state, picture, heaps }) {
  const { width, height } = picture, scale = width / state.table.bare.width, size = width * LETTERS;
  const shown = heaps.filter((heap) => heap.outline.length).map((heap) => ({ ...heap, outline: scaled(heap.outline, scale), strips: heap.strips.map((strip) => scaled(strip, scale)) }));
  return html`<${Photo} picture=${`/evidence/${encodeURIComponent(picture.name)}`} width=${width} height=${height} points=${shown.flatMap((heap) => heap.outline)} label=${t("cards-count-heaps")}>
    ${shown.map((heap, i) => html`<g key=${i}>
      ${heap.strips.flatMap((strip, n) => ["strip-under", "strip"].map((layer) => html`<polyline key=${`${n}${layer}`} class=${layer} points=${strip.join(" ")} />`))}
      ${["heap-under", `heap${heap.cards === null ? " heap-open" : ""}`].map((layer) => html`<polygon key=${layer} class=${layer} points=${heap.outline.join(" ")} />`)}
      <${Said} at=${middle(heap.outline)} size=${size} text=${heap.cards === null ? "?" : String(heap.cards)} /></g>`)}</${Photo}>`;
}

/** How it lay at the stop, each top as it was read. @param {DrawnCards} props */
function Stop({ state, found }) {
  const { bare } = state.table, { picture, sum, tops } = found;
  const said = sum === null ? t("cards-count-piles-open") : t("cards-count-piles", { n: sum });
  if (!picture?.width) return html`<p class="note">${said}</p>`;
  const { width, height } = picture, scale = width / bare.width, size = width * LETTERS, room = 3 * size;
  const places = tops.filter((top) => top.at).map((top) => ({ ...top, at: top.at.map((value) => value * scale) }));
  const label = `${t("cards-count-at-stop")} ${tops.map((top) => shownWords(top.colour, top.top)).join(", ")}`;
  return html`<figure class="at-stop"><${Photo} picture=${`/evidence/${encodeURIComponent(picture.name)}`} width=${width} height=${height}
    points=${places.flatMap(({ at: [x, y] }) => [[x - room, y - room], [x + room, y + room]])} label=${label}>
    ${places.map((top) => html`<${Said} key=${top.pile} at=${top.at} size=${size} text=${top.face === "down" ? "10" : top.top ?? "?"} />`)}
    </${Photo}><figcaption>${t("cards-count-at-stop")} · ${said}</figcaption></figure>`;
}

const Said = ({ at: [x, y], size, text }) => html`<text class="photo-said" x=${x} y=${y} style=${`font-size: ${size}px; stroke-width: ${size / 5}px`}>${text}</text>`;

/**
 * @param {Outline} outline
 * @param {number} scale
 */
const scaled = (outline, scale) => outline.map((point) => point.map((value) => value * scale));
