import { BadInput } from './bad-input.ts';

/** One numbered paragraph of a game's rules text. */
export interface Paragraph {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface RulesText {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
}

/** Parses `games/X/rules/*.md`: `# title`, intro, `## chapter`, `### KB-1.1 title`, text. */
export function parseRules(markdown: string): RulesText {
  const chapters: { title: string; paragraphs: { id: string; title: string; text: string }[] }[] = [];
  let title = '';
  let intro = '';
  for (const line of markdown.split('\n')) {
    const rule = /^### ([A-Z]+-\d+\.\d+) (.+)$/.exec(line);
    const chapter = chapters.at(-1);
    if (rule !== null) {
      if (chapter === undefined) throw new BadInput(line, 'a paragraph before the first chapter');
      chapter.paragraphs.push({ id: rule[1], title: rule[2], text: '' });
    } else if (line.startsWith('## ')) chapters.push({ title: line.slice(3), paragraphs: [] });
    else if (line.startsWith('# ')) title = line.slice(2);
    else if (chapter === undefined) intro += `${line}\n`;
    else {
      const paragraph = chapter.paragraphs.at(-1);
      if (paragraph !== undefined) paragraph.text += `${line}\n`;
      else if (line.trim() !== '') throw new BadInput(line, 'text without a paragraph id');
    }
  }
  return {
    title,
    intro: intro.trim(),
    chapters: chapters.map((c) => ({
      title: c.title,
      paragraphs: c.paragraphs.map((p) => ({ ...p, text: p.text.trim() })),
    })),
  };
}

/** A game on one page: a title, a sentence or two, and parts with plain paragraphs and lists. */
export interface SummaryText {
  readonly title: string;
  readonly intro: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
}

/** Parses `games/X/rules/summary.*.md`: `# title`, intro, `## part`, text. */
export function parseSummary(markdown: string): SummaryText {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...intro] = head.split('\n');
  return {
    title: title.replace(/^# /, ''),
    intro: intro.join('\n').trim(),
    parts: parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { title: name, text: lines.join('\n').trim() };
    }),
  };
}

export function paragraphsOf(rules: RulesText): readonly Paragraph[] {
  return rules.chapters.flatMap((c) => c.paragraphs);
}
