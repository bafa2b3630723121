/**
 * Refusals where they are rare: every unit of the hand onto every holding, in matches in which cards are
 * played. See complaint.ts.
 */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Refusal } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { HOLDINGS } from '../src/data.ts';
import type { Unit } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { TABLE_SIZE } from '../src/state.ts';
import { complaint, things } from './complaint.ts';
import { askedIn, done, hold, legalActions } from './playing.ts';

const run = matchesOf('kings-bounty advice', 100);

/** What a player can be refused by once the game has begun, tried or said beforehand. */
const RULES: readonly string[] = [
  ...(['KBY-2.2', 'KBY-2.3', 'KBY-2.4', 'KBY-3.2', 'KBY-3.4', 'KBY-3.7', 'KBY-3.8', 'KBY-3.9'] as const),
  ...(['idle KBY-3.2', 'idle KBY-3.4', 'idle KBY-3.7', 'idle KBY-3.9'] as const),
];

test(
  'KBY-3: refusals tell the truth and advise what is legal, for every unit on every holding',
  { timeout: run.timeout },
  () => {
    const counts = new Map<string, number>();
    for (const seed of run.seeds()) tryEverything(seed, counts);
    expect(RULES.filter((rule) => (counts.get(rule) ?? 0) < 3)).toEqual([]);
  },
);

function tryEverything(seed: number, counts: Map<string, number>): void {
  const rng = fastRng(seed * 32_452_843);
  const seats = 2 + (seed % 4);
  const s = kingsBounty.rules.start(kingsBounty.parseOptions({ expert: seed % 8 < 4 }, seats), seats);
  const out = codes();
  for (let seat = askedIn(s), step = 0; seat !== undefined; seat = askedIn(s), step++) {
    out.n = 0;
    kingsBounty.rules.legal(s, seat, out);
    const open = Array.from(out.at.subarray(0, out.n));
    // Empty tables are soon over, full ones say much the same.
    const isLooked = seat !== DEALER && (s.a[TABLE_SIZE]! < 4 || rng.below(5) === 0);
    if (isLooked) {
      const view = kingsBounty.view(s, seat);
      for (const action of attempts(view, seat)) {
        const code = kingsBounty.encode(s, seat, action);
        if (code !== undefined && open.includes(code)) continue;
        judge(s, seat, action, kingsBounty.whyNot(s, seat, action), `seed ${seed}, step ${step}`, counts);
      }
      for (const { thing, refusal } of view.idle ?? []) {
        judge(s, seat, undefined, refusal, `seed ${seed}, step ${step}`, counts, thing);
      }
      const used = new Set(legalActions(s).map((action) => things.usedBy(action)));
      const idle = [...new Set(things.held(view))].filter((thing) => !used.has(thing));
      expect(view.idle?.map(({ thing }) => thing).toSorted() ?? []).toEqual(idle.toSorted());
    }
    // Plays come first in the list; mostly one of them, so that tables fill.
    const plays = seat === DEALER ? 0 : legalActions(s).filter(({ type }) => type.startsWith('play')).length;
    const among = plays > 0 && rng.below(4) > 0 ? plays : open.length;
    kingsBounty.rules.apply(s, seat, open[rng.below(among)]!);
  }
}

/** Each unit of the hand onto each holding there is, and onto one that is not there; and what is not a unit's. */
function attempts(view: View, seat: number): readonly Action[] {
  const mine = [...new Set(view.hands[seat] ?? [])];
  const places = view.table.flatMap((held, of) => held.map((place) => ({ seat: of, ...place })));
  const missing = { seat: 1 - Math.min(seat, 1), holding: HOLDINGS[0]!, garrison: 'humans_mage' } as const;
  const units = mine.filter((card): card is Unit => !HOLDINGS.some((holding) => holding === card));
  return [
    ...units.flatMap((card) =>
      [...places, missing].map((place): Action => ({ type: 'play-unit', card, ...place })),
    ),
    done,
    ...HOLDINGS.map(hold),
  ];
}

function judge(
  s: State,
  seat: number,
  action: Action | undefined,
  refusal: Refusal,
  where: string,
  counts: Map<string, number>,
  thing?: string,
): void {
  const wrong = complaint(s, seat, action, refusal, thing);
  expect(wrong, `${where}: ${JSON.stringify(action ?? thing)} is refused by ${JSON.stringify(refusal)}`).toBe(
    undefined,
  );
  const { rule } = refusal as Reason;
  const name = action === undefined ? `idle ${rule}` : rule;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
