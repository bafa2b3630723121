import type { Code, Seat } from '@four-crowns/core';
import { fail, must } from './failure.ts';
import type { At } from './failure.ts';
import { askedOf, legalOf, nameOf, randomCode } from './states.ts';
import { anyOf, PATH, stream } from './streams.ts';

/**
 * Plays a random match directly on the rules: `visit` sees every position including the last, and `take` makes each
 * step. Returns the final state. Steps of the dealer count towards `maxSteps`.
 */
export function walk(
  at: At,
  visit: (s: unknown) => void,
  take: (s: unknown, by: Seat, code: Code) => void = (s, by, code) => at.game.rules.apply(s, by, code),
): unknown {
  const { game, setting } = at;
  const rng = stream(setting.seed, PATH);
  const s = game.rules.start(setting.options, setting.seats);
  for (at.step = 0; ; at.step++) {
    visit(s);
    const asked = askedOf(game.rules.actors(s));
    if (asked.length === 0) return s;
    if (at.step >= game.maxSteps) fail(at, `the match has not ended within maxSteps (${game.maxSteps})`);
    const by = anyOf(asked, rng);
    const legal = legalOf(game, s, by);
    must(at, legal.length > 0, () => `legal is empty for ${nameOf(by)}, which is asked`);
    take(s, by, randomCode(game, s, by, legal, rng));
  }
}
