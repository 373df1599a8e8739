// Set-up: people show their pieces in one picture; what was seen is drawn in, and kept once they say that it is so.

import { html, useState } from "../base/html.js";
import { useWatching } from "../base/live.js";
import { command, get } from "../base/net.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";

/**
 * A piece as it was seen; without owner and number where its row does not tell. `Found`: what a picture showed.
 * @typedef {{ id: number, kind: string, at: Point, quad: Outline, owner: string | null, pips: number | null }} SeenPiece
 * @typedef {{ picture: string, width: number, height: number, pieces: SeenPiece[], problem: string, seen: Seen }} Found
 */

/**
 * What the game says: `text` what to do, `first` before a table was learned, `looking`, `seen` of pieces, `right` what to
 * look at, `keep` and `kept`; `known`: that they are known already, "" where they are not; `missing`: why what was seen
 * is too little, "" where it is not.
 * @typedef {{ text: string, first: string, looking: string, seen: (pieces: SeenPiece[]) => string, right: string, keep: string, kept: string, known?: string, missing?: (pieces: SeenPiece[]) => string }} TeachWords
 */

/** `Rows`: how the pieces are to lie; `Taken`: the picture with what was seen, {found}. @param {{ state: State | null, learned: boolean, words: TeachWords, Rows: Component, Taken: Component }} props */
export function TeachShown({ state, learned, words, Rows, Taken }) {
  useWatching(true);
  const [found, setFound] = useState(/** @type {Found | null} */ (null)), [name, setName] = useState(""), [busy, setBusy] = useState(false),
    [told, setTold] = useState({ text: "", wrong: false });
  const named = found && !found.problem ? found.pieces : [], problem = found?.problem || (named.length && words.missing?.(named)) || "", right = named.length > 0 && !problem;
  const take = async () => {
    setBusy(true);
    setTold({ text: "", wrong: false });
    const n = state?.frame;
    await get("/api/proposals").then((/** @type {Found} */ seen) => setFound({ ...seen, picture: `${seen.picture}?n=${n}-${Date.now()}` }),
      (/** @type {Error} */ e) => setTold({ text: e.message, wrong: true }));
    setBusy(false);
  };
  const keep = async () => {
    setBusy(true);
    const reply = await command("teach", { pieces: named.map(({ at, kind }) => ({ at, kind })), ...(name.trim() && { name: name.trim() }) }, { seen: found?.seen });
    setBusy(false);
    setTold(reply.ok ? { text: words.kept, wrong: false } : { text: reply.error, wrong: true });
    if (reply.ok) setFound(null);
  };
  const live = state?.frame ? html`<img src=${at(`/frame?n=${state.frame}`)} width="16" height="9" alt=${t("camera-picture")} />` : html`<p class="camera-none seen-none">${t("setup-table-waiting")}</p>`;
  return html`<p class="lead">${words.text}</p>
    ${!learned && html`<p class="note" key="first">${words.first}</p>`}
    <div class="table-step">
      <div class="seen">${found ? html`<${Taken} key="taken" found=${found} />` : live}</div>
      <div class="table-said">
        ${named.length > 0 && !told.text && html`<p class="table-state" key="right" role="status"><strong>${words.seen(named)}</strong> ${!problem && words.right}</p>`}
        ${!found && words.known && !told.text && html`<p class="table-state" key="known"><strong>${words.known}</strong></p>`}
        ${!named.length && html`<${Rows} key="rows" />`}
        ${problem && html`<p class="problem" key="problem" role="alert">${problem}</p>`}
        <p class=${told.wrong ? "problem" : "note"} key="told" role="status">${busy ? words.looking : told.text}</p>
        ${right && html`<label class="own" key="name">${t("setup-teach-name")}<input type="text" maxlength="40" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
          <button type="button" class="primary" key="keep" disabled=${busy} onClick=${keep}>${words.keep}</button>`}
        <button type="button" key="take" class=${right ? "" : "primary"} disabled=${busy || !learned || !state?.frame} onClick=${take}>${t(found ? "setup-teach-again" : "setup-teach-take")}</button>
      </div>
    </div>`;
}
