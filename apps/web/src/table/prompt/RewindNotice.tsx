import type { RewindAsk } from '@four-crowns/protocol/client';
import { Rewind } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSitting, useTable } from '../state/context.tsx';
import { stepWords } from '../step-words.ts';
import { useViewer } from '../use-screen.ts';
import type { PromptProps } from './prompt-props.ts';
import { Row } from './Row.tsx';

/** A request to go back further than undo allows. Every seat here answers separately. */
export function RewindNotice({ ask, screen, props }: PromptProps & { readonly ask: RewindAsk }) {
  const t = useTranslations('table.rewind');
  const sitting = useSitting();
  const viewer = useViewer();
  const mine = useTable((s) => s.table?.mine) ?? [];
  const seats = useTable((s) => s.table?.seats) ?? [];
  const entries = useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.entries)) ?? [];
  const { names } = props;
  const line = stepWords(entries, ask.version, screen, props) ?? t('start');
  const open = mine.filter((seat) => !ask.agreed.includes(seat));
  const missing = seats.flatMap((info, seat) =>
    info.holder.type === 'person' && !ask.agreed.includes(seat) ? [names[seat] ?? ''] : [],
  );
  const answer = (agree: boolean) => {
    for (const seat of agree ? open : mine.slice(0, 1)) {
      sitting.say({ type: 'rewind-answer', seat, ask: ask.ask, agree });
    }
  };
  const text =
    open.length === 0
      ? t('waiting', { names: missing.join(', ') })
      : t('asked', { name: names[ask.by] ?? '', line });
  return (
    <Row tone="alert" urgent mark={<Rewind aria-hidden size={22} />} text={text}>
      {open.length === 0 ? null : (
        <button type="button" className="button small primary" onClick={() => answer(true)}>
          {t('agree')}
        </button>
      )}
      <button type="button" className="button small" onClick={() => answer(false)}>
        {open.length === 0 ? t('withdraw') : t('refuse')}
      </button>
    </Row>
  );
}
