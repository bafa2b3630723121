import { codes } from '@four-crowns/core';
import type { Rng, Seat, Viewer } from '@four-crowns/core';
import { recall } from '../action-pool.ts';
import type { ActionPool } from '../action-pool.ts';
import { fail, must } from '../failure.ts';
import type { At } from '../failure.ts';
import { notJson } from '../json.ts';
import { askedOf, textDifference, textOf, viewersOf } from '../states.ts';
import { anyOf } from '../streams.ts';

type Reading = readonly [name: string, read: (s: unknown) => unknown];

const buffer = codes();

/** Looking at a match must not change it. Each call draws one viewer, so a whole match covers all of them. */
export function checkPurity(at: At, s: unknown, text: string, pool: ActionPool, rng: Rng): void {
  const { game } = at;
  const viewer = anyOf<Viewer>([...viewersOf(at.setting.seats), 'all'], rng);
  const readings = readingsOf(at, s, viewer, pool, rng);
  const kept = game.rules.clone(s);
  for (const [name, read] of readings) {
    const x = read(s);
    if (x === undefined) continue;
    must(at, notJson(x) === undefined, () => `${name} is not JSON: ${notJson(x)}`);
  }
  const change = textDifference(text, textOf(game, s));
  if (change === undefined) return;
  const culprit = readings.find(([, read]) => {
    const t = game.rules.clone(kept);
    read(t);
    return textDifference(text, textOf(game, t)) !== undefined;
  });
  fail(at, `${culprit?.[0] ?? 'save'} changes the state: ${change}`);
}

function readingsOf(at: At, s: unknown, viewer: Viewer, pool: ActionPool, rng: Rng): Reading[] {
  const { game } = at;
  const asked = askedOf(game.rules.actors(s));
  const readings: Reading[] = [
    ['actors', (t) => game.rules.actors(t)],
    [`view(${viewer})`, (t) => game.view(t, viewer)],
    [`scores(${viewer})`, (t) => game.scores(t, viewer)],
    ['outcome', (t) => game.outcome(t)],
    ['check', (t) => game.check(t)],
    ['clone', (t) => void game.rules.clone(t)],
  ];
  for (const seat of asked) {
    readings.push(
      [`legal(${seat})`, (t) => list(at, t, seat)],
      [`forced(${seat})`, (t) => game.forced(t, seat)],
      [`pick(${seat})`, (t) => game.rules.pick?.(t, seat, rng)],
    );
  }
  for (let seat = 0; seat < at.setting.seats; seat++) {
    const [action] = recall(pool, 1, rng);
    if (action === undefined || asked.includes(seat)) continue;
    readings.push([`whyNot(${seat})`, (t) => game.whyNot(t, seat, action)]);
  }
  return readings;
}

function list(at: At, s: unknown, seat: Seat): undefined {
  buffer.n = 0;
  at.game.rules.legal(s, seat, buffer);
}
