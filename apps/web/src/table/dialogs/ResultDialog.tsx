import { rankOf } from '@four-crowns/core';
import { FinalScore } from '@four-crowns/ui-kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { troubleOf } from '../../api/http.ts';
import type { Trouble } from '../../api/http.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSitting, useTable } from '../state/context.tsx';
import { useSnapshot } from '../use-screen.ts';
import { verdictOf } from './verdict.ts';
import type { VerdictWords } from './verdict.ts';
import css from './dialogs.module.css';

/** How the match ended: the final score counted line by line, or the game's own scene, and what to do next. */
export function ResultDialog({ door, screen, props, close }: DialogProps) {
  const t = useTranslations('table.result');
  const result = useSnapshot()?.seatView.result;
  const words = useLoaded(door.words[props.lang]);
  const personally = usePersonally();
  if (result === undefined) return null;
  const { Ending } = screen;
  const verdict = verdictOf(result, props, words, personally);
  const next = (
    <>
      {props.seat === undefined ? null : <Again />}
      <button type="button" className="button" onClick={close}>
        {t('look')}
      </button>
    </>
  );
  return (
    <Dialog title={Ending === undefined ? t('title') : t('end')} shape="score" onClose={close}>
      <div data-part="score">
        {Ending === undefined ? (
          <FinalScore
            lines={result.scores}
            names={props.names}
            rankOf={(seat) => rankOf(result, seat)}
            Mark={screen.Mark}
            Icon={screen.ScoreIcon}
            speed={props.speed}
            labels={{
              caption: t('caption'),
              line: (label) => screen.scoreLabel(label, props.lang),
              total: t('total'),
              skip: t('skip'),
              verdict,
              place: (place) => t('place', { place }),
            }}
          >
            {next}
          </FinalScore>
        ) : (
          <div className={css['ending']}>
            <div role="status">
              {verdict.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <Ending {...props} result={result} />
            <div className={css['next']}>{next}</div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The frame's texts about a result. */
function usePersonally(): VerdictWords {
  const t = useTranslations('table.result');
  return {
    lost: () => t('lost'),
    youWon: () => t('youWon'),
    won: (names) => t('won', { names }),
    wonTogether: (names) => t('wonTogether', { names }),
    wonShared: (names) => t('wonShared', { names }),
    resigned: () => t('resigned'),
    last: (names) => t('last', { names }),
  };
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
      navigate(await sitting.connection.again());
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
