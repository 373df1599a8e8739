/** A QR code: whether each square is dark. */
export function generate(text: string): { size: number; get(x: number, y: number): boolean };
