/** Every prohibition that `whyNot` knows: exactly its paragraph and its facts, through core's own door. */
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { complaint } from './complaint.ts';
import { boardOf, FIRST_GAME, hexesOf, OTHER_FOUR } from './hexes.ts';
import { build, deal, endTurn, lift, place, play, refusal, saved, use } from './playing.ts';
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
const fullAndMoving = position({ settlements: [standing(40, 'S12 K7', FIRST_GAME, 0), ''], left: 0 });
const lastDone = position({
  settlements: ['S12 E4', standing(40, '', FIRST_GAME, 1)],
  card: 'grass',
  left: 0,
  uses: {},
});
const paddocks = boardOf(FIRST_GAME).cells.flatMap(({ name, tile }) => (tile === 'paddock' ? [name] : []));
const emptied = position({
  settlements: ['S12 E4', ''],
  taken: [`R12 ${paddocks.join(' ')}`, ''],
});
const grass = hexesOf(FIRST_GAME, 'grass').filter((hex) => hex !== 'S12');
const noGrass = position({
  settlements: [
    ['S12', ...grass.slice(0, 38)].join(' '),
    grass.slice(38, 77).join(' '),
    grass.slice(77).join(' '),
  ],
  card: 'desert',
});
/** B7 stands beside the Tavern; H9, I9 and J9 are a line with G9 and K9 at its ends. */
const noLine = position({ settlements: ['B7 B8', ''] });
const inLine = position({ settlements: ['B7 H9 I9 J9', ''] });
const closedLine = position({ settlements: ['B7 H9 I9 J9', 'G9 K9'] });
const bound = position({
  board: ['tavern', 'barn', 'oasis', 'farm'],
  settlements: ['A6 A7 L7', ''],
  card: 'desert',
});
/** G12 and H13, both desert beside the Barn, with all desert around them taken. */
const around = boardOf(OTHER_FOUR).cells.filter(
  ({ ground, name, neighbours }) =>
    ground === 'desert' &&
    !['G12', 'H13'].includes(name) &&
    neighbours.some((near) => ['G12', 'H13'].includes(near.name)),
);
const allBound = position({
  board: OTHER_FOUR,
  settlements: ['G12 H13', around.map(({ name }) => name).join(' ')],
  card: 'desert',
});
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
  'KB-2.3': [{ in: done, does: build('F4'), facts: { tiles: [] } }],
  'KB-2.4': [
    { in: begun, does: use('farm', 'S11'), facts: { tile: 'farm', left: 2 } },
    { in: begun, does: use('farm', 'A1'), facts: { tile: 'farm', left: 2 } },
  ],
  'KB-2.5': [
    { in: first, does: endTurn, facts: { left: 3 } },
    { in: begun, does: endTurn, facts: { left: 2 } },
  ],
  'KB-2.8': [
    { in: noCard, does: use('oracle', 'A1'), facts: { what: 'oracle', tiles: [] } },
    { in: noCard, does: lift('barn', 'H3'), facts: { what: 'barn', tiles: [] } },
    { in: noCard, does: build('A1'), facts: { what: 'card', tiles: [] } },
  ],
  'KB-2.9': [
    { in: full, does: build('A1'), facts: { tiles: [] } },
    { in: fullAndMoving, does: build('A1'), facts: { tiles: ['paddock'] } },
  ],
  'KB-3.1': [
    { in: first, does: build('E5'), facts: { hex: 'E5', seat: 1, whose: 'others' } },
    { in: first, does: build('E4'), facts: { hex: 'E4', seat: 0, whose: 'own' } },
    { in: first, does: use('farm', 'E5'), facts: { hex: 'E5', seat: 1, whose: 'others' } },
    { in: liftedPaddock, does: place('C1'), facts: { hex: 'C1', seat: 1, whose: 'others' } },
    { in: liftedHarbor, does: place('A1'), facts: { hex: 'A1', seat: 1, whose: 'others' } },
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
    { in: first, does: build('K16'), facts: { hex: 'K16' } },
    { in: first, does: use('farm', 'K16'), facts: { hex: 'K16' } },
    {
      in: position({ settlements: ['G18', ''], card: 'grass' }),
      does: use('oasis', 'A7'),
      facts: { hex: 'A7' },
    },
    { in: other, does: use('oracle', 'A5'), facts: { hex: 'A5' } },
    {
      in: position({ board: OTHER_FOUR, settlements: ['N8 S5', ''] }),
      does: use('tower', 'A1'),
      facts: { hex: 'A1' },
    },
    {
      in: play(
        position({ board: OTHER_FOUR, settlements: ['G12 A4', ''], card: 'flowers' }),
        lift('barn', 'G12'),
      ).state,
      does: place('G14'),
      facts: { hex: 'G14' },
    },
    {
      in: play(position({ board: OTHER_FOUR, settlements: ['R17 P17', ''] }), lift('harbor', 'R17')).state,
      does: place('F1'),
      facts: { hex: 'F1' },
    },
  ],
  'KB-4.3': [
    {
      in: position({ settlements: ['S12', ''], fresh: 'R12', left: 0 }),
      does: use('farm', 'S11'),
      facts: { tile: 'farm', again: 'next_turn' },
    },
  ],
  'KB-4.4': [
    { in: done, does: use('farm', 'S11'), facts: { tile: 'farm', again: 'next_turn' } },
    {
      in: position({ settlements: ['K7', ''], uses: {} }),
      does: lift('paddock', 'K7'),
      facts: { tile: 'paddock', again: 'next_turn' },
    },
    { in: lastDone, does: use('farm', 'S11'), facts: { tile: 'farm', again: 'never' } },
  ],
  'KB-4.7': [
    { in: full, does: use('farm', 'S11'), facts: { tile: 'farm', tiles: [] } },
    { in: fullAndMoving, does: use('farm', 'S11'), facts: { tile: 'farm', tiles: ['paddock'] } },
  ],
  'KB-4.8': [
    { in: first, does: use('tower', 'A1'), facts: { tile: 'tower', at: 'no_such_location' } },
    { in: full, does: lift('barn', 'E4'), facts: { tile: 'barn', at: 'no_such_location' } },
    { in: begun, does: use('tavern', 'A1'), facts: { tile: 'tavern', at: 'C7' } },
    { in: emptied, does: lift('paddock', 'A1'), facts: { tile: 'paddock', at: 'no_tile_left' } },
  ],
  'KB-5.1': [
    { in: other, does: use('oracle', 'I3'), facts: { hex: 'I3', ground: 'grass', card: 'flowers' } },
  ],
  'KB-5.2': [
    { in: first, does: use('farm', 'A1'), facts: { hex: 'A1', ground: 'flowers' } },
    { in: noGrass, does: use('farm', 'A1'), facts: { hex: 'nowhere' } },
  ],
  'KB-5.3': [{ in: first, does: use('oasis', 'F4'), facts: { hex: 'F4', ground: 'grass' } }],
  'KB-5.4': [{ in: other, does: use('tower', 'K6'), facts: { hex: 'K6' } }],
  'KB-5.5': [
    { in: inLine, does: use('tavern', 'A7'), facts: { hex: 'A7' } },
    { in: noLine, does: use('tavern', 'A7'), facts: { hex: 'nowhere', line: 'none' } },
    { in: closedLine, does: use('tavern', 'A7'), facts: { hex: 'nowhere', line: 'closed' } },
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
    { in: first, does: place('F4'), facts: { from: 'none', tiles: ['paddock'] } },
    { in: done, does: place('F4'), facts: { from: 'none', tiles: [] } },
  ],
  'KB-5.11': [
    {
      in: position({ settlements: ['K7 A2', 'C2'] }),
      does: lift('paddock', 'A2'),
      facts: { hex: 'A2' },
    },
  ],
  'KB-5.12': [
    { in: liftedPaddock, does: place('E4'), facts: { hex: 'E4' } },
    { in: liftedBarn, does: place('H3'), facts: { hex: 'H3' } },
    { in: liftedHarbor, does: place('H3'), facts: { hex: 'H3' } },
  ],
  'KB-5.13': [
    { in: bound, does: lift('barn', 'A7'), facts: { hex: 'A7', tile: 'barn' } },
    { in: allBound, does: lift('barn', 'G12'), facts: { hex: 'nowhere', tile: 'barn' } },
  ],
  'KB-7.3': [
    { in: over, seat: 0, does: build('A1'), facts: {} },
    { in: over, seat: 1, does: endTurn, facts: {} },
  ],
};

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  test.each(cases)(`${rule} refuses $does`, ({ in: s, seat, does, facts }) => {
    const answer = seat === undefined ? refusal(s, does) : refusal(s, does, seat);
    const { instead: _offered, ...stated } = answer.facts;
    expect({ rule: answer.rule, facts: stated }).toEqual({ rule, facts });
    // The hex that is offered is allowed, and none nearer is.
    expect(complaint(s, seat ?? saved(s).current ?? 0, does, answer)).toBeUndefined();
  });
});

test('KB-4.3 before KB-4.4: with one tile fresh and the other used, the use is what is missing', () => {
  const s = position({ settlements: ['S12 L16', ''], fresh: 'M16', uses: {} });
  expect(refusal(s, use('farm', 'S11'))).toEqual({
    rule: 'KB-4.4',
    facts: { tile: 'farm', again: 'next_turn' },
  });
});
