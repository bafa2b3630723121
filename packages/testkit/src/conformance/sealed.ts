import type { Rng, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference } from '../json.ts';
import { legalOf, nameOf, textDifference, textOf } from '../states.ts';
import { anyOf, someOf } from '../streams.ts';
import type { Asked } from './legality.ts';

/** When several seats are asked at once, each answers once and the order in which answers arrive does not matter. */
export function checkSealed(at: At, s: unknown, asked: readonly Asked[], rng: Rng): void {
  if (asked.length < 2) return;
  const answers = asked.map(({ seat, legal }) => ({ seat, legal, code: anyOf(legal, rng) }));
  const orders = [answers, answers.toReversed(), someOf(answers, answers.length, rng)];
  const ends = orders.map((order) => {
    const t = at.game.rules.clone(s);
    order.forEach(({ seat, legal, code }, i) => {
      must(at, (at.game.rules.actors(t) & (1 << seat)) !== 0, () => {
        return `${nameOf(seat)} was asked at once with others, but no longer after ${names(order.slice(0, i))} answered`;
      });
      const now = legalOf(at.game, t, seat);
      must(at, difference(legal, now) === undefined, () => {
        return `sealed answers of ${names(order.slice(0, i))} change what is legal for ${nameOf(seat)}: ${difference(legal, now)}`;
      });
      at.game.rules.apply(t, seat, code);
    });
    return textOf(at.game, t);
  });
  ends.forEach((end, i) => {
    const change = textDifference(ends[0] ?? '', end);
    must(at, change === undefined, () => {
      return `sealed answers do not commute: ${names(answers)} against ${names(orders[i] ?? [])} gives ${change}`;
    });
  });
}

function names(answers: readonly { readonly seat: Seat }[]): string {
  return answers.map(({ seat }) => seat).join(', ');
}
