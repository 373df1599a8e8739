// Whether camera and light are good enough: what to change, or before play that all is well.

import { h, replace } from "./dom.js";

export function drawDoctor(node, { checks, board, round }) {
  const found = checks.length ? checks.filter((c) => !c.ok).map((c) => c.text) : board?.quality.ok ? [] : board?.quality.warnings ?? [];
  const ready = !found.length && checks.length > 0 && round.phase === "waiting";
  node.hidden = !found.length && !ready;
  node.classList.toggle("quality-ready", ready);
  replace(node, ready ? h("p", {}, "✓ Board, angle, focus and light: ready to play.") : [
    h("strong", {}, "This view is not good enough to referee a round."), h("ul", {}, found.map((text) => h("li", {}, text)))]);
}
