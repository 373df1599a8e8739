// Building the page without markup in strings: text from the table (a player's name, say) can only become text.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An HTML element: `h("button", {class: "big", onclick: f}, "Stop")`. */
export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const s = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

export const byId = (id) => document.getElementById(id);

/**
 * Replace the content of a node. What looks the same is left alone (a button may be under a finger just now, so its
 * handlers must ask for the state, not remember it), and the focus stays on the element with the same `data-key`.
 */
export function replace(node, ...children) {
  const fresh = node.cloneNode(false);
  fresh.append(...children.flat(Infinity).filter(Boolean));
  if (fresh.childNodes.length === node.childNodes.length
    && [...fresh.childNodes].every((child, i) => child.isEqualNode(node.childNodes[i]))) return;
  const key = node.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  node.replaceChildren(...fresh.childNodes);
  if (key) node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Seconds as `1:05`. */
export function clock(seconds) {
  if (seconds === null || seconds === undefined) return "";
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
