import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { doorOf } from '../games.ts';
import { useWords } from '../words/store.ts';
import { Rules } from './Rules.tsx';
import css from './rules.module.css';

const route = getRouteApi('/rules/$game');

export function RulesPage() {
  const { game } = route.useParams();
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
