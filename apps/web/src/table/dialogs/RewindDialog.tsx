import type { VisibleEntry } from '@four-crowns/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSitting, useTable } from '../state/context.tsx';
import { itemsOf } from '../state/log.ts';
import { useViewer } from '../use-screen.ts';
import css from './dialogs.module.css';

/** The most decisions listed. */
const MOST = 60;

/** Asks to go back before one of the latest decisions, which needs everybody's agreement. */
export function RewindDialog({ screen, props, close }: DialogProps) {
  const t = useTranslations('table.rewind');
  const sitting = useSitting();
  const viewer = useViewer();
  const entries = useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.entries)) ?? [];
  const steps = decisions(entries).flatMap(({ version, events, by }) => {
    const words = events
      .map((event) => screen.tell(event, props.names, props.lang))
      .find((w) => w !== undefined);
    return words === undefined ? [] : [{ before: version - 1, words, by }];
  });
  const shown = steps.slice(-MOST).toReversed();
  const [before, setBefore] = useState<number>();
  const { Mark } = screen;
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      actions={
        <button
          type="button"
          className="button primary"
          aria-disabled={before === undefined}
          data-action="ask-rewind"
          onClick={() => {
            if (before === undefined || props.seat === undefined) return;
            sitting.say({ type: 'rewind', seat: props.seat, version: before });
            close();
          }}
        >
          {t('ask')}
        </button>
      }
    >
      <p>{t('text')}</p>
      {shown.length === 0 ? <p className={css['note']}>{t('none')}</p> : null}
      <fieldset className={css['steps']}>
        <legend className="unseen">{t('title')}</legend>
        {shown.map((step) => (
          <label key={step.before}>
            <input
              type="radio"
              name="before"
              checked={before === step.before}
              onChange={() => setBefore(step.before)}
            />
            <Mark seat={step.by} />
            <span>{t('upTo', { line: step.words })}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

/** The steps that still stand and were a player's own choice. */
function decisions(entries: readonly VisibleEntry[]) {
  const standing = new Set(itemsOf(entries).flatMap((item) => (item.kind === 'event' ? [item.version] : [])));
  return entries.flatMap((t) =>
    t.type === 'step' && t.by !== 'chance' && t.auto !== true && standing.has(t.version)
      ? [{ ...t, by: t.by }]
      : [],
  );
}
