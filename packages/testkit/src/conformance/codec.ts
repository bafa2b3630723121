import type { Rng } from '@four-crowns/core';
import { remember } from '../action-pool.ts';
import type { ActionPool } from '../action-pool.ts';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, notJson, sameJson, throughJson } from '../json.ts';
import { nameOf } from '../states.ts';
import { someOf } from '../streams.ts';
import type { Asked } from './legality.ts';

/** Longer lists are sampled down to this many codes. */
const MOST = 48;

/** Converts codes to actions, through JSON and back. Legal codes must come back unchanged. */
export function checkCodec(at: At, s: unknown, asked: Asked, pool: ActionPool, rng: Rng): void {
  const { game } = at;
  const { seat, legal } = asked;
  const sample = legal.length <= MOST ? legal : someOf(legal, MOST, rng);
  for (const code of sample) {
    const action = game.decode(s, seat, code);
    must(at, notJson(action) === undefined, () => `decode(${code}) is not JSON: ${notJson(action)}`);
    const parsed = game.parseAction(throughJson(action));
    must(at, parsed !== undefined, () => `parseAction refuses ${JSON.stringify(action)} of ${nameOf(seat)}`);
    must(at, sameJson(parsed, action), () => {
      return `parseAction changes ${JSON.stringify(action)}: ${difference(action, parsed)}`;
    });
    const again = game.encode(s, seat, parsed);
    must(
      at,
      again === code,
      () => `encode(decode(${code})) is ${again} for ${JSON.stringify(action)} of ${nameOf(seat)}`,
    );
    remember(pool, action, rng);
  }
}
