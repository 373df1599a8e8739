// The list of judgements: what was seen, the two pictures, the rule, what would have been legal, and the table's word.

import { clock, h, replace } from "./dom.js";
import { CLASSES, DECIDED, DECISIONS, FRAMES, nameOf } from "./words.js";
import { swatch } from "./pieces.js";

const unfolded = new Set(); // what people have opened stays open when the list changes

export function drawOpen(node, state, actions) {
  replace(node, state.findings.filter((f) => f.open).map((f) => card(state, f, actions)));
}

export function drawSettled(node, state, actions) {
  const closed = state.findings.filter((f) => !f.open);
  node.hidden = !closed.length;
  replace(node, h("h2", { id: "settled-title" }, "Settled"), h("div", { class: "findings" }, closed.map((f) => card(state, f, actions))));
}

/** What would have been legal, of the findings where people have opened that: to be drawn on the board. */
export const offered = (state) => state.findings.filter((f) => f.legal_here && unfolded.has(`here${f.seq}`)).map((f) => f.legal_here);

/** Whose is a piece that could not be read? The people at the table know. */
export function drawUnread(node, state, own) {
  const unread = state.pieces.filter((p) => p.owner === "unknown");
  const frames = state.players.length ? state.players.map((p) => p.frame) : Object.keys(FRAMES);
  replace(node, unread.map((p) => h("article", { class: "finding finding-unclear", "aria-label": `Whose is the ${p.kind} on ${p.squares.join(" and ")}?` },
    h("p", { class: "sentence" }, `Whose is the ${p.kind} on ${p.squares.join("–")}?`),
    p.colours.length ? h("p", { class: "hint" }, p.colours.join(" and "), "; its frame cannot be read.") : h("p", { class: "hint" }, "Its frame cannot be read."),
    h("div", { class: "decide" }, frames.map((frame) => h("button", { type: "button", class: "choice whose", "data-key": `own${p.seq}${frame}`,
      onclick: () => own(p.seq, frame) }, swatch(frame), nameOf(state, frame)))))));
}

function card(state, found, { decide, point, redraw }) {
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
    body(state, found, decide, redraw, owner, title));
  return h("article", attributes,
    h("p", { class: "finding-head" }, h("span", { class: "mark", "aria-hidden": "true" }, mark), h("strong", {}, title), owner,
      h("time", {}, clock(found.t))),
    h("p", { class: "sentence" }, found.text || found.rule_title),
    body(state, found, decide, redraw, null, ""));
}

function body(state, found, decide, redraw, owner, title) {
  return [
    owner ? h("p", { class: "finding-head" }, h("strong", {}, title), owner, h("time", {}, clock(found.t))) : null,
    pictures(found),
    rule(found),
    legalHere(found, redraw),
    found.cleared ? null : h("fieldset", { class: "decide" }, h("legend", {}, "The table decides"),
      Object.entries(DECISIONS).map(([decision, label]) => h("button", { type: "button", "data-key": `${decision}${found.seq}`,
        "aria-pressed": String(found.decision === decision), class: `choice choice-${decision}`,
        onclick: () => decide(found.seq, decision) }, label))),
  ];
}

function rule(found) {
  return found.rule ? h("details", { class: "rule", ...unfolding(`rule${found.seq}`) },
    h("summary", { "data-key": `rule${found.seq}` }, found.rule_title ? `Why? ${found.rule_title}` : "Why?", h("code", {}, found.rule)),
    h("p", {}, found.rule_text || "This rule has no explanation yet.")) : null;
}

function legalHere(found, redraw) {
  const here = found.legal_here;
  return here ? h("details", { class: "rule", ...unfolding(`here${found.seq}`, redraw) },
    h("summary", { "data-key": `here${found.seq}` }, "What would have been legal here?"),
    h("p", {}, here.text),
    here.places.length ? h("ul", { class: "places" }, here.places.map((p) => h("li", {}, p.squares.join("–"),
      p.token.from ? h("span", {}, ` with the token from ${p.token.from}${p.token.to ? ` to ${p.token.to}` : ""}`) : null))) : null) : null;
}

/** A line of the log that can be opened: its rule and its pictures. */
export function opened(line) {
  if (!line.rule && !line.evidence?.length) return null;
  return [pictures(line), line.rule ? h("p", {}, h("strong", {}, line.rule_title), " ", line.rule_text, " ", h("code", {}, line.rule)) : null];
}

function pictures(found) {
  const names = ["Before", "After"].slice(-Math.min(2, found.evidence?.length ?? 0));
  return found.evidence?.length ? h("div", { class: "crops" }, found.evidence.slice(0, 2).map((picture, i) => h("figure", {},
    h("img", { src: `/evidence/${encodeURIComponent(picture)}`, alt: `${names[i]}: ${(found.squares ?? []).join(" and ")}`, loading: "lazy" }),
    h("figcaption", {}, names[i])))) : null;
}

export function unfolding(key, redraw = null) {
  return { open: unfolded.has(key), ontoggle: (event) => {
    event.stopPropagation();
    if (event.target.open === unfolded.has(key)) return;
    if (event.target.open) unfolded.add(key);
    else unfolded.delete(key);
    redraw?.();
  } };
}
