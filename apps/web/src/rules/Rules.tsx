import { parseRules, parseSummary } from '@four-crowns/core';
import type { Paragraph, RulesText, SummaryText } from '@four-crowns/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameDoor } from '../games.ts';
import { TextField } from '../kit/Field.tsx';
import { useWords } from '../words/use-words.ts';
import { useLoaded } from '../app/use-loaded.ts';
import css from './rules.module.css';

interface Props {
  readonly door: GameDoor;
  /** The paragraph to open at, such as KB-3.2. */
  readonly at?: string | undefined;
}

/** The numbered rules, to be read, searched, and pointed into by refusals. */
export function Rules({ door, at }: Props) {
  const lang = useWords((s) => s.lang);
  const text = useLoaded(door.rulesMarkdown[lang]);
  const summary = useLoaded(door.summaryMarkdown[lang]);
  const rules = useMemo(() => (text === undefined ? undefined : parseRules(text)), [text]);
  const page = useMemo(() => (summary === undefined ? undefined : parseSummary(summary)), [summary]);
  return rules === undefined ? null : <Pages rules={rules} summary={page} at={at} />;
}

interface PagesProps {
  readonly rules: RulesText;
  readonly summary: SummaryText | undefined;
  readonly at: string | undefined;
}

export function Pages({ rules, summary, at }: PagesProps) {
  const t = useTranslations('table.rules');
  const [wanted, setWanted] = useState('');
  const [target, setTarget] = useState(at);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target === undefined) return;
    const paragraph = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(target)}"]`);
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.focus({ preventScroll: true });
  }, [target, rules]);
  const words = wanted.trim().toLocaleLowerCase();
  const fits = (p: Paragraph) =>
    words === '' || `${p.id} ${p.title} ${p.text}`.toLocaleLowerCase().includes(words);
  const chapters = rules.chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(fits) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
  return (
    <div ref={box} className={css['rules']}>
      <div className={css['find']}>
        <TextField
          label={t('find')}
          type="search"
          value={wanted}
          onChange={(e) => {
            setWanted(e.target.value);
            setTarget(undefined);
          }}
        />
      </div>
      {words === '' ? <Plain text={rules.intro} go={setTarget} /> : null}
      {words === '' && summary !== undefined ? (
        <Summary page={summary} isOpen={at === undefined} go={setTarget} />
      ) : null}
      {chapters.length === 0 ? <p role="status">{t('none')}</p> : null}
      {chapters.map((chapter) => (
        <section key={chapter.title}>
          <h3>{chapter.title}</h3>
          {chapter.paragraphs.map((p) => (
            <article key={p.id} data-rule={p.id} tabIndex={-1} data-target={p.id === target ? '' : undefined}>
              <h4>
                <span>{p.id}</span> {p.title}
              </h4>
              <Plain text={p.text} go={setTarget} />
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The game on one page, before the numbers; folded where one came for a paragraph. */
function Summary({
  page,
  isOpen,
  go,
}: {
  readonly page: SummaryText;
  readonly isOpen: boolean;
  readonly go: (rule: string) => void;
}) {
  const t = useTranslations('table.rules');
  return (
    <details className={css['summary']} data-part="summary" open={isOpen}>
      <summary>{t('summary')}</summary>
      <Plain text={page.intro} go={go} />
      {page.parts.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Plain text={text} go={go} />
        </section>
      ))}
    </details>
  );
}

/** Paragraphs, lists and tables, as the rules are written; a number of another paragraph leads there. */
function Plain({ text, go }: { readonly text: string; readonly go: (rule: string) => void }) {
  return text.split(/\n\s*\n/).map((block, i) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith('- '))) {
      return (
        <ul key={i}>
          {lines.map((line, k) => (
            <li key={k}>
              <Linked text={line.slice(2)} go={go} />
            </li>
          ))}
        </ul>
      );
    }
    if (lines.every((line) => line.startsWith('|'))) return <RuleTable key={i} lines={lines} go={go} />;
    return (
      <p key={i}>
        <Linked text={block} go={go} />
      </p>
    );
  });
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * A table in Markdown. Where it is too narrow its rows become blocks (see the stylesheet), which takes the meaning
 * of a table from the elements: the roles keep it.
 */
function RuleTable({
  lines,
  go,
}: {
  readonly lines: readonly string[];
  readonly go: (rule: string) => void;
}) {
  const [head = '', , ...rows] = lines;
  const titles = cellsOf(head);
  return (
    <div className={css['tableBox']}>
      <table className={css['table']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row} role="row">
              {cellsOf(row).map((cell, k) => (
                <td key={k} role="cell" data-title={titles[k]}>
                  <Linked text={cell} go={go} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Linked({ text, go }: { readonly text: string; readonly go: (rule: string) => void }) {
  return text.split(/([A-Z]+-\d+\.\d+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <button key={i} type="button" className={css['link']} onClick={() => go(part)}>
        {part}
      </button>
    ),
  );
}
