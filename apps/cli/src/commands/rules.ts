import { readFile } from 'node:fs/promises';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph, RulesText } from '@four-crowns/core';
import { Complaint, shown } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import type { GameDoor } from '../door.ts';
import { doorOf } from '../games.ts';
import { wrapped } from '../style.ts';
import type { Style } from '../style.ts';
import type { Lang } from '../words/words.ts';

/** Lines longer than this are hard to read. */
const WIDEST = 88;

export async function readRules(door: GameDoor, lang: Lang): Promise<RulesText> {
  return parseRules(await readFile(new URL(`${lang}.md`, door.rulesFolder), 'utf8'));
}

/** A paragraph by its id; `kb-3.2` is `KB-3.2`. */
export function findRule(text: RulesText, id: string): Paragraph | undefined {
  return paragraphsOf(text).find((p) => p.id === id.toUpperCase());
}

export async function rules({ args, io, lang, style }: Context): Promise<number> {
  const [game = '', id] = args.words;
  const door = await doorOf(game);
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

/** Paragraphs and list items broken to the width; Markdown's emphasis is left out. */
function reflowed(markdown: string, columns: number): string {
  const plain = markdown.replaceAll(/\*\*(.+?)\*\*/g, '$1').replaceAll('`', '');
  return plain
    .split('\n')
    .map((line) => {
      const item = /^(\s*)([-*]|\d+\.)\s+/.exec(line);
      if (line.startsWith('|')) return line;
      return item === null ? wrapped(line, columns) : wrapped(line, columns, ' '.repeat(item[0].length));
    })
    .join('\n');
}
