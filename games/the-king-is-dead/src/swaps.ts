/** What the swapping cards have in common: Manoeuvre, Outmanoeuvre, Influence, Dispute and Edict. */
import type { Code, Codes, Seat } from '@four-crowns/core';
import { swapCode } from './codes.ts';
import { NEAR, REGION_COUNT } from './data.ts';
import { listAt, SET_LISTS, SET_SIZE, stockIn } from './sets.ts';
import { LAST_SWAP_BY, LAST_SWAP_CARD, OPEN, UNDOING } from './state.ts';
import type { State } from './state.ts';

/** One way a card swaps: how many followers, of which factions (masks for `stockAt`), and where. */
export interface Way {
  readonly near: boolean;
  /** The two sides are alike, so each pair of regions is listed once. */
  readonly alike: boolean;
  readonly give: number;
  readonly giveSize: number;
  readonly take: number;
  readonly takeSize: number;
}

const STOCK = new Int32Array(REGION_COUNT);

/** Every swap of this way but `banned`; with `also`, of both ways. True if there is one. */
export function listSwaps(s: State, out: Codes, banned: Code, way: Way, also?: Way): boolean {
  const open = s.a[OPEN];
  for (let r = 0; r < REGION_COUNT; r++) STOCK[r] = (open >> r) & 1 ? stockIn(s, r) : 0;
  const before = out.n;
  for (let x = 0; x < REGION_COUNT; x++) {
    if (STOCK[x] === 0) continue;
    let others = open & (way.near ? NEAR[x] : ~(1 << x));
    if (way.alike) others &= ~((2 << x) - 1);
    for (; others !== 0; others &= others - 1) {
      const y = 31 - Math.clz32(others & -others);
      if (STOCK[y] === 0) continue;
      listPair(out, banned, way, x, y);
      if (also !== undefined) listPair(out, banned, also, x, y);
    }
  }
  return out.n > before;
}

function listPair(out: Codes, banned: Code, way: Way, x: number, y: number): void {
  const gives = listAt(STOCK[x] & way.give, way.giveSize);
  const takes = listAt(STOCK[y] & way.take, way.takeSize);
  const many = SET_LISTS[takes];
  if (many === 0) return;
  const { at } = out;
  let { n } = out;
  const last = gives + SET_LISTS[gives];
  for (let i = gives + 1; i <= last; i++) {
    const base = swapCode(x, y, SET_LISTS[i], 0);
    for (let j = takes + 1; j <= takes + many; j++) {
      const code = base | SET_LISTS[j];
      if (code !== banned) at[n++] = code;
    }
  }
  out.n = n;
}

/** TKD-3.8: the swap that this card may not make now; -1 for none. */
export function bannedSwap(s: State, seat: Seat, kind: number): Code {
  const { a } = s;
  if (a[LAST_SWAP_CARD] !== kind) return -1;
  return s.options.undoScope === 'others' && a[LAST_SWAP_BY] === seat ? -1 : a[UNDOING];
}

/** The swap that takes `code` back; -1 where nothing was changed and so nothing can be undone. */
export function undoingOf(s: State, code: Code): Code {
  const x = (code >> 11) & 7;
  const y = (code >> 8) & 7;
  const give = (code >> 4) & 15;
  const take = code & 15;
  if (SET_SIZE[give] !== SET_SIZE[take]) return swapCode(y, x, give, take);
  return give === take && !s.options.undoEqualFactions ? -1 : swapCode(x, y, take, give);
}
