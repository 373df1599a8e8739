// The drawings of the most important board rules, as data: a few squares, what lies on them, and whether that is allowed.
// `rows`: colours of the squares (r red, y yellow, g green, b blue, p purple). `cards`: squares as [row, col] pairs with an
// owner; `colours` where they differ from the squares; `wrong`/`right` mark the piece the picture is about. `token`: where a
// token stands; `from`: where it stood before, with an arrow.

const BOARD = ["bgryb", "ypbgr", "rgypb"];

export const DRAWINGS = {
  "BG-PLACE-2": [
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "double" }, { at: [[0, 2], [1, 2]], owner: "solid", mark: "wrong" }],
      tokens: [{ at: [1, 1] }], caption: "covers" },
  ],
  "BG-PLACE-3": [
    { verdict: "right", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid", mark: "right" }], tokens: [{ at: [1, 0] }], caption: "fits" },
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid", colours: "pr", mark: "wrong" }], tokens: [{ at: [1, 0] }],
      caption: "colour" },
  ],
  "BG-PLACE-4": [
    { verdict: "right", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid", mark: "right" }], tokens: [{ at: [1, 0] }], edges: [[[1, 0], [1, 1]]],
      caption: "edge" },
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[1, 2], [1, 3]], owner: "solid", mark: "wrong" }], tokens: [{ at: [1, 0] }], caption: "away" },
  ],
  "BG-PLACE-5": [
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[0, 2], [0, 3]], owner: "solid", mark: "wrong" }], tokens: [{ at: [1, 1] }], corner: [1, 2],
      caption: "corner" },
    { verdict: "right", rows: BOARD, cards: [{ at: [[0, 1], [0, 2]], owner: "solid", mark: "right" }], tokens: [{ at: [1, 1] }], edges: [[[1, 1], [0, 1]]],
      caption: "edge" },
  ],
  "BG-PLACE-6": [
    { verdict: "ask", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid", colours: "bp", mark: "ask" }], tokens: [{ at: [1, 0] }], caption: "turned" },
  ],
  "BG-TOKEN-2": [
    { verdict: "right", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid" }], tokens: [{ at: [1, 2], from: [1, 0] }], caption: "far" },
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[1, 1], [1, 2]], owner: "solid" }], tokens: [{ at: [1, 1], from: [1, 0] }], caption: "near" },
  ],
  "BG-DEAD-1": [
    { verdict: "ask", rows: BOARD, cards: [{ at: [[0, 0], [0, 1]], owner: "solid" }, { at: [[1, 1], [1, 2]], owner: "dashed" },
      { at: [[2, 0], [2, 1]], owner: "dotted" }], tokens: [{ at: [1, 0] }], caption: "stuck" },
  ],
  "BG-DEAD-2": [
    { verdict: "right", rows: BOARD, cards: [{ at: [[0, 0], [0, 1]], owner: "dotted" }, { at: [[1, 1], [2, 1]], owner: "dashed" },
      { at: [[2, 0]], owner: "dotted", kind: "joker" }, { at: [[0, 3], [0, 4]], owner: "dashed", mark: "right" }], tokens: [{ at: [0, 4], from: [1, 0] }],
      caption: "freed" },
  ],
  "BG-JOKER-3": [
    { verdict: "wrong", rows: BOARD, cards: [{ at: [[1, 1]], owner: "solid", kind: "joker" }, { at: [[1, 2], [1, 3]], owner: "dotted", mark: "wrong" }],
      tokens: [{ at: [1, 1] }], caption: "joker-other" },
    { verdict: "right", rows: BOARD, cards: [{ at: [[1, 1]], owner: "solid", kind: "joker" }, { at: [[1, 2], [1, 3]], owner: "solid", mark: "right" }],
      tokens: [{ at: [1, 3], from: [1, 1] }], caption: "joker-own" },
  ],
};
