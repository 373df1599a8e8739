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

/** All that is open. @param {Live} state */
export const openMarks = (state) => (state.findings ?? []).filter((f) => f.open).map((f) => markOf(f));
