/** A share of victories and its confidence interval. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054;

/** Wilson's 95 % interval. `wins` may be fractional where victories were shared. */
export function wilson(wins: number, games: number): Rate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const z2 = (Z95 * Z95) / games;
  const middle = rate + z2 / 2;
  const half = Z95 * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games));
  return {
    rate,
    low: Math.max(0, (middle - half) / (1 + z2)),
    high: Math.min(1, (middle + half) / (1 + z2)),
  };
}
