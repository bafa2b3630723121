// node apps/stress/src/load/bytes.ts [matches]: bytes per move for all seats together, in each hosted game,
// by ways to get a client from one version to the next. docs/decisions/0006-view-patches.md has its results.
import {
  choicesOf,
  commit,
  contributionsOf,
  fastRng,
  hashText,
  openMatch,
  seededDealer,
  settle,
  submit,
  versionOf,
} from '@four-crowns/core';
import type { AnyGame, Rng } from '@four-crowns/core';
import { makeUpdate, snapshotOf } from '@four-crowns/protocol';
import type { Snapshot } from '@four-crowns/protocol';
import { loadGames } from '@four-crowns/server/games';
import { seatsFor } from './rounds.ts';

interface Bytes {
  moves: number;
  whole: number;
  patched: number;
  /** Events, and what no event can tell: choices, who is asked, what can be undone. */
  folded: number;
}

function playOne(game: AnyGame, seed: number, rng: Rng, sum: Bytes): void {
  const seats = seatsFor(game);
  const options = game.parseOptions({}, seats);
  const m = openMatch(game, `m${seed}`, options, seats);
  const secret = hashText(`secret ${seed}`);
  commit(m, secret);
  const context = { match: m.id, game: game.id, options, seats, contributions: contributionsOf(m) };
  const dealer = seededDealer(secret, context);
  settle(m, dealer);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let snapshots = all.map((seat) => snapshotOf(m, seat));
  while (m.result === undefined) {
    const asked = all.filter((seat) => choicesOf(m, seat).length > 0);
    const seat = asked[rng.below(asked.length)] ?? 0;
    const choices = choicesOf(m, seat);
    submit(m, seat, choices[rng.below(choices.length)], dealer, versionOf(m, seat));
    sum.moves++;
    snapshots = snapshots.map((last) => count(last, snapshotOf(m, last.viewer), sum));
  }

  function count(last: Snapshot, now: Snapshot, into: Bytes): Snapshot {
    if (now.version <= last.version) return last;
    const update = makeUpdate(m, last, now);
    const {
      view: _view,
      scores: _scores,
      ...rest
    } = (update.patch ?? {}) as { readonly [key: string]: unknown };
    into.patched += JSON.stringify(update).length;
    into.folded += JSON.stringify({ ...update, patch: rest }).length;
    into.whole += JSON.stringify({ ...now, entries: update.entries }).length;
    return now;
  }
}

const matches = Number(process.argv[2] ?? 50);
for (const { game } of (await loadGames('')).newest) {
  const sum: Bytes = { moves: 0, whole: 0, patched: 0, folded: 0 };
  const rng = fastRng(1);
  for (let n = 0; n < matches; n++) playOne(game, n, rng, sum);
  const per = (bytes: number): string => (bytes / sum.moves).toFixed(0).padStart(7);
  process.stdout.write(
    `${game.id.padEnd(18)} whole${per(sum.whole)}  patches${per(sum.patched)}  events and choices${per(sum.folded)}  (${sum.moves} moves)\n`,
  );
}
