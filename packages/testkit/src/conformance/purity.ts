import { codes } from '@four-crowns/core';
import type { Rng, Viewer } from '@four-crowns/core';
import { recall } from '../action-pool.ts';
import type { ActionPool } from '../action-pool.ts';
import { fail, must } from '../failure.ts';
import type { At } from '../failure.ts';
import { notJson } from '../json.ts';
import { askedOf, textDifference, textOf, viewersOf } from '../states.ts';
import { anyOf } from '../streams.ts';

type Reading = readonly [name: string, read: () => unknown];

const buffer = codes();

/** Looking changes nothing. Each time one viewer is drawn; over a match all are. */
export function checkPurity(at: At, s: unknown, text: string, pool: ActionPool, rng: Rng): void {
  const viewer = anyOf<Viewer>([...viewersOf(at.setting.seats), 'all'], rng);
  const readings = readingsOf(at, s, viewer, pool, rng);
  for (const [name, read] of readings) {
    const x = read();
    if (x === undefined) continue;
    must(at, notJson(x) === undefined, () => `${name} is no JSON: ${notJson(x)}`);
  }
  const after = textOf(at.game, s);
  if (textDifference(text, after) === undefined) return;
  for (const [name, read] of readings) {
    const before = textOf(at.game, s);
    read();
    const change = textDifference(before, textOf(at.game, s));
    if (change !== undefined) fail(at, `${name} changes the state: ${change}`);
  }
  fail(at, `looking at the state changes it: ${textDifference(text, after)}`);
}

function readingsOf(at: At, s: unknown, viewer: Viewer, pool: ActionPool, rng: Rng): Reading[] {
  const { game } = at;
  const asked = askedOf(game.rules.actors(s));
  const readings: Reading[] = [
    ['actors', () => game.rules.actors(s)],
    [`view(${viewer})`, () => game.view(s, viewer)],
    [`scores(${viewer})`, () => game.scores(s, viewer)],
    ['outcome', () => game.outcome(s)],
    ['save', () => game.save(s)],
    ['check', () => game.check(s)],
    ['clone', () => void game.rules.clone(s)],
  ];
  for (const seat of asked) {
    readings.push(
      [`legal(${seat})`, () => {
        buffer.n = 0;
        game.rules.legal(s, seat, buffer);
        return undefined;
      }],
      [`forced(${seat})`, () => game.forced(s, seat)],
      [`pick(${seat})`, () => game.rules.pick?.(s, seat, rng)],
    );
  }
  for (let seat = 0; seat < at.setting.seats; seat++) {
    const [action] = recall(pool, 1, rng);
    if (action === undefined || asked.includes(seat)) continue;
    readings.push([`whyNot(${seat})`, () => game.whyNot(s, seat, action)]);
  }
  return readings;
}
