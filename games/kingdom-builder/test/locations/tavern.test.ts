import { describe, expect, test } from 'vitest';
import { picture } from '../drawing.ts';
import type { Picture } from '../drawing.ts';
import type { Section } from '../hexes.ts';
import { legalHexes, play, refusal, saved, use } from '../playing.ts';
import { position } from '../position.ts';

/** B7 stands beside the Tavern C7 and joins no line of these drawings. */
function ends({ settlements: [own, theirs] }: Picture): string[] {
  return legalHexes(position({ settlements: [`B7 ${own}`, theirs ?? ''], card: 'desert' }), 'tavern');
}

describe('lines', () => {
  test('KB-5.5 tavern, example: H9, I9, J9 are lengthened on G9 or, over the seam, on K9', () => {
    const drawn = picture('G9', 't 0 0 0 g');
    expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: a horizontal line in a row of the other kind', () => {
    const drawn = picture('G8', 'g 0 0 0 g');
    expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: down to the right, from rows of both kinds', () => {
    const drawings = [
      picture(
        'D5',
        `
      W g G G
       W 0 T T
      C W 0 T
       W T 0 G
      W T T t
    `,
      ),
      picture(
        'D6',
        `
       W g T T
      C W 0 T
       W T 0 G
      W T T 0
       W T T t
    `,
      ),
    ];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: down to the left, from rows of both kinds, over the seam', () => {
    const drawings = [
      picture(
        'F8',
        `
       T G G g
      T T G 0
       T T 0 G
      T T 0 G
       T t T G
    `,
      ),
      picture(
        'F9',
        `
      T T G G g
       T T G 0 G
      T T G 0 G
       T T 0 G G
      T T L F G
    `,
      ),
    ];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: two are too few, and a gap breaks the line', () => {
    const drawings = [picture('G9', 'T 0 0 G G G'), picture('G9', '0 0 G 0 G')];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: a longer line is lengthened at its own ends only', () => {
    const drawn = picture('G9', 't 0 0 0 0 g');
    expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: several lines open all their ends, a common end once', () => {
    const drawn = picture(
      'F5',
      `
      G G T T C C c
       T T C C C 0
      T T L C G 0
       T G G G 0 G
      t 0 0 0 g G
    `,
    );
    expect(ends(drawn)).toEqual(drawn.open);
  });
});

describe('ends', () => {
  test('KB-5.5 tavern: the edge of the board closes an end', () => {
    const drawings = [picture('Q1', 'd 0 0 0'), picture('A9', '0 0 0 W')];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: water, mountain, castle and location close an end, nothing is jumped', () => {
    const drawings = [
      picture('A9', '0 0 0 W T'),
      picture('D3', 'f 0 0 0 M'),
      picture('D4', 'K 0 0 0 t'),
      picture('H7', 'L 0 0 0 L'),
    ];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: a settlement of another player closes an end', () => {
    const drawings = [picture('G9', 't 0 0 0 1'), picture('G9', '1 0 0 0 1')];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: own settlements on water count in the line, but the end must be land', () => {
    // D8 and D5 are water.
    const drawings = [picture('C8', 'c 0 0 0 g'), picture('C5', 'W 0 0 0 g')];
    for (const drawn of drawings) expect(ends(drawn)).toEqual(drawn.open);
  });

  test('KB-5.5 tavern: the terrain of the card does not matter', () => {
    for (const card of ['grass', 'forest', 'canyon'] as const) {
      const s = position({ settlements: ['B7 H9 I9 J9', ''], card });
      expect(legalHexes(s, 'tavern')).toEqual(['G9', 'K9']);
    }
  });

  test('KB-5.5 tavern: anywhere else it is refused', () => {
    const s = position({ settlements: ['B7 H9 I9 J9', ''], card: 'grass' });
    expect(refusal(s, use('tavern', 'H8'))).toMatchObject({ rule: 'KB-5.5', facts: { hex: 'H8' } });
    expect(refusal(s, use('tavern', 'I9'))).toMatchObject({ rule: 'KB-3.1', facts: { hex: 'I9', seat: 0 } });
    expect(refusal(s, use('tavern', 'D9'))).toMatchObject({
      rule: 'KB-3.2',
      facts: { hex: 'D9', ground: 'water' },
    });
  });

  test('KB-5.5 tavern: the new settlement lengthens the line for the second Tavern', () => {
    const s = position({ settlements: ['B7 H9 I9 J9 G7', ''], card: 'grass' });
    expect(saved(s).uses).toEqual({ tavern: 2 });
    const { state } = play(s, use('tavern', 'K9'));
    expect(legalHexes(state, 'tavern')).toEqual(['G9', 'L9']);
  });

  test('KB-5.5 tavern: a line over the upright seam between turned sectors', () => {
    const board: Section[] = ['tavern*', 'harbor', 'oasis', 'farm'];
    // The turned Tavern has its locations on C4 and H4; J1 and K1 lie on either side of the seam.
    const drawn = picture('H1', 'W 0 0 0 g', board);
    const s = position({ board, settlements: [`B4 ${drawn.settlements[0]}`, ''], card: 'desert' });
    expect(saved(s).uses).toEqual({ tavern: 1 });
    expect(legalHexes(s, 'tavern')).toEqual(drawn.open);
  });
});
