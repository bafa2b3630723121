/** Refusals where they are rare: crowded boards, strewn settlements, last turns. See complaint.ts. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Action as AnyAction, Refusal, Rng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { FIRST_MOVE_TILE, TILES } from '../src/data.ts';
import type { BuildTile, MoveTile } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';
import { askedIn, build, lift, place, use } from './playing.ts';
import { crowdedPosition, strewnPosition } from './reference/crowded.ts';

const run = matchesOf('kingdom-builder advice', 240);

/** Every rule a refusal can name once the game has begun, and how often at least it must have come up. */
const RULES: readonly Reason['rule'][] = [
  'KB-2.3',
  'KB-2.4',
  'KB-2.5',
  'KB-2.8',
  'KB-2.9',
  'KB-3.1',
  'KB-3.2',
  'KB-3.3',
  'KB-3.4',
  'KB-4.3',
  'KB-4.4',
  'KB-4.7',
  'KB-4.8',
  'KB-5.1',
  'KB-5.2',
  'KB-5.3',
  'KB-5.4',
  'KB-5.5',
  'KB-5.6',
  'KB-5.7',
  'KB-5.8',
  'KB-5.9',
  'KB-5.10',
  'KB-5.11',
  'KB-5.12',
  'KB-5.13',
];
/** These also where no hex of the board will do; the others of that kind are drawn in refusals.test.ts. */
const NOWHERE = ['KB-5.1', 'KB-5.2', 'KB-5.3', 'KB-5.5', 'KB-5.6'];

type Counts = Map<string, number>;

test(
  'refusals tell the truth and advise what is legal, on crowded boards too',
  { timeout: run.timeout },
  () => {
    const counts: Counts = new Map();
    for (const seed of run.seeds()) {
      const rng = fastRng(seed * 32_452_843);
      const begin = seed % 3 === 0 ? strewnPosition : crowdedPosition;
      tryEverywhere(begin(rng, 2 + (seed % 3), seed % 4 < 3), rng, `seed ${seed}`, counts);
    }
    const missing = [...RULES, ...NOWHERE.map((rule) => `${rule} nowhere`)].filter(
      (name) => (counts.get(name) ?? 0) < 3,
    );
    expect(missing).toEqual([]);
  },
);

function tryEverywhere(s: State, rng: Rng, where: string, counts: Counts): void {
  const legal = codes();
  for (let seat = askedIn(s), step = 0; seat !== undefined && step < 90; seat = askedIn(s), step++) {
    legal.n = 0;
    kingdomBuilder.rules.legal(s, seat, legal);
    const open = legal.at.subarray(0, legal.n);
    if (seat !== DEALER) {
      const view = kingdomBuilder.view(s, seat);
      for (let i = 0; i < 14; i++) {
        const action = attempt(view, seat, rng);
        const code = kingdomBuilder.encode(s, seat, action);
        if (code !== undefined && open.includes(code)) continue;
        judge(s, seat, action, kingdomBuilder.whyNot(s, seat, action), `${where}, step ${step}`, counts);
      }
      for (const { thing, refusal } of view.idle ?? []) {
        judge(s, seat, undefined, refusal, `${where}, step ${step}`, counts, thing);
      }
      expect(view.idle?.map(({ thing }) => thing).toSorted(), where).toEqual(
        idleByLegal(s, seat, view, open),
      );
    }
    kingdomBuilder.rules.apply(s, seat, open[rng.below(open.length)]!);
  }
}

/** What is held and in no legal action. */
function idleByLegal(s: State, seat: number, view: View, open: Int32Array): string[] {
  const used = new Set(Array.from(open, (code) => things.usedBy(kingdomBuilder.decode(s, seat, code))));
  return [...new Set(things.held(view))].filter((thing) => !used.has(thing)).toSorted();
}

/** Mostly near what matters: own settlements, tiles that are held. */
function attempt(view: View, seat: number, rng: Rng): Action {
  const any = anyAction(rng, view.seats);
  const mine = view.settlements[seat] ?? [];
  const hex = rng.below(3) === 0 ? mine[rng.below(mine.length)] : 'hex' in any ? any.hex : undefined;
  const held = view.locations.filter((l) => view.held[seat]?.includes(l.hex));
  const tile = held[rng.below(held.length)]?.tile;
  if (hex === undefined || rng.below(6) === 0) return any;
  if (tile === undefined || rng.below(4) === 0) return rng.below(3) === 0 ? place(hex) : build(hex);
  if (view.stage === 'lifted' && rng.below(3) > 0) return place(view.lifted?.hex ?? hex);
  return TILES.indexOf(tile) < FIRST_MOVE_TILE ? use(tile as BuildTile, hex) : lift(tile as MoveTile, hex);
}

function judge(
  s: State,
  seat: number,
  action: AnyAction | undefined,
  refusal: Refusal,
  where: string,
  counts: Counts,
  thing?: string,
): void {
  const wrong = complaint(s, seat, action, refusal, thing);
  if (wrong !== undefined) {
    throw new Error(
      `${where}: seat ${seat}, ${thing ?? JSON.stringify(action)}, refused by ${JSON.stringify(refusal)}: ${wrong}`,
    );
  }
  const { rule, facts } = refusal;
  for (const name of facts['hex'] === 'nowhere' ? [rule, `${rule} nowhere`] : [rule])
    counts.set(name, (counts.get(name) ?? 0) + 1);
}
