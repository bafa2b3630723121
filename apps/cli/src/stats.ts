export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

/** To `digits` significant digits: figures that vary from run to run need no more. */
export function significant(x: number, digits: number = 4): number {
  return x === 0 || !Number.isFinite(x) ? x : Number(x.toPrecision(digits));
}
