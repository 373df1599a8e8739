// Ten seconds to take a word back, in the place of the state line, so that nothing moves.

import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { Guarded } from "./guarded.js";

/** What can be undone now, or null; it runs out here even when the server says nothing. */
export function useUndo(undo) {
  const [gone, setGone] = useState(null);
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setGone(undo.seq), (undo.left_s ?? 10) * 1000);
    return () => clearTimeout(timer);
  }, [undo?.seq]);
  return undo && gone !== undo.seq ? undo : null;
}

/** It is deaf for a moment after an undo: the second tap of two would take back what was said before. */
export function UndoBar({ undo, send }) {
  return html`<${Guarded} class="undo" role="status" meaning=${undo.seq}><span class="undo-text">${undo.text}</span>
    <button type="button" data-asks="play" onClick=${() => send("undo", { event: undo.seq })}>${t("undo")}</button></${Guarded}>`;
}
