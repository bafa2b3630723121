import { rankOf } from '@four-crowns/core';
import type { HistoryLine } from '@four-crowns/protocol/client';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { myHistory } from '../api/calls.ts';
import { useSeatNames } from '../app/names.ts';
import { tablePath } from '../app/paths.ts';
import { doorOf } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import css from './account.module.css';

export function History() {
  const t = useTranslations('account');
  const [lines, setLines] = useState<readonly HistoryLine[]>();
  useEffect(() => void myHistory().then(setLines, () => setLines([])), []);
  return (
    <section className={css['history']} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {lines?.length === 0 ? <p className={css['help']}>{t('historyNone')}</p> : null}
      <ul>
        {lines?.map((line) => (
          <Finished key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

export function Finished({ line }: { readonly line: HistoryLine }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const lang = useWords((s) => s.lang);
  const nameSeats = useSeatNames();
  const place = Math.min(...line.mine.map((seat) => rankOf(line.result, seat)));
  const isLost = line.result.outcome.places[0]?.length === 0;
  return (
    <li>
      <Link to={tablePath(line.id)}>
        <strong>{doorOf(line.game)?.name[lang] ?? line.game}</strong>
        <span>{nameSeats(line.seats).join(', ')}</span>
        <span>{isLost ? t('lost') : place === 1 ? t('won') : t('place', { place })}</span>
        <time dateTime={new Date(line.endedAt).toISOString()}>
          {format.dateTime(line.endedAt, { dateStyle: 'medium' })}
        </time>
      </Link>
    </li>
  );
}
