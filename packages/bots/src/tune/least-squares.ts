/** One observation: `sum` is approximately `parts` multiplied by the numbers we look for. */
export interface Seen {
  readonly parts: Float64Array;
  readonly sum: number;
}

/**
 * The numbers that best explain the observations while staying near 0. `near` is how far from 0 they are expected to
 * be. This is ridge regression, its strength derived from the amount of noise in the observations.
 */
export function leastSquares(seen: readonly Seen[], count: number, near: number): Float64Array {
  const a = Array.from({ length: count }, () => new Float64Array(count));
  const b = new Float64Array(count);
  let chance = 0;
  for (const { parts, sum } of seen) {
    chance += (sum * sum) / seen.length;
    for (let i = 0; i < count; i++) {
      if (parts[i] === 0) continue;
      b[i] += parts[i] * sum;
      for (let j = i; j < count; j++) a[i][j] += parts[i] * parts[j];
    }
  }
  // There is nothing to explain.
  if (chance === 0) return b;
  for (let i = 0; i < count; i++) {
    a[i][i] += chance / (near * near);
    for (let j = 0; j < i; j++) a[i][j] = a[j][i];
  }
  return solved(a, b);
}

/** Gaussian elimination in place; the ridge keeps every pivot away from 0. */
function solved(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let row = i + 1; row < n; row++) {
      const times = a[row][i] / a[i][i];
      if (times === 0) continue;
      for (let j = i; j < n; j++) a[row][j] -= times * a[i][j];
      b[row] -= times * b[i];
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i + 1; j < n; j++) b[i] -= a[i][j] * b[j];
    b[i] /= a[i][i];
  }
  return b;
}
