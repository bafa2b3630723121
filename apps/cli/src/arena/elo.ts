/** What one entrant won against another. */
export interface Score {
  readonly first: number;
  readonly second: number;
  readonly won: number;
  readonly games: number;
}

const MEAN = 1500;
/** A draw that nobody played, so that who won everything is not infinitely strong. */
const IMAGINED = 1;
const ROUNDS = 2000;

/** Elo numbers that explain the scores best (Bradley and Terry), 1500 on average. */
export function eloOf(count: number, scores: readonly Score[]): number[] {
  let strength = Array.from({ length: count }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, i) => {
      let won = 0;
      let expected = 0;
      for (const score of scores) {
        if (score.first !== i && score.second !== i) continue;
        const other = strength[score.first === i ? score.second : score.first] ?? 1;
        won += (score.first === i ? score.won : score.games - score.won) + IMAGINED / 2;
        expected += (score.games + IMAGINED) / (own + other);
      }
      return expected === 0 ? own : won / expected;
    });
    const middle = Math.exp(next.reduce((sum, x) => sum + Math.log(x), 0) / count);
    strength = next.map((x) => x / middle);
  }
  return strength.map((x) => Math.round(MEAN + (400 * Math.log(x)) / Math.LN10));
}
