import { isDeepStrictEqual } from 'node:util';
import {
  choicesOf,
  commit,
  contributionsOf,
  fastRng,
  hashText,
  openMatch,
  resign,
  rewind,
  seededDealer,
  settle,
  submit,
  undo,
  undoable,
  versionOf,
} from '@four-crowns/core';
import type { AnyGame, Json, Match, Rng, Viewer } from '@four-crowns/core';
import { follow, makeUpdate, snapshotOf, unpackChoices } from '@four-crowns/protocol';
import type { Snapshot, Snapshots } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

const MATCHES = 1;

describe.each(GAMES.map((game) => ({ name: game.id, game })))('$name: updates', ({ game }) => {
  test('lead every viewer at every step to exactly what `view` gives', { timeout: 240_000 }, () => {
    for (const seats of game.seatCounts) {
      for (const [i, options] of game.optionMixes(seats).entries()) {
        for (let n = 0; n < MATCHES; n++) playAndFollow(game, options, seats, 1000 * i + n);
      }
    }
  });
});

function playAndFollow(game: AnyGame, options: Json, seats: number, seed: number): void {
  const rng = fastRng(seed);
  const m = openMatch(game, `m${seed}`, options, seats);
  const secret = hashText(`secret ${seed}`);
  commit(m, secret);
  const context = { match: m.id, game: game.id, options, seats, contributions: contributionsOf(m) };
  const dealer = seededDealer(secret, context);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
  let server = new Map(viewers.map((viewer) => [viewer, snapshotOf(m, viewer)]));
  let client: Snapshots = sent(new Map(server));
  settle(m, dealer);
  for (;;) {
    ({ server, client } = step(m, server, client));
    for (const viewer of viewers) {
      const now = snapshotOf(m, viewer);
      const have = client.get(viewer);
      // `toEqual` alone is too slow for so many steps.
      if (!isDeepStrictEqual(have?.seatView, sent(now.seatView)))
        expect(have?.seatView).toEqual(now.seatView);
      if (typeof viewer !== 'number') continue;
      const unpacked = unpackChoices(have?.seatView.choices ?? []);
      if (!isDeepStrictEqual(unpacked, choicesOf(m, viewer))) expect(unpacked).toEqual(choicesOf(m, viewer));
    }
    if (m.result !== undefined) return;
    act(m, rng, dealer);
  }
}

/** A random choice; now and then an undo, a rewind or a resignation. */
function act(m: Match, rng: Rng, dealer: ReturnType<typeof seededDealer>): void {
  const all = Array.from({ length: m.seats }, (_, seat) => seat);
  const back = all.filter((seat) => undoable(m, seat) > 0);
  if (back.length > 0 && rng.below(6) === 0) undo(m, back[rng.below(back.length)]!);
  else if (m.line.length > 8 && rng.below(60) === 0) rewind(m, m.line.length - 1 - rng.below(5), all, dealer);
  else if (rng.below(200) === 0) resign(m, rng.below(m.seats));
  else {
    const asked = all.filter((seat) => choicesOf(m, seat).length > 0);
    const seat = asked[rng.below(asked.length)]!;
    const choices = choicesOf(m, seat);
    expect(submit(m, seat, choices[rng.below(choices.length)], dealer, versionOf(m, seat)).ok).toBe(true);
  }
}

function step(
  m: Match,
  server: Map<Viewer, Snapshot>,
  client: Snapshots,
): { server: Map<Viewer, Snapshot>; client: Snapshots } {
  const next = new Map(server);
  const updates = [];
  for (const [viewer, last] of server) {
    const now = snapshotOf(m, viewer);
    // A closed draft that goes on after an undo: nothing that this viewer may know of.
    if (now.version <= last.version) continue;
    updates.push(makeUpdate(m, last, now));
    next.set(viewer, now);
  }
  const followed = follow(client, { updates: sent(updates) });
  if (!followed.ok) throw new Error(`gap for ${followed.gap}`);
  return { server: next, client: followed.snapshots };
}

/** Through JSON, as the wire does it. */
function sent<T>(x: T): T {
  return x instanceof Map
    ? (new Map(JSON.parse(JSON.stringify([...x])) as [unknown, unknown][]) as T)
    : (JSON.parse(JSON.stringify(x)) as T);
}
