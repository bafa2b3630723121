import { readFile } from 'node:fs/promises';
import { paragraphsOf, parseRules, parseSummary } from '@four-crowns/core';
import type { Paragraph, RulesText, SummaryText } from '@four-crowns/core';
import { Complaint, shown } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import type { GameDoor } from '../door.ts';
import { doorOf } from '../door.ts';
import { wrapped } from '../style.ts';
import type { Style } from '../style.ts';
import type { Lang } from '../words/words.ts';

/** Lines longer than this are hard to read. */
const WIDEST = 88;

export async function readRules(door: GameDoor, lang: Lang): Promise<RulesText> {
  return parseRules(await readFile(door.manifest.rulesText[lang], 'utf8'));
}

async function readSummary(door: GameDoor, lang: Lang): Promise<SummaryText> {
  return parseSummary(await readFile(door.manifest.summary[lang], 'utf8'));
}

/** A paragraph by its id; `kb-3.2` is `KB-3.2`. */
export function findRule(text: RulesText, id: string): Paragraph | undefined {
  return paragraphsOf(text).find((p) => p.id === id.toUpperCase());
}

export async function rules({ args, io, lang, style }: Context): Promise<number> {
  const [game = '', id] = args.words;
  const door = await doorOf(game);
  if (args.has.has('summary')) {
    if (id !== undefined) throw new Complaint((say) => say('bad.summary'));
    io.out.write(onePage(await readSummary(door, lang), style, Math.min(io.out.columns, WIDEST)));
    return DONE;
  }
  const text = await readRules(door, lang);
  const columns = Math.min(io.out.columns, WIDEST);
  if (id === undefined) {
    io.out.write(whole(text, style, columns));
    return DONE;
  }
  const paragraph = findRule(text, id);
  if (paragraph === undefined) {
    throw new Complaint((say) => say('bad.rule', { game: door.game.id, rule: shown(id) }));
  }
  io.out.write(paragraphText(paragraph, style, columns));
  return DONE;
}

function onePage({ title, intro, parts }: SummaryText, style: Style, columns: number): string {
  const texts = parts.map((part) => `${style.bold(part.title)}\n${reflowed(part.text, columns)}`);
  return `${[style.bold(title), reflowed(intro, columns), ...texts].join('\n\n')}\n`;
}

function whole(text: RulesText, style: Style, columns: number): string {
  const parts = [style.bold(text.title), reflowed(text.intro, columns)];
  for (const chapter of text.chapters) {
    parts.push(style.bold(`${chapter.title}\n${'─'.repeat(chapter.title.length)}`));
    for (const p of chapter.paragraphs) parts.push(paragraphText(p, style, columns).trimEnd());
  }
  return `${parts.join('\n\n')}\n`;
}

export function paragraphText({ id, title, text }: Paragraph, style: Style, columns: number): string {
  return `${style.bold(`${id} ${title}`)}\n${reflowed(text, columns)}\n`;
}

/** Paragraphs and list items broken to the width; Markdown's emphasis is left out, and of a link the file is named. */
function reflowed(markdown: string, columns: number): string {
  const plain = markdown
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/\[([^\]]+)\]\((?:\.\.\/)*([^)]+)\)/g, '$1 ($2)')
    .replaceAll('`', '');
  return plain
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n');
      return lines.every((line) => line.startsWith('|'))
        ? tableText(lines, columns)
        : lines.map((line) => reflowedLine(line, columns)).join('\n');
    })
    .join('\n\n');
}

function reflowedLine(line: string, columns: number): string {
  const item = /^(\s*)([-*]|\d+\.)\s+/.exec(line);
  return item === null ? wrapped(line, columns) : wrapped(line, columns, ' '.repeat(item[0].length));
}

/** Columns as wide as their widest cell; the last one is broken to what is left. */
function tableText(lines: readonly string[], columns: number): string {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) => {
      const lead = row
        .slice(0, -1)
        .map((cell, i) => `${cell.padEnd(widths[i] ?? 0)}  `)
        .join('');
      const last = row.at(-1) ?? '';
      // Where nearly nothing is left beside them, the last column goes below.
      const indent = ' '.repeat(columns - lead.length < 24 ? 4 : lead.length);
      if (indent.length === 4)
        return `${wrapped(lead.trimEnd().replaceAll(/ +/g, ' '), columns, indent)}\n${wrapped(`${indent}${last}`, columns, indent)}`;
      return lead + wrapped(last, columns - lead.length).replaceAll('\n', `\n${indent}`);
    })
    .join('\n');
}
