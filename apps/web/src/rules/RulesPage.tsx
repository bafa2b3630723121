import { useTranslations } from 'use-intl';
import { useParams } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import type { PATTERNS } from '../app/paths.ts';
import { doorOf } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import { Rules } from './Rules.tsx';
import css from './rules.module.css';

export function RulesPage() {
  const { game } = useParams<typeof PATTERNS.rules>();
  const lang = useWords((s) => s.lang);
  const t = useTranslations('table.rules');
  const door = doorOf(game);
  if (door === undefined) return <NotFound />;
  return (
    <Page title={`${t('title')}: ${door.name[lang]}`}>
      <div className={css['page']}>
        <h1>{door.name[lang]}</h1>
        <Rules door={door} at={window.location.hash === '' ? undefined : window.location.hash.slice(1)} />
      </div>
    </Page>
  );
}
