/** The table in letters, and moves as they are typed. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { actionText, parseMove, renderText } from '../text-board/index.ts';
import {
  askedIn,
  build,
  decline,
  influence,
  keep,
  legalActions,
  pass,
  recruit,
  refusal,
  statue,
  stopBuilding,
  swap,
  take,
  townHall,
} from './playing.ts';
import { position } from './position.ts';

const seats = ['Ann', 'Brian', 'Cindy', 'David', 'Eve'].map((name, i) => ({
  name,
  shape: '●',
  colour: 30 + i,
}));

function shown(
  s: State,
  viewer: number | 'table',
  look: { lang?: 'en' | 'ru'; colour?: boolean; columns?: number } = {},
): string {
  const choices = typeof viewer === 'number' && askedIn(s).includes(viewer) ? legalActions(s, viewer) : [];
  const { lang = 'en', colour = false, columns = 100 } = look;
  const scores = kingsburg.scores(s, viewer);
  return renderText(kingsburg.view(s, viewer), {
    lang,
    colour,
    columns,
    choices,
    scores,
    seats: seats.slice(0, s.seats),
  });
}

describe('moves', () => {
  /** Actions that are not understood as they are written. */
  function misunderstood(s: State, seat: number): string[] {
    const choices = legalActions(s, seat);
    return (['en', 'ru'] as const).flatMap((lang) =>
      choices
        .map((choice) => ({ choice, text: actionText(choice, lang) }))
        .filter(({ choice, text }) => JSON.stringify(parseMove(text, choices)) !== JSON.stringify([choice]))
        .map(({ text }) => text),
    );
  }

  test('every legal action of random matches is understood as it is written, in both languages', () => {
    const out = codes();
    const wrong: string[] = [];
    for (const n of [2, 3, 5]) {
      const rng = fastRng(n * 31);
      const s = kingsburg.rules.start(kingsburg.parseOptions(undefined, n), n);
      while (kingsburg.rules.actors(s) !== 0) {
        const [seat = 0] = askedIn(s);
        if (seat !== DEALER) wrong.push(...misunderstood(s, seat));
        out.n = 0;
        kingsburg.rules.legal(s, seat, out);
        kingsburg.rules.apply(s, seat, out.at[rng.below(out.n)] ?? 0);
      }
    }
    expect(wrong).toEqual([]);
  });

  const court = position({ aidDie: 0, players: [{ dice: [2, 3, 6], white: [1], plusTwo: 1 }, {}, {}] });
  const choices = legalActions(court);

  test('placements, long and short', () => {
    const treasurer = influence('treasurer', [2, 6]);
    for (const text of ['8:2,6', '8 6 2', 'place 8 2 6', 'treasurer 2 6', 'Казначей 6 2', 'класть 8:6,2']) {
      expect(parseMove(text, choices), `means: ${text}`).toEqual([treasurer]);
    }
    expect(parseMove('7:6,w1', choices)).toEqual([influence('astronomer', [6], { white: [1] })]);
    expect(parseMove('master hunter 6 б1 +2', choices)).toEqual([
      influence('master_hunter', [6], { white: [1], plusTwo: true }),
    ]);
    // One way only: the advisor is enough. Several: it is not.
    expect(parseMove('14', choices)).toEqual([
      influence('smuggler', [2, 3, 6], { white: [1], plusTwo: true }),
    ]);
    expect(parseMove('8', choices)).toEqual([influence('treasurer', [])]);
    expect(refusal(court, influence('treasurer', []))).toMatchObject({ rule: 'KBG-5.4' });
    // An advisor out of reach is a move too: the rules say why not.
    for (const text of ['18', 'king', 'Король'])
      expect(parseMove(text, choices), text).toEqual([influence('king', [])]);
    expect(refusal(court, influence('king', []))).toMatchObject({ rule: 'KBG-5.2', facts: { sum: 0 } });
    // Forbidden, but a move.
    expect(parseMove('18:1,1,1', choices)).toEqual([influence('king', [1, 1, 1])]);
    for (const bad of ['19:6', '8:7', '8:2,6,6,6', 'place', '', '8:2,6,x'])
      expect(parseMove(bad, choices), `means: ${bad}`).toBeUndefined();
  });

  test('goods mean what is asked', () => {
    const goods = position({ stage: 'recruit', players: [{ goods: 'gold wood' }, {}, {}] });
    expect(parseMove('wood gold', legalActions(goods))).toEqual([recruit('gold wood')]);
    expect(parseMove('recruit g w', legalActions(goods))).toEqual([recruit('gold wood')]);
    const hall = position({
      stage: 'town_hall',
      players: [{ buildings: 'barricade crane town_hall', plusTwo: 1 }, {}, {}],
    });
    expect(parseMove('+2', legalActions(hall))).toEqual([townHall('plus_two')]);
    expect(parseMove('камень', legalActions(hall))).toEqual([townHall('stone')]);
    expect(parseMove('no', legalActions(hall))).toEqual([decline]);
    expect(parseMove('gold', [swap('gold'), decline])).toEqual([swap('gold')]);
    expect(parseMove('gold', [])).toEqual([take('gold')]);
  });

  test('buildings by name, and the Statue used where dice may be rolled again', () => {
    const s = position({ stage: 'build', players: [{ goods: 'gold gold wood' }, {}, {}] });
    expect(parseMove('statue', legalActions(s))).toEqual([build('statue')]);
    expect(parseMove('build Guard Tower', legalActions(s))).toEqual([build('guard_tower')]);
    expect(parseMove("merchants' guild", legalActions(s))).toEqual([build('merchants_guild')]);
    expect(parseMove('строить торговая гильдия', legalActions(s))).toEqual([build('merchants_guild')]);
    expect(parseMove('стоп', legalActions(s))).toEqual([stopBuilding]);
    const dice = position({ stage: 'reroll', players: [{ buildings: 'statue', dice: [2, 2, 2] }, {}, {}] });
    expect(parseMove('statue', legalActions(dice))).toEqual([statue()]);
    expect(parseMove('статуя б', legalActions(dice))).toEqual([statue('white')]);
    expect(parseMove('оставить', legalActions(dice))).toEqual([keep]);
    expect(parseMove('pass', [])).toEqual([pass]);
    expect(parseMove('pass now', [])).toBeUndefined();
  });
});

describe('the board', () => {
  const s = position({
    phase: 'autumn',
    envoy: 2,
    enemy: 'y1_orcs_3',
    peeked: [1],
    passed: [2],
    order: [2, 1, 0],
    court: [
      { advisor: 'alchemist', seat: 0, dice: [6] },
      { advisor: 'merchant', seat: 1, dice: [4] },
      { advisor: 'sergeant', seat: 1, dice: [6], market: -1 },
    ],
    players: [
      { dice: [1, 5], goods: 'gold wood wood', buildings: 'statue' },
      { dice: [1], buildings: 'inn market' },
      {},
    ],
  });

  test('shows court, players, province, and the enemy to whoever knows it', () => {
    const ann = shown(s, 0);
    expect(ann).toContain('Year I · Autumn');
    expect(ann).toContain('Turn order: Cindy → Brian → Ann');
    expect(ann).toContain('Enemy: unknown, strength 2–4');
    expect(ann).toMatch(/^\* 1 Jester/m);
    expect(ann).toMatch(/^ {2}4 Merchant .*\[Brian 4\]/m);
    expect(ann).toMatch(/^ {2}5 Sergeant .*\[Brian 6 \(−1\)\]/m);
    expect(ann).toMatch(/^> Ann · points 3 · gold 1 · wood 2/m);
    expect(ann).toMatch(/Cindy .*King’s Envoy/);
    expect(ann).toMatch(/× Statue 2g 3p/);
    expect(ann).not.toContain('Orcs');
    expect(shown(s, 1)).toContain('Enemy: Orcs, strength 3; takes 2 any good, 1 points; brings 1 gold');
    expect(shown(s, 'table')).not.toContain('Orcs');
  });

  test('fits its columns, with and without colour, in both languages', () => {
    for (const lang of ['en', 'ru'] as const) {
      for (const columns of [80, 100, 140]) {
        const plain = shown(s, 0, { lang, columns });
        const long = plain.split('\n').filter((line) => line.length > columns && !/ · /.test(line));
        expect(long, `${lang} ${columns}`).toEqual([]);
        const coloured = shown(s, 0, { lang, columns, colour: true });
        // oxlint-disable-next-line no-control-regex -- these are the terminal's colours
        const bare = coloured.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
        expect(bare.map((line) => line.trimEnd()).join('\n')).toBe(plain);
      }
    }
  });

  test('while building the legend is that of buildings, and those that cannot be built say why', () => {
    const building = position({
      stage: 'build',
      players: [{ goods: 'gold wood', buildings: 'inn' }, {}, {}],
    });
    const en = shown(building, 0);
    expect(en).toContain('* you can build this');
    expect(en).not.toContain('you can influence');
    expect(en).toContain('‹ the building to its left comes first');
    expect(en).toMatch(/^× Inn 1g1w 0p +Market 2g2w 1p −1g1w +‹ Farms 2g3w1s 2p +‹ Merchants’ Guild/m);
    expect(en).toMatch(/^\* Barricade 1w 0p/m);
    const ru = shown(building, 0, { lang: 'ru' });
    expect(ru).toContain('* это можно построить');
    expect(ru).toMatch(/Рынок 2з2д 1о −1з1д/);
    expect(shown(s, 0)).toContain('* you can influence this advisor');
    expect(shown(s, 0)).not.toContain('you can build');
    // Nobody is asked: no mark is explained that is not there.
    expect(shown(building, 1)).not.toMatch(/you can|‹|−/);
  });

  test('says who has passed, and what a strength is made of', () => {
    expect(shown(s, 0)).toMatch(/Cindy .* · passed/);
    expect(shown(s, 0)).not.toMatch(/Ann .* · passed/);
    const losing = position({
      stage: 'lose',
      enemy: 'y3_orcs_5',
      players: [
        { goods: 'gold wood stone', buildings: 'inn market farms guard_tower', soldiers: 3, strength: 3 },
        { strength: 1 },
        {},
      ],
    });
    expect(shown(losing, 0)).toContain('strength 3 = 3 − 1 Farms + 1 Guard Tower');
    expect(shown(losing, 0)).toMatch(/Brian .* · strength 1( ·|$)/m);
    expect(shown(losing, 0, { lang: 'ru' })).toContain('сила 3 = 3 − 1 Фермы + 1 Форт');
  });

  test('KBG-13.1 no enemy is awaited when the game is over', () => {
    const over = position({ stage: 'over', year: 5, players: [{ points: 3 }, {}] });
    expect(shown(over, 0)).not.toContain('Enemy');
    expect(shown(over, 0, { lang: 'ru' })).not.toContain('Враг');
  });

  test('a table of five, before anything is drawn and at the end', () => {
    const start = kingsburg.rules.start(kingsburg.parseOptions(undefined, 5), 5);
    expect(shown(start, 'table')).toContain('Eve');
    const over = position({ stage: 'over', year: 5, players: [{ points: 3 }, {}, {}, {}, {}] });
    expect(shown(over, 0, { lang: 'ru' })).toContain('Год V');
  });
});
