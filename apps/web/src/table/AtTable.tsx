import { Link } from 'wouter';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { doorOf } from '../games.ts';
import type { GameDoor } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import { Frame } from './Frame.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { useTable } from './state/context.tsx';
import type { Gone } from './state/line.ts';
import { Waiting } from './Waiting.tsx';

/** The page for the table's present state. */
export function AtTable() {
  const t = useTranslations('common.notFound');
  const line = useTable((s) => s.line);
  const game = useTable((s) => s.table?.game);
  const status = useTable((s) => s.table?.status);
  const door = game === undefined ? undefined : doorOf(game);
  if (
    line === 'not-found' ||
    line === 'forbidden' ||
    line === 'closed' ||
    line === 'unauthorised' ||
    line === 'protocol'
  ) {
    return <NoTable why={line} />;
  }
  if (game === undefined || status === undefined) return <Waiting />;
  if (door === undefined) return <ErrorPage title={t('title')} text={t('text')} />;
  if (status === 'closed') return <NoTable why="closed" />;
  if (status === 'open') return <Lobby door={door} />;
  return <InPlay door={door} />;
}

function NoTable({ why }: { readonly why: Gone }) {
  const t = useTranslations('table');
  const reload = why === 'protocol' || why === 'unauthorised';
  return (
    <ErrorPage title={t('gone.title')} text={t(`gone.${why}`)}>
      {reload ? (
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {t('line.reload')}
        </button>
      ) : null}
      {why === 'unauthorised' ? (
        <Link to="/me" className="button">
          {t('menu.signIn')}
        </Link>
      ) : null}
    </ErrorPage>
  );
}

/** Loads the board's code when it is first needed. */
function InPlay({ door }: { readonly door: GameDoor }) {
  const t = useTranslations('table');
  const lang = useWords((s) => s.lang);
  const screen = useLoaded(door.screen);
  const title = t('docTitle', { turn: 'no', game: door.name[lang] });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return screen === undefined ? <Waiting /> : <Frame door={door} screen={screen} />;
}
