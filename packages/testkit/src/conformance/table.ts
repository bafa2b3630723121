import { canonical, DEALER } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, notJson, throughJson } from '../json.ts';
import { textDifference, textOf } from '../states.ts';

/** Checks made once per match: complete options, sides, and a deterministic start. */
export function checkTable(at: At): void {
  const { game, setting } = at;
  const { seats, options } = setting;
  must(at, notJson(options) === undefined, () => `options are not JSON: ${notJson(options)}`);
  const parsed = game.parseOptions(throughJson(options), seats);
  must(at, canonical(parsed) === canonical(options), () => {
    return `parseOptions does not give its option mix back: ${difference(options, parsed)}`;
  });
  const plain = game.parseOptions({}, seats);
  must(at, canonical(plain) === canonical(game.optionMixes(seats)[0] ?? null), () => {
    return `the first option mix is not the default, which is ${JSON.stringify(plain)}`;
  });
  let all = 0;
  for (const side of game.sides(options, seats)) {
    must(at, side !== 0 && (all & side) === 0, 'sides overlap or one is empty');
    all |= side;
  }
  must(at, all === (1 << seats) - 1 && seats < DEALER, 'sides do not contain every seat');
  const one = textOf(game, game.rules.start(options, seats));
  const two = textOf(game, game.rules.start(options, seats));
  must(
    at,
    textDifference(one, two) === undefined,
    () => `start is not deterministic: ${textDifference(one, two)}`,
  );
}
