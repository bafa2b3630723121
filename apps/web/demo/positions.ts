// Plays matches and writes what a screen is given, early, in the middle and at the end:
//   node apps/web/demo/positions.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  choicesOf,
  fastRng,
  openMatch,
  rngDealer,
  settle,
  submit,
  tellSince,
  viewOf,
} from '@four-crowns/core';
import type { GameEvent, Match } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { bots } from '@four-crowns/kingdom-builder/bot';
import { askBot, askedSeat } from '@four-crowns/bots';

const out = join(import.meta.dirname, 'positions');
const MOMENTS: { readonly [name: string]: (m: Match, turns: number) => boolean } = {
  early: (m, turns) => turns >= 4 * m.seats && wants(m, ['begin', 'build']),
  middle: (m, turns) => turns >= 6.5 * m.seats && wants(m, ['begin']) && hasTiles(m, 2),
  tile: (m, turns) => turns >= 8 * m.seats && wants(m, ['begin', 'end']) && hasMove(m),
  place: (m, turns) => turns >= 8 * m.seats && wants(m, ['place']),
  late: (m, turns) => turns >= 9 * m.seats && wants(m, ['begin', 'build']),
  end: (m) => m.result !== undefined,
};

interface Prompted {
  readonly prompt: { readonly type: string };
  readonly held: readonly (readonly string[])[];
  readonly current: number | null;
}
const viewAsked = (m: Match) => viewOf(m, askedSeat(m) ?? 0) as unknown as Prompted;
const wants = (m: Match, types: readonly string[]) => types.includes(viewAsked(m).prompt.type);
const hasTiles = (m: Match, n: number) => (viewAsked(m).held[viewAsked(m).current ?? 0]?.length ?? 0) >= n;
const hasMove = (m: Match) => choicesOf(m, askedSeat(m) ?? 0).some((c) => c.type === 'lift');

function dump(m: Match, name: string): void {
  const seat = askedSeat(m) ?? 0;
  const told = tellSince(m, seat, 0);
  const lastOwn = told.findLastIndex(
    (t) => t.type === 'step' && t.by === seat && t.events.some((e) => e.type === 'end-turn'),
  );
  const recent = told.slice(lastOwn + 1).flatMap((t) => (t.type === 'step' ? t.events : []));
  const log: GameEvent[] = told.flatMap((t) => (t.type === 'step' ? [...t.events] : []));
  writeFileSync(
    join(out, `${name}.json`),
    JSON.stringify({
      seat,
      view: viewOf(m, seat),
      choices: choicesOf(m, seat),
      scores: m.game.scores(m.state, seat),
      outcome: m.game.outcome(m.state) ?? null,
      recent,
      log: log.slice(-40),
    }),
  );
}

for (const seats of [2, 4]) {
  const seed = seats === 2 ? 11 : 5;
  const rng = fastRng(seed);
  const dealer = rngDealer(fastRng(seed + 1));
  const m = openMatch(kingdomBuilder, 'demo', kingdomBuilder.parseOptions(undefined, seats), seats);
  settle(m, dealer);
  const players = Array.from({ length: seats }, () => bots[0]?.sit());
  const open = new Set(Object.keys(MOMENTS));
  let turns = 0;
  for (;;) {
    for (const name of open) {
      if (MOMENTS[name]?.(m, turns) !== true) continue;
      dump(m, `${seats}-${name}`);
      open.delete(name);
    }
    const seat = askedSeat(m);
    const bot = seat === undefined ? undefined : players[seat];
    if (seat === undefined || bot === undefined) break;
    const action = await askBot(m, seat, bot, rng);
    // Now and then a settlement is moved, which a greedy player hardly ever does.
    const lift =
      open.has('place') && turns >= 8 * seats ? choicesOf(m, seat).find((c) => c.type === 'lift') : undefined;
    const answer = submit(m, seat, lift ?? action, dealer);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    if (action.type === 'end-turn') turns++;
  }
  console.log(seats, 'players:', turns, 'turns; not found:', [...open].join(', ') || 'none');
}
