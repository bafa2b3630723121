import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as calls from '../../api/calls.ts';
import { troubleOf } from '../../api/http.ts';
import { useBotNames } from '../../app/names.ts';
import { Page } from '../../app/Page.tsx';
import { usePaceWords } from '../../app/pace.ts';
import type { GameDoor } from '../../games.ts';
import { useWords } from '../../words/use-words.ts';
import { useSitting, useTable } from '../state/context.tsx';
import css from './lobby.module.css';
import { OptionList } from './OptionList.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Share } from './Share.tsx';

/** The table before the match begins: people take seats, the host adds bots and shares the link. */
export function Lobby({ door }: { readonly door: GameDoor }) {
  const t = useTranslations('table');
  const common = useTranslations('common');
  const sitting = useSitting();
  const lang = useWords((s) => s.lang);
  const table = useTable((s) => s.table);
  const you = useTable((s) => s.you);
  const line = useTable((s) => s.line);
  const paceWords = usePaceWords();
  const botName = useBotNames();
  const [problem, setProblem] = useState<string>();
  if (table === undefined) return null;
  const isHost = table.host === you;
  const free = table.seats.filter(({ holder }) => holder.type === 'free').length;

  /** Sends a request such as taking a seat. Success is reported on the socket, so only errors are shown here. */
  const ask = async (call: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await call();
    } catch (error) {
      const trouble = troubleOf(error);
      setProblem(
        trouble === 'taken' || trouble === 'not-now' ? t('lobby.noSeat') : common(`trouble.${trouble}`),
      );
    }
  };

  return (
    <Page title={door.name[lang]}>
      <div className={css['lobby']}>
        <header className={css['head']}>
          <h1>{door.name[lang]}</h1>
          <p role="status">
            {line === 'lost' || line === 'updating'
              ? t(`line.${line}`)
              : free > 0
                ? t('lobby.waiting', { free, start: table.start })
                : t(isHost ? 'lobby.full.host' : 'lobby.full.guest')}
          </p>
        </header>
        {problem === undefined ? null : (
          <p role="alert" className={css['problem']}>
            {problem}
          </p>
        )}
        <section className={css['seats']} aria-labelledby="seats-title">
          <h2 id="seats-title">{t('lobby.seats')}</h2>
          <ol>
            {table.seats.map((info, seat) => (
              <SeatRow key={seat} door={door} info={info} seat={seat} isHost={isHost} ask={ask} />
            ))}
          </ol>
          <div className={css['actions']}>
            {isHost && table.start === 'host' ? (
              <button
                type="button"
                className="button primary"
                data-action="start"
                aria-disabled={free > 0}
                onClick={() => {
                  if (free === 0) void ask(() => calls.start(sitting.connection.id));
                }}
              >
                {t('lobby.start')}
              </button>
            ) : null}
            {table.mine.length > 0 ? (
              <button
                type="button"
                className="button"
                data-action="leave"
                onClick={() => void ask(() => calls.leave(sitting.connection.id))}
              >
                {t('lobby.leave')}
              </button>
            ) : null}
          </div>
        </section>
        <section className={css['share']} aria-labelledby="share-title">
          <h2 id="share-title">{t('lobby.share')}</h2>
          <Share />
        </section>
        <section className={css['terms']} aria-labelledby="terms-title">
          <h2 id="terms-title">{t('lobby.options')}</h2>
          <OptionList
            door={door}
            rulesVersion={table.rulesVersion}
            seats={table.seats.length}
            options={table.options}
          >
            <dt>{t('lobby.pace')}</dt>
            <dd>{paceWords(table.pace)}</dd>
          </OptionList>
          <p>{t('lobby.standIn', { name: botName(table.standInBot) })}</p>
          {table.hints === 'on' ? <p>{t('lobby.hints')}</p> : null}
        </section>
      </div>
    </Page>
  );
}
