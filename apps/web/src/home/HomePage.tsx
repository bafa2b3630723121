import { useTranslations } from 'use-intl';
import { Page } from '../app/Page.tsx';
import { useSession } from '../app/session.ts';
import { GAMES } from '../games.ts';
import { GameCard } from './GameCard.tsx';
import css from './home.module.css';
import { refreshLobby, useFreshLobby, useLobby } from './lobby.ts';
import { MyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';

export function HomePage() {
  const t = useTranslations('common');
  useFreshLobby();
  const trouble = useLobby((s) => s.trouble);
  const config = useSession((s) => s.config);
  // All games are shown until the server has said which it runs; a click then waits for its answer.
  const games = GAMES.filter((game) => config === undefined || config.games.some((g) => g.id === game.id));
  return (
    <Page title={t('house')}>
      <div className={css['claim']}>
        <h1>{t('home.title')}</h1>
        <p>{t('claim')}</p>
      </div>
      {trouble === undefined ? null : (
        <p role="alert" className={css['trouble']}>
          {t(`trouble.${trouble}`)}
          <button type="button" className="button small" onClick={() => void refreshLobby()}>
            {t('again')}
          </button>
        </p>
      )}
      <div className={css['columns']}>
        <section aria-labelledby="games">
          <h2 id="games" className="unseen">
            {t('home.games')}
          </h2>
          <ul className={css['games']}>
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        </section>
        <div className={css['lists']}>
          <MyGames />
          <OpenTables />
        </div>
      </div>
    </Page>
  );
}
