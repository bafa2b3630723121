import { parseRules, parseSummary } from '@four-crowns/core';
import type { Paragraph, RulesText, SummaryText } from '@four-crowns/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameDoor } from '../games.ts';
import { TextField } from '../kit/Field.tsx';
import { useWords } from '../words/use-words.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { Plain } from './Plain.tsx';
import css from './rules.module.css';

interface Props {
  readonly door: GameDoor;
  /** The paragraph to open, such as KB-3.2. */
  readonly at?: string | undefined;
}

/** The numbered rules, with a search. Refusals link to their paragraphs. */
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

/** The one-page summary before the numbered rules; collapsed when the page is opened at a paragraph. */
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
