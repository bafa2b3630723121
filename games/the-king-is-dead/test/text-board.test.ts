import { fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import { actionText, parseMove, renderText } from '../text-board/index.ts';
import { askedIn, legalActions, playing } from './playing.ts';
import { position } from './position.ts';

const look = {
  lang: 'en',
  colour: false,
  columns: 120,
  choices: [],
  scores: [],
  seats: ['Anna', 'Boris'].map((name) => ({ name, shape: '●', colour: 208 })),
} as const;

test('every legal action of random matches is typed and understood in both languages', () => {
  const misread: string[] = [];
  for (const seats of [1, 2, 4]) {
    for (const options of theKingIsDead.optionMixes(seats).slice(0, 4)) {
      const rng = fastRng(seats + 5);
      const s = theKingIsDead.rules.start(options, seats);
      for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
        const actions = legalActions(s);
        if (seat < seats) {
          for (const action of actions) {
            for (const lang of ['en', 'ru'] as const) {
              const [read] = parseMove(actionText(action, lang), actions) ?? [];
              if (JSON.stringify(read) !== JSON.stringify(action)) misread.push(actionText(action, lang));
            }
          }
        }
        theKingIsDead.rules.apply(
          s,
          seat,
          theKingIsDead.encode(s, seat, actions[rng.below(actions.length)]!)!,
        );
      }
    }
  }
  expect(misread).toEqual([]);
}, 60_000);

test('short forms: a beginning of a region, the region alone for Assemble, no verb where one is possible', () => {
  const s = playing('assemble', { map: { moray: 'S' } });
  expect(parseMove('dev', legalActions(s))).toEqual([
    { type: 'place', region: 'devon', followers: 'scottish' },
  ]);
  expect(parseMove('summon m s', [])).toEqual([{ type: 'summon', region: 'moray', faction: 'scottish' }]);
  expect(parseMove('обмен морей Ш девон АА', [])).toEqual([
    { type: 'swap', a: 'moray', give: 'scottish', b: 'devon', take: 'english_english' },
  ]);
  for (const text of ['', 'dance', 'place', 'swap moray', 'spy 9', 'pass now']) {
    expect(parseMove(text, legalActions(s))).toBeUndefined();
  }
});

test('the map shows followers, discs, the contested region and what can be chosen', () => {
  const s = position({
    map: { strathclyde: 'SWW', devon: 'E' },
    results: { moray: 'unstable', essex: 'welsh' },
    cardDiscs: ['devon'],
    discGone: [1],
  });
  const text = renderText(theKingIsDead.view(s, 0), {
    ...look,
    choices: [{ type: 'summon', region: 'strathclyde', faction: 'welsh' }],
  });
  for (const part of [
    '[unstable]',
    '[Welsh]',
    '>3 Strathclyde*',
    'SWW',
    'Devon^',
    'France: 2',
    'Anna',
    'Supply: S15 W14 E15',
  ]) {
    expect(text).toContain(part);
  }
  expect(renderText(theKingIsDead.view(s, 0), { ...look, lang: 'ru', columns: 40, colour: true })).toContain(
    'Стратклайд',
  );
});
