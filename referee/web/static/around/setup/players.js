// Set-up: names, frames or seats, and what was brought from last time.

import { html } from "../../base/html.js";
import { has, t } from "../../base/texts.js";
import { colourOf } from "../../tables/seats.js";
import { Swatch } from "../../ui/swatch.js";
import { key } from "../../base/text_key.js";
import { NumberField } from "../../ui/number.js";
import { exchanged, marked, seated, tooMany, withPeople, wrongIn, wrongPeople } from "./draft.js";

const NAME_LENGTH = 24;
const SUGGESTED = 8;

export function PlayersStep({ draft, change, game, regulars, shown, error }) {
  const { people } = draft, wrong = wrongPeople(people), framed = game.seat_word === "frame";
  const give = (list) => change((before) => withPeople(before, list)), set = (list) => give(seated(list, game));
  const edit = (i, fields) => set(people.map((p, k) => (k === i ? { ...p, ...fields } : p)));
  const move = (i, by) => {
    const list = [...people];
    [list[i], list[i + by]] = [list[i + by], list[i]];
    set(list);
  };
  const offered = regulars.filter((r) => !people.some((p) => p.name.trim() === r.name)).slice(0, SUGGESTED);
  const take = (regular) => {
    const i = people.findIndex((p) => !p.name.trim());
    const free = !people.some((p, k) => k !== i && p.name.trim() && p.seat === regular.seat);
    const row = { name: regular.name, seat: free && framed && regular.seat ? regular.seat : "" };
    if (i < 0) return set([...people, row]);
    return row.seat ? give(exchanged(people, i, row.seat).map((p, k) => (k === i ? { ...p, name: row.name } : p))) : edit(i, { name: row.name });
  };
  return html`<p class="lead">${t(framed ? "setup-players-frames" : "setup-players-seats")}</p>
    <datalist id="regulars">${offered.map((r) => html`<option value=${r.name} />`)}</datalist>
    <ol class="seats">${people.map((p, i) => html`<${Row} key=${p.id} n=${i + 1} person=${p} game=${game} people=${people}
      wrong=${(shown || p.name) && wrong[i]} edit=${(fields) => edit(i, fields)} swap=${(seat) => give(exchanged(people, i, seat))}
      up=${i > 0 && (() => move(i, -1))} down=${i < people.length - 1 && (() => move(i, 1))}
      remove=${people.length > game.players[0] && (() => set(people.filter((_, k) => k !== i)))} />`)}
    </ol>
    ${people.length < game.players[1]
      ? html`<button type="button" class="add" onClick=${() => set([...people, { name: "", seat: "" }])}>${t("setup-add-player")}</button>`
      : html`<p class="note">${t("setup-most-players", { n: game.players[1] })}</p>`}
    ${game.camera && tooMany(game, draft) && html`<p class="note" key="many" role="status">${t("setup-players-unwatched", { n: game.places.length })}</p>`}
    ${offered.length > 0 && (people.length < game.players[1] || people.some((p) => !p.name.trim())) && html`<div class="offered" role="group"
      aria-label=${t("setup-regulars")}><span class="note">${t("setup-regulars")}</span>
      ${offered.map((r) => html`<button type="button" key=${r.name} class="chip name" onClick=${() => take(r)}>${r.name}</button>`)}</div>`}
    ${game.brought.length > 0 && html`<${Brought} draft=${draft} change=${change} game=${game} error=${error} />`}`;
}

function Row({ n, person, game, people, wrong, edit, swap, up, down, remove }) {
  const name = person.name.trim() || t("setup-player-n", { n }), id = `player-${n}`, framed = game.seat_word === "frame";
  return html`<li class=${`seat-row seated ${colourOf(person.seat)}`}>
    ${framed ? html`<span class="seat-n" aria-hidden="true">${n}</span>` : html`<${Swatch} seat=${person.seat} />`}
    <input id=${id} type="text" list="regulars" maxlength=${NAME_LENGTH} autocomplete="off" autocapitalize="words" spellcheck=${false}
      value=${person.name} placeholder=${t("setup-name")} aria-label=${t("setup-name-of", { n })} aria-invalid=${wrong ? "true" : null}
      aria-describedby=${wrong ? `${id}-wrong` : null} onInput=${(e) => edit({ name: e.target.value })} />
    <span class="seat-acts">
      <button type="button" class="icon" disabled=${!up} aria-label=${t("setup-up", { name })} onClick=${up || null}>↑</button>
      <button type="button" class="icon" disabled=${!down} aria-label=${t("setup-down", { name })} onClick=${down || null}>↓</button>
      <button type="button" class="icon" disabled=${!remove} aria-label=${t("setup-remove-player", { name })} onClick=${remove || null}>✕</button>
    </span>
    ${framed && html`<fieldset class="frames"><legend class="unseen">${t("setup-frame-of", { name })}</legend>
      ${game.seats.map((seat) => {
        const other = people.find((p) => p !== person && p.seat === seat);
        const label = t(`frame-${seat}`) + (other?.name.trim() ? `, ${t("setup-frame-exchange", { name: other.name.trim() })}` : "");
        return html`<label key=${seat} class=${other ? "frame taken" : "frame"} title=${t(`frame-${seat}`)}>
          <input type="radio" name=${`${id}-frame`} class="unseen" checked=${person.seat === seat} aria-label=${label} onChange=${() => swap(seat)} />
          <${Swatch} seat=${seat} /></label>`;
      })}</fieldset>`}
    ${wrong && html`<p class="problem" id=${`${id}-wrong`}>${t(wrong[0], wrong[1])}</p>`}
  </li>`;
}

/** What a count that was brought is called. */
export const broughtTitle = (count) => (has(key("brought", count.name)) ? t(key("brought", count.name)) : count.what);

/** What differs from player to player at the start, by name of the count and seat; what is left empty is as the rules say. */
function Brought({ draft, change, game }) {
  const set = (count, seat, n) => change((before) => {
    const { [seat]: _, ...counts } = before.brought[count] ?? {};
    return { ...before, brought: { ...before.brought, [count]: n === null ? counts : { ...counts, [seat]: n } } };
  });
  const said = Object.values(draft.brought).some((counts) => Object.keys(counts).length) || wrongIn(draft, "players");
  return html`<details class="brought" open=${said}><summary>${t(has(key("brought-in", game.game)) ? key("brought-in", game.game) : "brought-in")}</summary>
    <table><thead><tr><td></td>${game.brought.map((b) => html`<th key=${b.name} scope="col">${broughtTitle(b)}</th>`)}</tr></thead>
    <tbody>${draft.people.map((p, i) => {
      const name = p.name.trim() || t("setup-player-n", { n: i + 1 });
      return html`<tr key=${p.id}><th scope="row" class="name">${name}</th>
        ${game.brought.map((b) => html`<td key=${b.name}><${Told} count=${b} label=${t("setup-brought-of", { what: broughtTitle(b), name })}
          value=${draft.brought[b.name]?.[p.seat] ?? null} set=${(n) => set(b.name, p.seat, n)}
          wrong=${draft.wrong[`players/${b.name}/${p.id}`]} mark=${(reason) => change(marked(`players/${b.name}/${p.id}`, reason))} /></td>`)}</tr>`;
    })}</tbody></table>
  </details>`;
}

function Told({ count, label, value, set, wrong, mark }) {
  if (count.most === 1) return html`<label class="check"><input type="checkbox" aria-label=${label} checked=${value === 1} onChange=${(e) => set(e.target.checked ? 1 : null)} /></label>`;
  return html`<${NumberField} label=${label} value=${value} max=${count.most} placeholder="–" wrong=${wrong} onValue=${set} onWrong=${mark} />`;
}
