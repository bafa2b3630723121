import { History, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOpen, useSitting, useTable } from '../state/context.tsx';
import { useSnapshot } from '../use-screen.ts';
import type { PromptProps } from './prompt-props.ts';
import css from './prompt.module.css';
import { Row } from './Row.tsx';

/** The game's question in its own words, with undo and recap beside it. */
export function Prompt({ screen, props }: PromptProps) {
  const t = useTranslations('table.prompt');
  const { seat, names } = props;
  const snapshot = useSnapshot();
  const status = useTable((s) => s.table?.status);
  const isMyTurn = props.choices.length > 0;
  const said = screen.prompt(props);
  const text =
    status === 'dealing' ? t('dealing') : seat === undefined ? t('watching', { text: said }) : said;
  const turn = snapshot?.seatView.toAct[0];
  const { Mark } = screen;
  return (
    <Row
      tone={isMyTurn ? 'turn' : 'plain'}
      mark={turn === undefined || names[turn] === undefined ? null : <Mark seat={turn} size="1.7rem" />}
      text={text}
    >
      <Sending />
      <Recap count={props.recent.length} />
      {seat === undefined ? null : <Undo seat={seat} />}
    </Row>
  );
}

/** Shown only if the answer takes noticeably long. */
function Sending() {
  const t = useTranslations('table.prompt');
  const pending = useTable((s) => s.pending);
  return pending === undefined ? null : <span className={css['sending']}>{t('sending')}</span>;
}

function Recap({ count }: { readonly count: number }) {
  const t = useTranslations('table.prompt');
  const open = useOpen();
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="button small quiet"
      title={t('recap')}
      data-action="recap"
      onClick={() => open('recap')}
    >
      <History aria-hidden size={17} />
      {t('recapShort')}
    </button>
  );
}

/** Stays in place even when disabled, so that nothing jumps and the keyboard focus is kept. */
export function Undo({ seat }: { readonly seat: number }) {
  const t = useTranslations('table.prompt');
  const sitting = useSitting();
  const undoable = useSnapshot()?.seatView.undoable ?? 0;
  return (
    <button
      type="button"
      className="button small"
      aria-disabled={undoable === 0}
      aria-keyshortcuts="U"
      title={`${t('undoHint')} (U)`}
      onClick={() => {
        if (undoable > 0) sitting.undo(seat);
      }}
    >
      <Undo2 aria-hidden size={17} />
      {t('undo')}
    </button>
  );
}
