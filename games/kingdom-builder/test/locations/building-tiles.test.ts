import { describe, expect, test } from 'vitest';
import { picture } from '../drawing.ts';
import { FIRST_GAME, hexesOf, OTHER_FOUR } from '../hexes.ts';
import { build, legalHexes, play, refusal, saved, use } from '../playing.ts';
import { position } from '../position.ts';

describe('Oracle', () => {
  const near = picture(
    'G2',
    `
     g T T T
    W 0 g T
     F L T T
    `,
    OTHER_FOUR,
  );

  test('KB-5.1 oracle: one more settlement on the terrain of the card, beside own ones', () => {
    const s = position({ board: OTHER_FOUR, settlements: near.settlements, card: 'grass' });
    expect(legalHexes(s, 'oracle')).toEqual(near.open);
    expect(legalHexes(s, 'build')).toEqual(near.open);
    const { state, events } = play(s, use('oracle', 'G2'));
    expect(events[0]).toEqual({ type: 'build', seat: 0, hex: 'G2', by: 'oracle' });
    expect(saved(state)).toMatchObject({ left: 3, uses: {} });
  });

  test('KB-5.1 oracle: before the mandatory settlements it makes four of the same terrain', () => {
    const s = position({ board: OTHER_FOUR, settlements: near.settlements, card: 'grass' });
    const { state } = play(s, use('oracle', 'I3'), build('G2'), build('G1'));
    expect(saved(state).settlements[0]).toEqual(['G1', 'G2', 'H3', 'I3']);
    expect(saved(state).left).toBe(1);
  });

  test('KB-5.1 oracle: after the mandatory settlements as well', () => {
    const s = position({ board: OTHER_FOUR, settlements: near.settlements, card: 'grass', left: 0 });
    expect(legalHexes(s, 'oracle')).toEqual(['G2', 'I3']);
  });

  test('KB-5.1 oracle: anywhere on the terrain if none of it is beside own settlements', () => {
    const s = position({ board: OTHER_FOUR, settlements: near.settlements, card: 'desert' });
    expect(legalHexes(s, 'oracle')).toEqual(hexesOf(OTHER_FOUR, 'desert'));
  });

  test('KB-5.1 oracle: no other terrain', () => {
    const s = position({ board: OTHER_FOUR, settlements: near.settlements, card: 'grass' });
    expect(refusal(s, use('oracle', 'G4'))).toMatchObject({
      rule: 'KB-5.1',
      facts: { hex: 'G4', ground: 'flowers', card: 'grass' },
    });
  });

  test('KB-5.1 oracle: no use without a free hex of the terrain', () => {
    const grass = hexesOf(OTHER_FOUR, 'grass').filter((hex) => hex !== 'H3');
    const settlements = [`H3 ${grass.slice(0, 30).join(' ')}`, grass.slice(30).join(' ')];
    const s = position({ board: OTHER_FOUR, settlements, card: 'grass', left: 0 });
    expect(legalHexes(s, 'oracle')).toEqual([]);
    expect(saved(s).uses['oracle']).toBe(1);
  });
});

describe('Farm', () => {
  test('KB-5.2 farm: grass beside own settlements, whatever the card', () => {
    const drawn = picture(
      'P11',
      `
      T T T g g
       T T L 0 g
      F T C F F
    `,
    );
    for (const card of ['grass', 'desert'] as const) {
      const s = position({ settlements: drawn.settlements, card });
      expect(legalHexes(s, 'farm')).toEqual(drawn.open);
    }
  });

  test('KB-5.2 farm: in a row of the other kind, and across the seam', () => {
    // K16 is the first hex of its sector; M16 the Farm, L16 beside it.
    const drawn = picture(
      'J15',
      `
      F C g g W
       C g 0 L F
      C G g g T
    `,
    );
    const s = position({ settlements: drawn.settlements, card: 'desert' });
    expect(legalHexes(s, 'farm')).toEqual(drawn.open);
    const seam = position({ settlements: ['J10 S12', ''], card: 'desert' });
    expect(legalHexes(seam, 'farm')).toEqual(['J9', 'K9', 'I10', 'K10', 'J11', 'S11', 'T11', 'T12']);
  });

  test('KB-5.2 farm: any free grass if none is beside own settlements', () => {
    const s = position({ settlements: ['N16', ''], card: 'desert' });
    expect(saved(s).uses).toEqual({ farm: 1 });
    expect(legalHexes(s, 'farm')).toEqual(hexesOf(FIRST_GAME, 'grass'));
  });

  test('KB-5.2 farm: no other terrain', () => {
    const s = position({ settlements: ['S12', ''], card: 'desert' });
    expect(refusal(s, use('farm', 'S13'))).toMatchObject({
      rule: 'KB-5.2',
      facts: { hex: 'S13', ground: 'flowers' },
    });
  });

  test('KB-5.2 farm: no use without free grass', () => {
    const grass = hexesOf(FIRST_GAME, 'grass');
    const settlements = [grass.slice(0, 31).join(' '), grass.slice(31).join(' ')];
    const s = position({ settlements, current: 1, card: 'desert' });
    expect(saved(s).uses['farm']).toBe(2);
    expect(legalHexes(s, 'farm')).toEqual([]);
  });

  test('KB-5.2 farm: two of them build twice', () => {
    const s = position({ settlements: ['S12 L16', ''], card: 'desert' });
    const { state } = play(s, use('farm', 'T12'), use('farm', 'L15'));
    expect(saved(state).settlements[0]).toEqual(['S12', 'T12', 'L15', 'L16']);
  });
});

describe('Oasis', () => {
  test('KB-5.3 oasis: desert beside own settlements, whatever the card', () => {
    // F18 is an Oasis; G18 is desert and stands beside it.
    const drawn = picture(
      'F17',
      `
      G C C D
       L 0 d C
      W W d D
    `,
    );
    const s = position({ settlements: drawn.settlements, card: 'grass' });
    expect(legalHexes(s, 'oasis')).toEqual(drawn.open);
  });

  test('KB-5.3 oasis: any free desert if none is beside own settlements', () => {
    const s = position({ settlements: ['G13', 'A1'], card: 'grass' });
    expect(legalHexes(s, 'oasis')).toEqual(hexesOf(FIRST_GAME, 'desert'));
  });

  test('KB-5.3 oasis: no other terrain', () => {
    const s = position({ settlements: ['G13', ''], card: 'grass' });
    expect(refusal(s, use('oasis', 'H12'))).toMatchObject({
      rule: 'KB-5.3',
      facts: { hex: 'H12', ground: 'forest' },
    });
  });

  test('KB-5.3 oasis: no use without free desert', () => {
    const desert = hexesOf(FIRST_GAME, 'desert');
    const settlements = [`G13 ${desert.slice(0, 30).join(' ')}`, desert.slice(30).join(' ')];
    const s = position({ settlements, card: 'grass' });
    expect(saved(s).uses['oasis']).toBeGreaterThan(0);
    expect(legalHexes(s, 'oasis')).toEqual([]);
  });
});
