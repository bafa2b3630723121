import { BadInput, paragraphsOf, parseRules, parseSummary } from '@four-crowns/core';
import { expect, test } from 'vitest';

const text = `# A game

For two.
And more.

## 1 Set-up

### AG-1.1 The board

It is flat.

- and long

### AG-1.2 The cards

## 2 The turn

### AG-2.10 Who begins

You.
`;

test('title, intro, chapters and numbered paragraphs', () => {
  const rules = parseRules(text);
  expect(rules.title).toBe('A game');
  expect(rules.intro).toBe('For two.\nAnd more.');
  expect(rules.chapters.map((c) => c.title)).toEqual(['1 Set-up', '2 The turn']);
  expect(paragraphsOf(rules)).toEqual([
    { id: 'AG-1.1', title: 'The board', text: 'It is flat.\n\n- and long' },
    { id: 'AG-1.2', title: 'The cards', text: '' },
    { id: 'AG-2.10', title: 'Who begins', text: 'You.' },
  ]);
});

test('a page of summary: title, intro and parts', () => {
  expect(
    parseSummary(
      '# A game on one page\n\nFor two.\n\n## The turn\n\n- Act.\n- Pass.\n\n## The end\n\nSoon.\n',
    ),
  ).toEqual({
    title: 'A game on one page',
    intro: 'For two.',
    parts: [
      { title: 'The turn', text: '- Act.\n- Pass.' },
      { title: 'The end', text: 'Soon.' },
    ],
  });
});

test('text that no paragraph holds is refused', () => {
  expect(() => parseRules('# A\n\n## 1\n\nloose words\n')).toThrow(BadInput);
  expect(() => parseRules('# A\n\n### AG-1.1 Early\n')).toThrow('a paragraph before the first chapter');
});
