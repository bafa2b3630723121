import type { OptionDeclarations } from '@four-crowns/core';
import type { GameInfo } from '@four-crowns/protocol/client';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useParams } from 'wouter';
import { makeTable } from '../api/calls.ts';
import { troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import type { PATTERNS } from '../app/paths.ts';
import { localPath, tablePath } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { doorOf } from '../games.ts';
import type { GameDoor } from '../games.ts';
import { Choice } from '../kit/Choice.tsx';
import { Switch } from '../kit/Switch.tsx';
import { beginLocal } from '../local/begin.ts';
import { useWords } from '../words/use-words.ts';
import { firstDraft, hasHints, isComplete, wishOf, withSeats, withWhere } from './draft.ts';
import type { Draft } from './draft.ts';
import css from './new.module.css';
import { Options } from './Options.tsx';
import { Seats } from './Seats.tsx';
import { WithOthers } from './WithOthers.tsx';

export function NewTablePage() {
  const { game } = useParams<typeof PATTERNS.make>();
  const info = useSession((s) => s.config?.games.find((g) => g.id === game));
  const isKnown = useSession((s) => s.config !== undefined);
  const t = useTranslations('make');
  const door = doorOf(game);
  const declared = useLoaded(door?.options ?? noOptions);
  if (door === undefined || (isKnown && info === undefined)) return <NotFound />;
  return (
    <Page title={t('title')}>
      {info === undefined || declared === undefined ? (
        <p role="status">{t('going')}</p>
      ) : (
        <Form door={door} info={info} declared={declared} />
      )}
    </Page>
  );
}

const noOptions = (): Promise<OptionDeclarations> => Promise.resolve({});

interface FormProps {
  readonly door: GameDoor;
  readonly info: GameInfo;
  readonly declared: OptionDeclarations;
}

function Form({ door, info, declared }: FormProps) {
  const t = useTranslations('make');
  const trouble = useTranslations('common.trouble');
  const lang = useWords((s) => s.lang);
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(info));
  const [state, setState] = useState<'idle' | 'busy' | Trouble>('idle');
  const set = (part: Partial<Draft>) => setDraft((d) => ({ ...d, ...part }));
  const name = useSession((s) => s.me?.name);
  const isHere = draft.where === 'device';
  const canMake = isComplete(declared, draft);

  const make = async (e: FormEvent) => {
    e.preventDefault();
    if (state === 'busy' || !canMake) return;
    const wish = wishOf(door.id, declared, draft);
    if (draft.where === 'device') return navigate(localPath(beginLocal(wish, hasHints(draft), name)));
    setState('busy');
    try {
      const { id } = await makeTable(wish);
      navigate(tablePath(id));
    } catch (error) {
      setState(troubleOf(error));
    }
  };

  return (
    <form className={css['form']} onSubmit={(e) => void make(e)}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead', { game: door.name[lang] })}</p>
      </header>
      <section aria-labelledby="table-part">
        <h2 id="table-part">{t('table')}</h2>
        <div>
          <Choice
            label={t('where')}
            value={draft.where}
            from={['server', 'device'] as const}
            say={(where) => t(`wheres.${where}`)}
            change={(where) => setDraft((d) => withWhere(d, where, info.bots))}
          />
          <p className={css['help']}>{t(`whereHelp.${draft.where}`)}</p>
        </div>
        <div>
          <Choice
            label={t('seats')}
            value={String(draft.holders.length)}
            from={info.seatCounts.map(String)}
            say={(count) => count}
            change={(count) =>
              setDraft((d) => withWhere(withSeats(declared, d, Number(count)), d.where, info.bots))
            }
          />
          <p className={css['help']}>{t('seatsHelp')}</p>
        </div>
        <Seats
          where={draft.where}
          holders={draft.holders}
          bots={info.bots}
          change={(holders) => set({ holders })}
        />
        {isHere ? null : <WithOthers draft={draft} set={set} />}
        <Switch
          label={t('hints')}
          help={t('hintsHelp')}
          on={hasHints(draft)}
          change={(hints) => set({ hints })}
        />
      </section>
      <section aria-labelledby="game-part">
        <h2 id="game-part">{t('options')}</h2>
        <p className={css['help']}>{t('optionsHelp')}</p>
        <Options
          door={door}
          declared={declared}
          seats={draft.holders.length}
          options={draft.options}
          change={(key, value) => setDraft((d) => ({ ...d, options: { ...d.options, [key]: value } }))}
        />
      </section>
      <footer className={css['go']}>
        {state === 'idle' || state === 'busy' ? null : <p role="alert">{trouble(state)}</p>}
        <button type="submit" className="button primary" aria-disabled={state === 'busy' || !canMake}>
          {state === 'busy' ? t('going') : isHere ? t('goDevice') : t('go')}
        </button>
      </footer>
    </form>
  );
}
