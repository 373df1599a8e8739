// Set-up: whose pieces are these? A tap on an outlined piece, then a tap on a name.

import { html, useEffect, useState } from "../../base/html.js";
import { command, get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";
import { colourWord } from "./colours.js";
import { Swatch } from "../../ui/swatch.js";

export function TeachStep({ draft }) {
  const [found, setFound] = useState(null), [said, setSaid] = useState({}), [chosen, setChosen] = useState(null), [name, setName] = useState(""),
    [inks, setInks] = useState({}), [told, setTold] = useState({ text: "", wrong: false });
  const look = () => get("/api/proposals").then((seen) => { setFound(seen); setSaid({}); setChosen(seen.pieces.find((p) => !p.owner && p.kind !== "token")?.id ?? null); },
    (e) => setTold({ text: e.message, wrong: true }));
  useEffect(() => { look(); }, []);
  const pieces = found?.pieces ?? [];
  const answer = (piece, words = said) => words[piece.id] ?? (piece.kind === "token" ? "token" : piece.owner);
  const open = pieces.filter((p) => !answer(p));
  const nameOf = (owner) => (owner === "token" || owner === "nothing" ? t(`setup-teach-${owner}`)
    : draft.people.find((p) => p.seat === owner)?.name || (owner ? t(`frame-${owner}`) : "none"));
  const say = (owner) => {
    const after = { ...said, [chosen]: owner };
    setSaid(after);
    setChosen(pieces.find((p) => !answer(p, after))?.id ?? null);
  };
  const save = async () => {
    const known = pieces.filter((p) => answer(p) && answer(p) !== "nothing").map((p) => ({ at: p.at, kind: answer(p) === "token" ? "token" : p.kind,
      owner: answer(p) === "token" ? null : answer(p) }));
    const reply = await command("teach", { pieces: known, colours: inks, ...(name.trim() ? { name: name.trim() } : {}) }, { seen: found.seen });
    setTold(reply.ok ? { text: t("setup-teach-saved"), wrong: false } : { text: reply.error, wrong: true });
  };
  const piece = pieces.find((p) => p.id === chosen);
  return html`<p class="lead">${t("setup-teach-text")}</p>
    ${found && !pieces.length && html`<p class="note">${t("setup-teach-none")}</p>`}
    ${pieces.length > 0 && html`<div class="teach">
      <div class="seen"><img src=${at(found.picture)} width=${found.width} height=${found.height} alt="" />
        <svg viewBox=${`0 0 ${found.width} ${found.height}`} aria-hidden="true">
          ${pieces.map((p, i) => html`<g key=${p.id} class=${`proposal ${p.id === chosen ? "chosen" : answer(p) ? "named" : "open"}`} onClick=${() => setChosen(p.id)}>
            <circle class="reach" cx=${p.at[0]} cy=${p.at[1]} r=${found.width / 24} />
            <polygon class="under" points=${p.quad.join(" ")} /><polygon class="line" points=${p.quad.join(" ")} />
            <text x=${p.at[0]} y=${p.at[1]} font-size=${found.width / 44}>${i + 1}</text></g>`)}
        </svg></div>
      <div class="numbers" role="group" aria-label=${t("setup-step-teach")}>${pieces.map((p, i) => html`<button type="button" key=${p.id}
        class=${answer(p) ? "named" : "open"} aria-pressed=${p.id === chosen} onClick=${() => setChosen(p.id)}
        aria-label=${t("setup-teach-piece", { kind: p.kind, n: i + 1, owner: nameOf(answer(p)) })}>${i + 1}</button>`)}</div>
      <div class="whose" role="group" aria-label=${piece ? t("setup-teach-whose", { n: pieces.indexOf(piece) + 1 }) : t("setup-step-teach")}>
        <p class="whose-title"><strong>${piece ? t("setup-teach-whose", { n: pieces.indexOf(piece) + 1 }) : t("setup-teach-left", { n: open.length })}</strong></p>
        ${piece && html`${draft.people.map((p) => html`<button type="button" key=${p.seat} class="wide" aria-pressed=${answer(piece) === p.seat}
            onClick=${() => say(p.seat)}><${Swatch} seat=${p.seat} /><span class="name">${p.name}</span></button>`)}
          <button type="button" class="wide quiet" aria-pressed=${answer(piece) === "token"} onClick=${() => say("token")}>${t("setup-teach-token")}</button>
          <button type="button" class="wide quiet" aria-pressed=${answer(piece) === "nothing"} onClick=${() => say("nothing")}>${t("setup-teach-nothing")}</button>`}
        ${!piece && html`${(found.colours ?? []).map((ink) => html`<div key=${ink.colour} class="ink" role="group" aria-label=${t("setup-teach-colour")}>
            <p class="whose-title"><span class="ink-shown" style=${`background: rgb(${ink.rgb.join(",")})`}></span>${t("setup-teach-colour")}</p>
            ${ink.names.map((named) => html`<button type="button" key=${named} class="wide" aria-pressed=${(inks[ink.colour] ?? ink.colour) === named}
              onClick=${() => setInks({ ...inks, [ink.colour]: named })}>${colourWord(named)}</button>`)}</div>`)}
          <label class="own">${t("setup-teach-name")}<input type="text" maxlength="40" value=${name} onInput=${(e) => setName(e.target.value)} /></label>
          <button type="button" class="primary" onClick=${save}>${t("setup-teach-save")}</button>`}
      </div>
    </div>`}
    <p class=${told.wrong ? "problem" : "note"} role="status">${told.text}</p>
    <button type="button" onClick=${look}>${t("setup-teach-find")}</button>`;
}
