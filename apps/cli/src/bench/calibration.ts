/**
 * The yardstick two machines can be compared by, run in the same process as the games. One round
 * walks once over 1,024 32-bit words (4 KiB, so it stays in the first cache) and replaces each by a
 * xorshift step of itself and its predecessor: integer arithmetic, loads and stores, each step
 * waiting for the last, as in rules code. Never change it: old results would lose their meaning.
 */
const WORDS = 1024;
const words = new Int32Array(WORDS);
for (let i = 0; i < WORDS; i++) words[i] = Math.imul(i + 1, 0x9e3779b1);

function round(): number {
  let x = words[WORDS - 1] ?? 0;
  for (let i = 0; i < WORDS; i++) {
    x ^= words[i] ?? 0;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    words[i] = x;
  }
  return x;
}

/** Rounds per second over about `seconds`. */
export function calibrate(seconds: number): number {
  const start = performance.now();
  let rounds = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < 256; i++) round();
    rounds += 256;
    elapsed = performance.now() - start;
  }
  return (rounds / elapsed) * 1000;
}
