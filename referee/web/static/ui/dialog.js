// A sheet over the page: the browser keeps focus inside, Escape and a tap beside it close it, focus returns.

import { html, useLayoutEffect, useRef } from "../base/html.js";
import { t } from "../base/texts.js";

let count = 0;

export function Dialog({ title, onClose, wide = false, children }) {
  const node = useRef(null), id = useRef(`dialog-${++count}`);
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement), dialog = node.current;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const beside = (event) => { if (event.target === node.current) onClose(); };
  return html`<dialog ref=${node} class=${wide ? "sheet sheet-wide" : "sheet"} aria-labelledby=${id.current}
    onCancel=${(event) => { event.preventDefault(); onClose(); }} onPointerDown=${beside}>
    <div class="sheet-head"><h2 id=${id.current}>${title}</h2>
      <button type="button" class="round-button" aria-label=${t("close")} onClick=${onClose}>✕</button></div>
    <div class="sheet-body">${children}</div>
  </dialog>`;
}
