/** Goods in stores, and goods as packed counts. */
import type { Code, Codes } from '@four-crowns/core';
import { goldOf, stoneOf, woodOf } from './codes.ts';
import { GOODS, pack } from './data.ts';
import type { Good } from './data.ts';
import { STORE } from './state.ts';
import type { State } from './state.ts';

export function addGoods(s: State, seat: number, packed: Code): void {
  const at = STORE + seat * 3;
  s.a[at] += goldOf(packed);
  s.a[at + 1] += woodOf(packed);
  s.a[at + 2] += stoneOf(packed);
}

export function takeGoods(s: State, seat: number, packed: Code): void {
  const at = STORE + seat * 3;
  s.a[at] -= goldOf(packed);
  s.a[at + 1] -= woodOf(packed);
  s.a[at + 2] -= stoneOf(packed);
}

/** Every way to choose `n` goods, each kind at most as often as given; ascending. */
export function listGoods(n: number, gold: number, wood: number, stone: number, out: Codes): void {
  for (let s = Math.max(0, n - gold - wood); s <= stone && s <= n; s++) {
    const rest = n - s;
    for (let w = Math.max(0, rest - gold); w <= wood && w <= rest; w++) out.push(pack(rest - w, w, s));
  }
}

export function listOwnGoods(s: State, seat: number, n: number, out: Codes): void {
  const at = STORE + seat * 3;
  listGoods(n, s.a[at], s.a[at + 1], s.a[at + 2], out);
}

export function goodsNamed(packed: Code): Good[] {
  const counts = [goldOf(packed), woodOf(packed), stoneOf(packed)];
  return GOODS.flatMap((good, kind) => Array.from({ length: counts[kind] }, () => good));
}

export function packNamed(goods: readonly Good[]): Code {
  const count = (good: Good): number => goods.filter((g) => g === good).length;
  return pack(count('gold'), count('wood'), count('stone'));
}
