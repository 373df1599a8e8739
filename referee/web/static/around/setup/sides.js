// Set-up: at which side of the table everybody sits, as the camera sees it; by that it tells players apart.

import { html } from "../../base/html.js";
import { useWatching } from "../../base/live.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";
import { kindNamed } from "../../tables/registry.js";
import { Swatch } from "../../ui/swatch.js";
import { sidesOf, sitting } from "./draft.js";

export function SidesStep({ draft, change, game, state }) {
  useWatching(true);
  const { people } = draft, sides = sidesOf(people, game), bare = state?.table.bare, { Found } = kindNamed(bare?.kind);
  const move = (i, side) => change((before) => ({ ...before, people: sitting(before.people, game, i, side) }));
  const there = (side) => people[sides.indexOf(side)]?.name.trim() ?? "";
  return html`<p class="lead">${t("setup-sides-text")}</p>
    <div class="sides">
      <div class="sides-view" aria-hidden="true">${game.places.map((side) => html`<span key=${side} class=${`sides-name sides-${side}${there(side) ? "" : " sides-free"}`}>${there(side) || "–"}</span>`)}
        <div class="seen">${state?.frame ? html`<img src=${at(`/frame?n=${state.frame}`)} width="16" height="9" alt="" />${bare && html`<${Found} bare=${bare} />`}`
          : html`<p class="camera-none seen-none">${t("setup-table-waiting")}</p>`}</div></div>
      <ol class="seats">${people.map((p, i) => html`<li key=${p.id} class="seat-row sides-row"><span class="name sides-who">${p.name.trim()}</span>
        <fieldset class="frames"><legend class="unseen">${t("setup-sides-of", { name: p.name.trim() })}</legend>
          ${game.places.map((side) => {
            const other = there(side), label = t(`frame-${side}`) + (other && other !== p.name.trim() ? `, ${t("setup-frame-exchange", { name: other })}` : "");
            return html`<label key=${side} class=${other && other !== p.name.trim() ? "frame taken" : "frame"} title=${t(`frame-${side}`)}>
              <input type="radio" name=${`side-${i}`} class="unseen" checked=${sides[i] === side} aria-label=${label} onChange=${() => move(i, side)} />
              <${Swatch} seat=${side} /></label>`;
          })}</fieldset></li>`)}</ol>
    </div>`;
}
