// The list of judgements: what was seen, why it is a question, the two pictures, and the table's word on it.

import { clock, h, replace } from "./dom.js";
import { CLASSES, DECIDED, DECISIONS, FRAMES, nameOf } from "./words.js";
import { swatch } from "./pieces.js";

const unfolded = new Set(); // the rules people have opened stay open when the list changes

export function drawOpen(node, state, actions) {
  replace(node, state.findings.filter((f) => f.open).map((f) => card(state, f, actions)));
}

export function drawSettled(node, state, actions) {
  const closed = state.findings.filter((f) => !f.open);
  node.hidden = !closed.length;
  replace(node, h("h2", { id: "settled-title" }, "Settled"), h("div", { class: "findings" }, closed.map((f) => card(state, f, actions))));
}

function card(state, found, { decide, point }) {
  const { mark, title } = CLASSES[found.class];
  const owner = FRAMES[found.player] ? h("span", { class: "who" }, swatch(found.player), nameOf(state, found.player)) : null;
  const attributes = {
    class: `finding finding-${found.class}${found.open ? "" : " settled"}`, "data-seq": found.seq,
    "aria-label": `${title}: ${found.text}`,
    onmouseenter: () => point(found.seq), onmouseleave: () => point(null), onfocusin: () => point(found.seq), onfocusout: () => point(null),
  };
  if (!found.open) return h("details", { ...attributes, ...unfolding(`card${found.seq}`) },
    h("summary", { "data-key": `settled${found.seq}` }, h("span", { class: "mark settled-mark", "aria-hidden": "true" }, found.cleared || found.decision === "allowed" ? "✓" : mark),
      h("span", { class: "sentence" }, found.text || found.rule_title),
      h("span", { class: "outcome" }, found.cleared ? "Put right" : DECIDED[found.decision])),
    body(state, found, decide, owner, title));
  return h("article", attributes,
    h("p", { class: "finding-head" }, h("span", { class: "mark", "aria-hidden": "true" }, mark), h("strong", {}, title), owner,
      h("time", {}, clock(found.t))),
    h("p", { class: "sentence" }, found.text || found.rule_title),
    body(state, found, decide, null, ""));
}

function body(state, found, decide, owner, title) {
  return [
    owner ? h("p", { class: "finding-head" }, h("strong", {}, title), owner, h("time", {}, clock(found.t))) : null,
    pictures(found),
    found.rule ? h("details", { class: "rule", ...unfolding(`rule${found.seq}`) },
      h("summary", { "data-key": `rule${found.seq}` }, found.rule_title ? `Why? ${found.rule_title}` : "Why?", h("code", {}, found.rule)),
      h("p", {}, found.rule_text || "This rule has no explanation yet.")) : null,
    found.cleared ? null : h("fieldset", { class: "decide" }, h("legend", {}, "The table decides"),
      Object.entries(DECISIONS).map(([decision, label]) => h("button", { type: "button", "data-key": `${decision}${found.seq}`,
        "aria-pressed": String(found.decision === decision), class: `choice choice-${decision}`,
        onclick: () => decide(found.seq, decision) }, label))),
  ];
}

function pictures(found) {
  const names = ["Before", "After"].slice(-Math.min(2, found.evidence.length));
  return found.evidence.length ? h("div", { class: "crops" }, found.evidence.slice(0, 2).map((picture, i) => h("figure", {},
    h("img", { src: `/evidence/${encodeURIComponent(picture)}`, alt: `${names[i]}: ${found.squares.join(" and ")}`, loading: "lazy" }),
    h("figcaption", {}, names[i])))) : null;
}

function unfolding(key) {
  return { open: unfolded.has(key), ontoggle: (event) => {
    if (event.target.open) unfolded.add(key);
    else unfolded.delete(key);
  } };
}
