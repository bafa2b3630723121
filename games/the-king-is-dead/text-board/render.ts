import { FACTIONS } from '../src/data.ts';
import type { Region } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { panelOf } from './panel.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

/** Room for the name of a region with its slot, and for its followers below. */
const CELL = 16;
const MAP_WIDTH = 58;
const GAP = '   ';
const NARROWEST_PANEL = 34;
/** Terminal colours of Scots, Welsh, English and Vikings. */
const COLOURS = [75, 203, 221, 245];

type Row = {
  readonly cells: readonly (readonly [Region, number])[];
  /** The borders below the row, as they run. */
  readonly below: string;
};

/** Each row of the map: where its cells begin. Neighbours in a row border each other. */
const ROWS: readonly Row[] = [
  { cells: [['moray', 21]], below: '                            |' },
  { cells: [['strathclyde', 21]], below: '                       /         \\' },
  {
    cells: [
      ['lancaster', 9],
      ['northumbria', 33],
    ],
    below: '         /        \\           /        \\',
  },
  {
    cells: [
      ['gwynedd', 0],
      ['warwick', 21],
      ['essex', 42],
    ],
    below: '          \\                |                 /',
  },
  { cells: [['devon', 21]], below: '' },
];

/** The map with its borders, and beside it, or below on a narrow screen, the table. */
export function renderText(view: View, look: Look): string {
  const map = mapOf(view, look);
  const room = look.columns - MAP_WIDTH - GAP.length;
  const panel = panelOf(view, look);
  const legend = WORDS[look.lang].legend;
  if (room < NARROWEST_PANEL)
    return `${[...map.map((line) => line.text), '', ...panel, legend].join('\n')}\n`;
  const lines = Array.from({ length: Math.max(map.length, panel.length) }, (_, i) => {
    const { text, width } = map[i] ?? { text: '', width: 0 };
    return `${text}${' '.repeat(MAP_WIDTH - width)}${GAP}${panel[i] ?? ''}`.trimEnd();
  });
  return `${[...lines, legend].join('\n')}\n`;
}

interface Line {
  readonly text: string;
  /** Without colours. */
  readonly width: number;
}

function mapOf(view: View, look: Look): Line[] {
  return ROWS.flatMap(({ cells, below }) => {
    const names = cells.map(([region, column]) => ({ column, ...plain(nameOf(view, look, region)) }));
    const people = cells.map(([region, column]) => ({ column, ...followersOf(view, look, region) }));
    return [joined(names, '─'), joined(people, ' '), plain(below)];
  });
}

function plain(text: string): Line {
  return { text, width: text.length };
}

/** What lies between two cells is filled with `border`. */
function joined(parts: readonly (Line & { readonly column: number })[], border: string): Line {
  let text = '';
  let width = 0;
  for (const part of parts) {
    const gap = Math.max(0, part.column - width);
    text += (width === 0 || gap < 3 ? ' '.repeat(gap) : ` ${border.repeat(gap - 2)} `) + part.text;
    width = Math.max(width, part.column) + part.width;
  }
  return { text, width };
}

/** `>3 Strathclyde^*`: contested, slot, name, disc, can be chosen. */
function nameOf(view: View, look: Look, region: Region): string {
  const slot = view.slots.indexOf(region);
  const decided = view.results[region] !== null;
  const contested = !decided && slot === view.slots.findIndex((r) => view.results[r] === null);
  const chosen = look.choices.some((c) => Object.values(c).some((value) => value === region));
  const marks = `${view.cardDiscs.includes(region) ? '^' : ''}${chosen ? '*' : ''}`;
  return `${contested ? '>' : ' '}${slot < 0 ? ' ' : slot + 1} ${WORDS[look.lang].region[region]}${marks}`.slice(
    0,
    CELL,
  );
}

function followersOf(view: View, look: Look, region: Region): Line {
  const words = WORDS[look.lang];
  const result = view.results[region];
  if (result !== null) {
    return plain(
      `   [${result === 'unstable' || result === 'vikings' ? words[result] : words.faction[result]}]`,
    );
  }
  let text = '   ';
  let width = 3;
  FACTIONS.forEach((faction, f) => {
    const n = view.map[region][faction];
    const letters = (words.letters[f] ?? '?').repeat(n);
    width += n;
    text += look.colour && n > 0 ? `\x1b[1;38;5;${COLOURS[f]}m${letters}\x1b[0m` : letters;
  });
  return width === 3 ? plain('   -') : { text, width };
}
