import type { TableLine } from '@four-crowns/protocol/client';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useSeatNames } from '../app/names.ts';
import { usePaceWords } from '../app/pace.ts';
import { tablePath } from '../app/paths.ts';
import { doorOf } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import css from './home.module.css';
import { useLobby } from './lobby.ts';

/** The most tables shown; the newest come first. */
const MOST = 12;

export function OpenTables() {
  const t = useTranslations('common.home');
  const open = useLobby((s) => s.open);
  const shown = open?.filter((line) => line.mine.length === 0).slice(0, MOST);
  return (
    <section aria-labelledby="open" className={css['panel']}>
      <h2 id="open">{t('open')}</h2>
      {shown === undefined || shown.length > 0 ? (
        <ul className={css['tables']} aria-busy={shown === undefined}>
          {shown?.map((line) => (
            <Open key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <p className={css['none']}>{t('openNone')}</p>
      )}
    </section>
  );
}

function Open({ line }: { readonly line: TableLine }) {
  const t = useTranslations('common.home');
  const lang = useWords((s) => s.lang);
  const paceWords = usePaceWords();
  const names = useSeatNames()(line.seats);
  const free = line.seats.filter(({ holder }) => holder.type === 'free').length;
  const people = names.filter((_, seat) => line.seats[seat]?.holder.type !== 'free');
  return (
    <li>
      <Link to={tablePath(line.id)} className={css['line']}>
        <span className={css['what']}>
          <strong>{doorOf(line.game)?.name[lang] ?? line.game}</strong>
          <span>{people.length === 0 ? t('alone') : t('madeBy', { names: people.join(', ') })}</span>
        </span>
        <span className={css['state']}>
          <span className={free > 0 ? css['turn'] : undefined}>
            {line.status === 'open' && free > 0 ? t('freeSeats', { free }) : t('watch')}
          </span>
          <span>{paceWords(line.pace)}</span>
        </span>
      </Link>
    </li>
  );
}
