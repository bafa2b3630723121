import { BookOpen, Play, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { makeTable } from '../api/calls.ts';
import { troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';
import { table } from '../app/pages.tsx';
import { makePath, rulesPath, tablePath } from '../app/paths.ts';
import { startSession, useSession } from '../app/session.ts';
import type { GameDoor } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import css from './home.module.css';

/** Bots at a "play now" table: enough for a real game, few enough for a short one. */
const OPPONENTS = 2;

export function GameCard({ game }: { readonly game: GameDoor }) {
  const t = useTranslations('common');
  const lang = useWords((s) => s.lang);
  const info = useSession((s) => s.config?.games.find((g) => g.id === game.id));
  const [state, setState] = useState<'idle' | 'busy' | Trouble>('idle');
  const [, navigate] = useLocation();

  /** Loads the code of the table as soon as the pointer reaches the button. */
  const prepare = () => {
    void table.prepare().catch(() => undefined);
    void game.screen().catch(() => undefined);
  };

  const playNow = async () => {
    setState('busy');
    prepare();
    try {
      const id = await quickTable(game.id);
      navigate(tablePath(id));
    } catch (error) {
      setState(troubleOf(error));
    }
  };

  const seats = info?.seatCounts ?? [];
  const { Cover } = game;
  return (
    <li className={css['card']} data-game={game.id}>
      <div className={css['cover']} aria-hidden>
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      </div>
      <div className={css['about']}>
        <h3>{game.name[lang]}</h3>
        <p className={css['tagline']}>{game.tagline[lang]}</p>
        <p className={css['seats']}>
          <Users aria-hidden size={17} />
          {seats.length === 0
            ? ' '
            : t('home.seats', { from: String(Math.min(...seats)), to: String(Math.max(...seats)) })}
        </p>
        <div className={css['actions']}>
          <button
            type="button"
            className="button primary"
            aria-disabled={state === 'busy'}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              if (state !== 'busy') void playNow();
            }}
          >
            <Play aria-hidden size={18} />
            {state === 'busy' ? t('home.starting') : t('home.playNow')}
          </button>
          <Link to={makePath(game.id)} className="button">
            {t('home.makeTable')}
          </Link>
          <Link to={rulesPath(game.id)} className="button quiet">
            <BookOpen aria-hidden size={18} />
            {t('home.rules')}
          </Link>
        </div>
        <p className={css['hint']}>
          {state === 'idle' || state === 'busy'
            ? t('home.playNowHint', { bots: OPPONENTS })
            : t(`trouble.${state}`)}
        </p>
      </div>
    </li>
  );
}

/** The kind of bot for a quick game: it plays sensibly and answers at once. */
const OPPONENT = 'greedy';

/** A table with bots in all other seats begins automatically. */
async function quickTable(game: string): Promise<string> {
  await startSession();
  const info = useSession.getState().config?.games.find((g) => g.id === game);
  const bot = info?.bots.find((id) => id === OPPONENT) ?? 'random';
  const seats =
    info?.seatCounts.includes(OPPONENTS + 1) === false ? (info.seatCounts[0] ?? 2) : OPPONENTS + 1;
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const made = await makeTable({
    game,
    seats,
    access: 'link',
    start: 'full',
    mine: [0],
    bots: others.map((seat) => ({ seat, bot })),
  });
  return made.id;
}
