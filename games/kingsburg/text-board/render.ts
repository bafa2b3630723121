import { bold, coloured, faint, wrap } from '@four-crowns/manifest/ansi';
import { ADVISORS } from '../src/data.ts';
import type { Group } from '../src/position.ts';
import type { View } from '../src/view.ts';
import { provinceOf } from './province.ts';
import { headOf, playersOf } from './table.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

/** Year, court, players, and the viewer's province with its prices. */
export function renderText(view: View, look: Look): string {
  const soft = (text: string): string => (look.colour ? faint(text) : text);
  const lines = [
    ...headOf(view, look),
    '',
    ...courtOf(view, look),
    '',
    ...playersOf(view, look),
    '',
    ...provinceOf(view, look),
    ...wrap(legendOf(view, look), look.columns).map(soft),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function isBuilding({ prompt }: View): boolean {
  return prompt.type === 'build' || prompt.type === 'build_again';
}

/** What the marks mean that are shown now. */
function legendOf(view: View, look: Look): string {
  const { marks } = WORDS[look.lang];
  const can = (type: string): boolean => look.choices.some((c) => c.type === type);
  const shown = [
    ...(can('influence') ? [marks.influence] : []),
    ...(can('build') ? [marks.build] : []),
    ...(isBuilding(view) ? [marks.left, marks.missing] : []),
    marks.always,
  ];
  return shown.join('  ·  ');
}

/** Advisors in as many columns as there is room for, who lies where, and what can be reached. */
function courtOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const reached = new Set(look.choices.flatMap((c) => (c.type === 'influence' ? [c.advisor] : [])));
  const cells = ADVISORS.map((advisor, i) => {
    const mark = reached.has(advisor) ? '*' : ' ';
    const groups = view.court.filter((g) => g.advisor === advisor).map((g) => groupText(g, look));
    const number = String(i + 1).padStart(2);
    const plain = `${mark}${number} ${words.advisor[advisor]}`;
    return { plain, groups, isReached: reached.has(advisor), help: words.advisorHelp[advisor] };
  });
  const name = Math.max(...cells.map((c) => c.plain.length)) + 1;
  return cells.map(({ plain, groups, isReached, help }) => {
    const title = plain.padEnd(name);
    const shown = look.colour && isReached ? bold(title) : title;
    const lying = groups.map((g) => g.plain).join(' ');
    const short = cut(help, look.columns - name - (lying === '' ? 0 : lying.length + 1));
    const painted = groups.map((g) => g.painted).join(' ');
    return `${shown}${look.colour ? faint(short) : short}${lying === '' ? '' : ` ${painted}`}`;
  });
}

function cut(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, Math.max(0, room - 1))}…`;
}

function groupText(group: Group, look: Look): { readonly plain: string; readonly painted: string } {
  const words = WORDS[look.lang];
  const dice = [...group.dice.map(String), ...group.white.map((d) => `${words.whiteDie}${d}`)];
  const more = [
    ...(group.plusTwo ? ['+2'] : []),
    ...(group.market === 0 ? [] : [group.market > 0 ? '(+1)' : '(−1)']),
    ...(group.envoy ? ['!'] : []),
  ];
  const seat = group.seat === null ? undefined : look.seats[group.seat];
  const owner = seat === undefined ? words.neutral : seat.name;
  const plain = `[${owner} ${[...dice, ...more].join(' ')}]`;
  return { plain, painted: look.colour && seat !== undefined ? coloured(plain, seat.colour) : plain };
}
