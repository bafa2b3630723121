import type { Action, GameEvent, Seat } from '@four-crowns/core';
import type { HintCandidate } from '@four-crowns/protocol/client';
import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLoaded } from '../../app/use-loaded.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useSitting, useTable } from '../state/context.tsx';
import { useSnapshot } from '../use-screen.ts';
import { speakerOf } from './hint-words.ts';
import type { HintSpeaker } from './hint-words.ts';
import type { DialogProps } from './dialog-props.ts';
import css from './dialogs.module.css';

/** The best turns with winning chance, explanation and expected score. The board behind it shows the places. */
export function HintDialog({ door, screen, props, close }: DialogProps) {
  const t = useTranslations('table');
  const sitting = useSitting();
  const { seat, lang, names } = props;
  const version = useSnapshot()?.version;
  const words = useLoaded(door.words[lang]);
  const reasons = useLoaded(door.reasons[lang]);
  const isAsked = props.choices.length > 0;
  useEffect(() => {
    if (seat !== undefined && isAsked) sitting.askHint(seat);
  }, [sitting, seat, isAsked, version]);
  const hint = useTable((s) => s.hint);
  const candidates = hint?.seat === seat && hint?.version === version ? hint?.candidates : undefined;
  const refused = hint?.refused;
  const speaker =
    words === undefined || reasons === undefined ? undefined : speakerOf(words, reasons, lang, names);
  const whys = speaker === undefined || candidates === undefined ? [] : speaker.whys(candidates);
  return (
    <Dialog title={t('hint.title')} shape="side" onClose={close}>
      <div data-part="hint">
        {!isAsked || refused !== undefined || candidates === undefined || speaker === undefined ? (
          <p role="status">
            {!isAsked ? t('hint.none') : refused === undefined ? t('hint.thinking') : t(`refused.${refused}`)}
          </p>
        ) : (
          <>
            <ol className={css['hints']}>
              {candidates.map((candidate, i) => (
                <Turn
                  key={i}
                  candidate={candidate}
                  why={whys[i] ?? ''}
                  speaker={speaker}
                  door={door}
                  screen={screen}
                  props={props}
                  close={close}
                />
              ))}
            </ol>
            <p>{t('hint.note')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface TurnProps extends DialogProps {
  readonly candidate: HintCandidate;
  readonly why: string;
  readonly speaker: HintSpeaker;
}

function Turn({ candidate, why, speaker, screen, props, close }: TurnProps) {
  const t = useTranslations('table.hint');
  const { ui } = useSitting();
  const { actions, chance } = candidate;
  const [first] = actions;
  return (
    <li>
      <div className={css['steps']}>
        {actions.map((action, i) => {
          const point = () => ui.setState({ pointed: pointed(screen, action, props.seat ?? 0) });
          return (
            <button
              key={i}
              type="button"
              className="button small quiet"
              data-step={i}
              onPointerOver={point}
              onFocus={point}
              onClick={point}
            >
              {speaker.action(action)}
            </button>
          );
        })}
      </div>
      <p className={css['why']} data-part="why">
        {why}
      </p>
      <p data-part="chance">{t('chance', { percent: String(Math.round(100 * chance)) })}</p>
      <Lines candidate={candidate} screen={screen} props={props} hasPoints={speaker.hasPoints} />
      {first === undefined ? null : (
        <button
          type="button"
          className="button small"
          data-action="play-hint"
          onClick={() => {
            close();
            props.act(first);
          }}
        >
          {t('play')}
        </button>
      )}
    </li>
  );
}

/** By score line, one column per player. */
function Lines({
  candidate: { scores },
  screen,
  props,
  hasPoints,
}: Pick<DialogProps, 'screen' | 'props'> & {
  readonly candidate: HintCandidate;
  readonly hasPoints: boolean;
}) {
  const t = useTranslations('table.hint');
  const { names, lang } = props;
  const { Mark } = screen;
  const totals = names.map((_, seat) => scores.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const number = (points: number): string => points.toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <details>
      <summary>{t('expected')}</summary>
      <table className={css['lines']}>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} />
                <span className="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{screen.scoreLabel(label, lang)}</th>
              {names.map((_, seat) => (
                <td key={seat}>{number(points[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
          {hasPoints ? (
            <tr data-total>
              <th scope="row">{t('total')}</th>
              {totals.map((total, seat) => (
                <td key={seat}>{number(total)}</td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </details>
  );
}

/** Unless the game says otherwise, an action and its event have the same form. */
function pointed({ pointAt }: GameScreen, action: Action, seat: Seat): GameEvent | undefined {
  return pointAt === undefined ? { ...action, seat } : pointAt(action, seat);
}
