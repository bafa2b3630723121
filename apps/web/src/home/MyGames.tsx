import type { TableLine } from '@four-crowns/protocol/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useSeatNames } from '../app/names.ts';
import { usePaceWords } from '../app/pace.ts';
import { tablePath } from '../app/paths.ts';
import { doorOf } from '../games.ts';
import { unfinishedMatch } from '../local/keep.ts';
import { useWords } from '../words/use-words.ts';
import css from './home.module.css';
import { LocalGame } from './LocalGame.tsx';
import { useLobby } from './lobby.ts';

export function MyGames() {
  const t = useTranslations('common.home');
  const mine = useLobby((s) => s.mine);
  const [local] = useState(unfinishedMatch);
  return (
    <section aria-labelledby="mine" className={css['panel']}>
      <h2 id="mine">{t('mine')}</h2>
      {mine === undefined || mine.length > 0 || local !== undefined ? (
        <ul className={css['tables']} aria-busy={mine === undefined}>
          {local === undefined ? null : <LocalGame local={local} />}
          {mine?.map((line) => (
            <Mine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <p className={css['none']}>{t('mineNone')}</p>
      )}
    </section>
  );
}

function Mine({ line }: { readonly line: TableLine }) {
  const t = useTranslations('common.home');
  const lang = useWords((s) => s.lang);
  const paceWords = usePaceWords();
  const names = useSeatNames()(line.seats);
  const taken = line.seats.filter(({ holder }) => holder.type !== 'free').length;
  const others = names.filter(
    (_, seat) => !line.mine.includes(seat) && line.seats[seat]?.holder.type !== 'free',
  );
  const myTurn = line.toAct.some((seat) => line.mine.includes(seat));
  const awaited = line.toAct.map((seat) => names[seat]).join(', ');
  const state =
    line.status === 'open'
      ? t('gathering', { taken: String(taken), seats: String(line.seats.length) })
      : myTurn
        ? t('yourTurn')
        : awaited === ''
          ? t('inPlay')
          : t('waitsFor', { name: awaited });
  return (
    <li>
      <Link to={tablePath(line.id)} className={css['line']}>
        <span className={css['what']}>
          <strong>{doorOf(line.game)?.name[lang] ?? line.game}</strong>
          <span>{others.length === 0 ? t('alone') : t('madeBy', { names: others.join(', ') })}</span>
        </span>
        <span className={css['state']}>
          <span className={myTurn ? css['turn'] : undefined}>{state}</span>
          <span>{paceWords(line.pace)}</span>
        </span>
      </Link>
    </li>
  );
}
