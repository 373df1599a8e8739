// What is marked on a drawn table, whatever the game: {seq, spots, kind: "wrong" | "ask", mark}.

export const toneOf = (finding) => (finding.kind === "question" || finding.class !== "violation" ? "ask" : "wrong");

/** A finding, with a sign of its own or a number. */
export const markOf = (finding, mark = toneOf(finding) === "wrong" ? "!" : "?") => ({ seq: finding.seq, spots: finding.squares, kind: toneOf(finding), mark });

/** All that is open. */
export const openMarks = (state) => (state.findings ?? []).filter((f) => f.open).map((f) => markOf(f));
