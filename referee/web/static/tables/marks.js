// What is marked on a drawn table, whatever the game: {seq, spots, kind: "wrong" | "ask", mark}.

/** @param {Finding} finding */
export const toneOf = (finding) => (finding.kind === "question" || finding.class !== "violation" ? "ask" : "wrong");

/**
 * A finding, with a sign of its own or a number.
 * @param {Finding} finding
 * @param {string | number} mark
 * @returns {Mark}
 */
export const markOf = (finding, mark = toneOf(finding) === "wrong" ? "!" : "?") => ({ seq: finding.seq, spots: finding.squares, kind: toneOf(finding), mark });

/**
 * Only what is spoken of is outlined; what else is open is a small number, as it is paged through, or a small question mark.
 * @param {Live} state
 */
export function spokenMarks(state) {
  const { seq, seqs = [] } = state.scene;
  return openOf(state).map((f) => {
    const n = seqs.length > 1 && seqs.includes(f.seq) ? seqs.indexOf(f.seq) + 1 : undefined;
    return f.seq === seq ? markOf(f, n) : { ...markOf(f, n), kind: "dim" };
  }).sort((a, b) => Number(a.kind !== "dim") - Number(b.kind !== "dim"));
}

/** @param {Live} state */
const openOf = (state) => (state.findings ?? []).filter((f) => f.open);

/** All that is open. @param {Live} state */
export const openMarks = (state) => openOf(state).map((f) => markOf(f));
