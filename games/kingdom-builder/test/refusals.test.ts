/** Every prohibition that `whyNot` knows: exactly its paragraph and its facts, through core's own door. */
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { FIRST_GAME, OTHER_FOUR } from './hexes.ts';
import { build, deal, endTurn, lift, place, play, refusal, use } from './playing.ts';
import { position, standing } from './position.ts';

interface Refused {
  readonly in: State;
  readonly seat?: number;
  readonly does: Action;
  readonly facts: unknown;
}

/** Farm (S12), Paddock (K7) and Oasis (G13) of the first game; Tavern (I7) in some. */
const first = position({ settlements: ['S12 K7 G13 E4', 'E5 C1'], card: 'grass' });
const other = position({ board: OTHER_FOUR, settlements: ['H3 N8 G12 R17', 'A1'], card: 'flowers' });
const liftedBarn = play(other, lift('barn', 'H3')).state;
const liftedHarbor = play(other, lift('harbor', 'H3')).state;
const liftedPaddock = play(first, lift('paddock', 'E4')).state;
const begun = position({ settlements: ['S12 E4', ''], card: 'grass', left: 2 });
const done = position({ settlements: ['S12 E4', ''], card: 'grass', left: 0, uses: {} });
const full = position({ settlements: [standing(40, 'S12', FIRST_GAME, 0), ''], left: 0 });
const noCard = position({ board: OTHER_FOUR, settlements: ['H3 G12', ''], card: 'none' });
const over = position({
  settlements: [standing(40, 'S12', FIRST_GAME, 0), ''],
  stage: 'over',
  current: null,
  card: 'none',
  hands: [],
});
const setUp = kingdomBuilder.rules.start(kingdomBuilder.parseOptions({}, 2), 2);

/** All paragraphs of `Reason`: one that is missing here does not compile. */
const refused: { readonly [rule in Reason['rule']]: readonly Refused[] } = {
  'KB-1.9': [
    { in: setUp, seat: 1, does: build('A1'), facts: {} },
    { in: setUp, seat: 0, does: { type: 'lay-sector', sector: 'farm', turned: true }, facts: {} },
    { in: first, does: deal('grass'), facts: {} },
    { in: first, does: { type: 'choose-first', seat: 0 }, facts: {} },
    { in: first, does: { type: 'lay-objective', card: 'lords' }, facts: {} },
  ],
  'KB-2.1': [
    { in: first, seat: 1, does: build('F4'), facts: { seat: 0 } },
    { in: first, seat: 1, does: endTurn, facts: { seat: 0 } },
    { in: liftedPaddock, seat: 1, does: place('G4'), facts: { seat: 0 } },
  ],
  'KB-2.3': [{ in: done, does: build('F4'), facts: { hex: 'F4' } }],
  'KB-2.4': [
    { in: begun, does: use('farm', 'S11'), facts: { tile: 'farm', left: 2 } },
    { in: begun, does: lift('barn', 'E4'), facts: { tile: 'barn', left: 2 } },
  ],
  'KB-2.5': [
    { in: first, does: endTurn, facts: { left: 3 } },
    { in: begun, does: endTurn, facts: { left: 2 } },
  ],
  'KB-2.8': [
    { in: noCard, does: use('oracle', 'A1'), facts: { tile: 'oracle' } },
    { in: noCard, does: lift('barn', 'H3'), facts: { tile: 'barn' } },
  ],
  'KB-3.1': [
    { in: first, does: build('E5'), facts: { hex: 'E5', seat: 1 } },
    { in: first, does: build('E4'), facts: { hex: 'E4', seat: 0 } },
    { in: first, does: use('farm', 'E5'), facts: { hex: 'E5', seat: 1 } },
    { in: liftedPaddock, does: place('C1'), facts: { hex: 'C1', seat: 1 } },
    { in: liftedHarbor, does: place('A1'), facts: { hex: 'A1', seat: 1 } },
  ],
  'KB-3.2': [
    { in: first, does: build('D5'), facts: { hex: 'D5', ground: 'water' } },
    { in: first, does: build('D1'), facts: { hex: 'D1', ground: 'mountain' } },
    { in: first, does: use('farm', 'D4'), facts: { hex: 'D4', ground: 'castle' } },
    { in: first, does: use('oasis', 'C7'), facts: { hex: 'C7', ground: 'location' } },
    { in: liftedPaddock, does: place('D4'), facts: { hex: 'D4', ground: 'castle' } },
    { in: liftedBarn, does: place('F1'), facts: { hex: 'F1', ground: 'water' } },
  ],
  'KB-3.3': [{ in: first, does: build('A1'), facts: { hex: 'A1', ground: 'flowers', card: 'grass' } }],
  'KB-3.4': [
    { in: first, does: build('K16'), facts: { hex: 'K16', instead: 'F4' } },
    { in: first, does: use('farm', 'K16'), facts: { hex: 'K16', instead: 'F4' } },
    {
      in: position({ settlements: ['G18', ''], card: 'grass' }),
      does: use('oasis', 'A7'),
      facts: { hex: 'A7', instead: 'H18' },
    },
    { in: other, does: use('oracle', 'A5'), facts: { hex: 'A5', instead: 'G4' } },
    {
      in: position({ board: OTHER_FOUR, settlements: ['N8 S5', ''] }),
      does: use('tower', 'A1'),
      facts: { hex: 'A1', instead: 'T5' },
    },
    {
      in: play(
        position({ board: OTHER_FOUR, settlements: ['G12 A4', ''], card: 'flowers' }),
        lift('barn', 'G12'),
      ).state,
      does: place('G14'),
      facts: { hex: 'G14', instead: 'B3' },
    },
    {
      in: play(position({ board: OTHER_FOUR, settlements: ['R17 P17', ''] }), lift('harbor', 'R17')).state,
      does: place('F1'),
      facts: { hex: 'F1', instead: 'O17' },
    },
  ],
  'KB-4.3': [
    {
      in: position({ settlements: ['S12', ''], fresh: 'R12', left: 0 }),
      does: use('farm', 'S11'),
      facts: { tile: 'farm' },
    },
  ],
  'KB-4.4': [
    { in: done, does: use('farm', 'S11'), facts: { tile: 'farm' } },
    {
      in: position({ settlements: ['K7', ''], uses: {} }),
      does: lift('paddock', 'K7'),
      facts: { tile: 'paddock' },
    },
  ],
  'KB-4.7': [{ in: full, does: use('farm', 'S11'), facts: { tile: 'farm' } }],
  'KB-4.8': [
    { in: first, does: use('tower', 'A1'), facts: { tile: 'tower' } },
    { in: first, does: lift('barn', 'E4'), facts: { tile: 'barn' } },
    { in: full, does: use('oracle', 'A1'), facts: { tile: 'oracle' } },
  ],
  'KB-5.1': [
    { in: other, does: use('oracle', 'I3'), facts: { hex: 'I3', ground: 'grass', card: 'flowers' } },
  ],
  'KB-5.2': [{ in: first, does: use('farm', 'A1'), facts: { hex: 'A1', ground: 'flowers' } }],
  'KB-5.3': [{ in: first, does: use('oasis', 'F4'), facts: { hex: 'F4', ground: 'grass' } }],
  'KB-5.4': [{ in: other, does: use('tower', 'K6'), facts: { hex: 'K6' } }],
  'KB-5.5': [
    { in: position({ settlements: ['B7 B8', ''] }), does: use('tavern', 'A7'), facts: { hex: 'A7' } },
  ],
  'KB-5.6': [{ in: liftedBarn, does: place('I3'), facts: { hex: 'I3', ground: 'grass', card: 'flowers' } }],
  'KB-5.7': [
    { in: liftedHarbor, does: place('I3'), facts: { hex: 'I3', ground: 'grass' } },
    { in: liftedHarbor, does: place('H4'), facts: { hex: 'H4', ground: 'location' } },
  ],
  'KB-5.8': [{ in: liftedPaddock, does: place('F4'), facts: { from: 'E4', hex: 'F4' } }],
  'KB-5.9': [
    { in: first, does: lift('paddock', 'E5'), facts: { hex: 'E5' } },
    { in: first, does: lift('paddock', 'D5'), facts: { hex: 'D5' } },
  ],
  'KB-5.10': [
    { in: liftedPaddock, does: build('F4'), facts: { from: 'E4' } },
    { in: liftedPaddock, does: use('farm', 'S11'), facts: { from: 'E4' } },
    { in: liftedPaddock, does: lift('paddock', 'K7'), facts: { from: 'E4' } },
    { in: liftedPaddock, does: endTurn, facts: { from: 'E4' } },
    { in: first, does: place('F4'), facts: { from: 'none' } },
  ],
  'KB-5.11': [
    {
      in: position({ settlements: ['K7 A2', 'C2'] }),
      does: lift('paddock', 'A2'),
      facts: { hex: 'A2', tile: 'paddock' },
    },
  ],
  'KB-5.12': [
    { in: liftedPaddock, does: place('E4'), facts: { hex: 'E4' } },
    { in: liftedBarn, does: place('H3'), facts: { hex: 'H3' } },
    { in: liftedHarbor, does: place('H3'), facts: { hex: 'H3' } },
  ],
  'KB-7.3': [
    { in: over, seat: 0, does: build('A1'), facts: {} },
    { in: over, seat: 1, does: endTurn, facts: {} },
  ],
};

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  test.each(cases)(`${rule} refuses $does`, ({ in: s, seat, does, facts }) => {
    expect(seat === undefined ? refusal(s, does) : refusal(s, does, seat)).toEqual({ rule, facts });
  });
});

test('KB-4.3 before KB-4.4: with one tile fresh and the other used, the use is what is missing', () => {
  const s = position({ settlements: ['S12 L16', ''], fresh: 'M16', uses: {} });
  expect(refusal(s, use('farm', 'S11'))).toEqual({ rule: 'KB-4.4', facts: { tile: 'farm' } });
});
