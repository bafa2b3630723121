/**
 * Helpers that write path data. Every path consists of absolute moves and relative strokes, so a drawing can be
 * shifted by changing only its moves, and many drawings can be joined into one element. The page then has a few dozen
 * paths instead of thousands.
 */
function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/**
 * A drawing made of relative commands, placed at (x, y) and scaled. It must not contain arcs, which cannot be scaled
 * this way.
 */
export function put(x: number, y: number, drawing: string, scale = 1): string {
  const scaled = drawing.replace(/-?\d*\.?\d+/g, (n) => ` ${short(Number(n) * scale)}`);
  return `M${short(x)} ${short(y)}${scaled}`;
}

const MOVE = /M\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g;

/** The same drawing, shifted. */
export function carry(d: string, dx: number, dy: number): string {
  return d.replace(MOVE, (_, x: string, y: string) => `M${short(Number(x) + dx)} ${short(Number(y) + dy)}`);
}

/** A full circle. */
export function disc(x: number, y: number, r: number): string {
  const d = short(r * 2);
  const s = short(r);
  return `M${short(x - r)} ${short(y)}a${s} ${s} 0 1 0 ${d} 0a${s} ${s} 0 1 0 -${d} 0z`;
}

/** Petals around a point. */
export function blossom(x: number, y: number, r: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = turn + (i * 2 * Math.PI) / 5;
    d += disc(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.74);
  }
  return d;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

function spots(...list: readonly (readonly [number, number, number])[]): readonly Spot[] {
  return list.map(([x, y, s]) => ({ x, y, s }));
}

/** Five ways to scatter objects over a hex, from back to front: large ones first, then small ones. */
export const LARGE: readonly (readonly Spot[])[] = [
  spots([19, -22, 1], [-21, -9, 1.08], [10, 24, 1.05]),
  spots([-2, -26, 1.05], [25, 6, 0.95], [-20, 19, 1.05]),
  spots([-13, -25, 0.95], [21, -6, 1.08], [-12, 23, 1]),
  spots([-20, -18, 1.05], [20, -16, 0.95], [2, 24, 1.1]),
  spots([12, -27, 1], [-25, 4, 0.98], [19, 18, 1.05]),
];
export const CRUMBS: readonly (readonly Spot[])[] = [
  spots([-27, 21, 1], [32, 6, 0.9], [-5, -36, 0.8], [-4, 4, 0.8]),
  spots([-30, -12, 0.9], [7, 32, 1], [25, -22, 0.9], [2, 3, 0.8]),
  spots([26, -26, 0.8], [24, 23, 1], [-34, 4, 0.9], [0, -1, 0.8]),
  spots([-26, 20, 1], [31, 14, 0.9], [2, -34, 0.8], [3, -3, 0.8]),
  spots([-20, -26, 0.9], [-10, 30, 1], [34, -8, 0.8], [0, -2, 0.8]),
];
export const VARIANTS = LARGE.length;
