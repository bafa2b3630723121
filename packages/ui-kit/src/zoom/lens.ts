/** Zoom and pan as plain numbers: a stage the size of its box, moved by (x, y) px and scaled by k. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Lens = { x: 0, y: 0, k: 1 };

/** Keeps the stage at least as large as the box and its edges outside it. */
export function clamp({ x, y, k }: Lens, box: Box, most: number): Lens {
  const scale = Math.min(most, Math.max(1, k));
  const within = (n: number, size: number) => Math.min(0, Math.max(size - size * scale, n));
  return { x: within(x, box.width), y: within(y, box.height), k: scale };
}

/** Scales by `factor` so that the point under (px, py) stays there. */
export function zoomAt(lens: Lens, px: number, py: number, factor: number, box: Box, most: number): Lens {
  const k = Math.min(most, Math.max(1, lens.k * factor));
  const f = k / lens.k;
  return clamp({ x: px - (px - lens.x) * f, y: py - (py - lens.y) * f, k }, box, most);
}

export function panBy(lens: Lens, dx: number, dy: number, box: Box, most: number): Lens {
  return clamp({ x: lens.x + dx, y: lens.y + dy, k: lens.k }, box, most);
}

/** Moves as little as needed to bring the stage's point (sx, sy), in unscaled px, inside a margin. */
export function reveal(lens: Lens, sx: number, sy: number, margin: number, box: Box, most: number): Lens {
  const into = (n: number, size: number) => {
    const inner = Math.min(margin, size / 2);
    return Math.min(size - inner, Math.max(inner, n));
  };
  const px = lens.x + sx * lens.k;
  const py = lens.y + sy * lens.k;
  return panBy(lens, into(px, box.width) - px, into(py, box.height) - py, box, most);
}
