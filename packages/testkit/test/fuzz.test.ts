import { fuzz, fuzzRecord, tablesOf } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { withGame } from './planted.ts';
import type { Planted } from './planted.ts';
import { toy } from './toy.ts';

const VALUES: { readonly [card: string]: number } = { page: 1, knight: 2, queen: 3, king: 4 };

function merge(to: { [key: string]: unknown }, from: object): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'object' && value !== null && typeof to[key] === 'object')
      merge(to[key] as never, value);
    else to[key] = value;
  }
}

const planted: readonly Planted[] = [
  {
    name: 'parseAction that throws',
    game: withGame({
      parseAction: (x) => toy.parseAction((x as { type: string }).type === '' ? undefined : x),
    }),
    says: /toy, parseAction: .*TypeError: Cannot read properties of/s,
  },
  {
    name: 'a lookup that finds what every object has',
    game: withGame({
      parseAction(x) {
        const { type, card } = Object(x) as { type?: unknown; card?: unknown };
        if (type !== 'play') return toy.parseAction(x);
        return VALUES[String(card)] === undefined ? undefined : { type, card: VALUES[String(card)] as never };
      },
    }),
    says: /toy, parseAction: .*(not JSON|rejects or changes its own result)/s,
  },
  {
    name: 'encode that throws at an action out of place',
    game: withGame({
      encode(s, seat, a) {
        if (a.type === 'roll' && s.stage !== 'roll') throw new Error('no die here');
        return toy.encode(s, seat, a);
      },
    }),
    says: /toy, parseAction: .*no die here/s,
  },
  {
    name: 'parseOptions that changes a prototype',
    game: withGame({
      parseOptions(x, seats) {
        const options = { rounds: 1, teams: false, house: {} };
        if (typeof x === 'object' && x !== null) merge(options, x);
        return toy.parseOptions({ rounds: options.rounds, teams: options.teams }, seats);
      },
    }),
    says: /toy, parseOptions: .*it changes a prototype/s,
  },
  {
    name: 'parseOptions that lets an impossible mix in',
    game: withGame({
      parseOptions: (x, seats) => (x === null ? { rounds: 1, teams: true } : toy.parseOptions(x, seats)),
    }),
    says: /toy, parseOptions: .*is for four/s,
  },
  {
    name: 'load that throws something else',
    game: withGame({
      load(saved, version) {
        (saved as { hands: number[][] }).hands.map((hand) => hand.length);
        return toy.load(saved, version);
      },
    }),
    says: /toy, load: .*TypeError/s,
  },
  {
    name: 'load that takes any version',
    game: withGame({ load: (saved) => toy.load(saved, 1) }),
    says: /toy, load: load accepts state version -1/,
  },
  {
    name: 'imagine that throws something else',
    game: withGame({
      imagine(v, rng) {
        if (v.hands.length !== v.seats) throw new Error('odd');
        return toy.imagine(v, rng);
      },
    }),
    says: /toy, imagine: .*(TypeError|odd)/s,
  },
];

test.each(planted)('$name is found', ({ game, says }) => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  try {
    expect(() => fuzz(game)).toThrow(says);
  } finally {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      if (!names.includes(name)) delete (Object.prototype as { [key: string]: unknown })[name];
    }
  }
});

describe('records', () => {
  const [table] = tablesOf(toy);
  const setting = { ...table!, seed: 7 };

  test('hundreds of falsifications of a true record are caught', () => {
    expect(fuzzRecord(toy, setting, 2000)).toBeGreaterThan(800);
  });

  test('a game that throws at a falsified record is found', () => {
    const game = withGame({
      parseAction(x) {
        const action = toy.parseAction(x);
        if (action === undefined) throw new Error('what?');
        return action;
      },
    });
    expect(() => fuzzRecord(game, setting, 2000)).toThrow(
      /a record with entries\.\d+\.action\.\S+ (changed|dropped) makes it throw Error: what\?/,
    );
  });
});
