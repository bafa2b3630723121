import type { Result } from '@four-crowns/core';
import { FinalScore } from '@four-crowns/ui-kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { troubleOf } from '../../api/http.ts';
import type { Trouble } from '../../api/http.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import type { GameDoor } from '../../games/door.ts';
import { wordAt } from '../../games/words.ts';
import type { Lang } from '../../words/langs.ts';
import type { DialogProps } from './props.ts';
import { useSitting, useTable } from '../state/context.tsx';
import { useSheet } from '../use-screen.ts';
import css from './dialogs.module.css';

/** The final score, counted line by line, and what to do next. */
export function ResultDialog({ door, screen, props, close }: DialogProps) {
  const t = useTranslations('table.result');
  const result = useSheet()?.sight.result;
  const reason = useReason(door, props.lang, result);
  if (result === undefined) return null;
  const { places } = result.outcome;
  const winners = places[0] ?? [];
  const names = winners.map((seat) => props.names[seat] ?? '').join(', ');
  const iWon = props.seat !== undefined && winners.length === 1 && winners[0] === props.seat;
  const who =
    winners.length === 0
      ? t('lost')
      : iWon
        ? t('youWon')
        : winners.length > 1
          ? t('wonShared', { names })
          : t('won', { names });
  return (
    <Dialog title={t('title')} shape="score" onClose={close}>
      <div data-part="score">
        <FinalScore
          lines={result.scores}
          names={props.names}
          places={places}
          Mark={screen.Mark}
          Icon={screen.ScoreIcon}
          speed={props.speed}
          labels={{
            caption: t('caption'),
            line: (label) => screen.scoreLabel(label, props.lang),
            total: t('total'),
            skip: t('skip'),
            verdict: reason === undefined ? `${who}.` : `${who}. ${reason}.`,
            place: (place) => t('place', { place: String(place) }),
          }}
        >
          {props.seat === undefined ? null : <Again />}
          <button type="button" className="button" onClick={close}>
            {t('look')}
          </button>
        </FinalScore>
      </div>
    </Dialog>
  );
}

/** What decided, in the game's own words. */
function useReason(door: GameDoor, lang: Lang, result: Result | undefined): string | undefined {
  const t = useTranslations('table.result');
  const key = result?.outcome.decidedBy;
  const words = useLoaded(door.words[lang]);
  if (key === undefined) return undefined;
  const said = wordAt(words, `outcome.${key}`);
  if (key === 'resigned') return t('resigned');
  return said === '' ? undefined : said;
}

function Again() {
  const t = useTranslations('table.result');
  const trouble = useTranslations('common.trouble');
  const sitting = useSitting();
  const [, navigate] = useLocation();
  const made = useTable((s) => s.table?.rematch);
  const [state, setState] = useState<'idle' | 'busy' | Trouble>('idle');
  const go = async () => {
    setState('busy');
    try {
      navigate(await sitting.venue.again());
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button primary"
        data-action="rematch"
        aria-disabled={state === 'busy'}
        onClick={() => {
          if (state !== 'busy') void go();
        }}
      >
        {made === undefined ? t('rematch') : t('joinRematch')}
      </button>
      {state === 'idle' || state === 'busy' ? null : (
        <p role="alert" className={css['error']}>
          {trouble(state)}
        </p>
      )}
    </>
  );
}
