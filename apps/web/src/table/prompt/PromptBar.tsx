import { useTranslations } from 'use-intl';
import { useTable, useUi } from '../state/context.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { LineNotice } from './LineNotice.tsx';
import { Prompt } from './Prompt.tsx';
import type { PromptProps } from './prompt-props.ts';
import { Refused } from './Refused.tsx';
import { RewindNotice } from './RewindNotice.tsx';
import { StandInNotice } from './StandInNotice.tsx';
import css from './prompt.module.css';

/**
 * The one place that says what is going on and what to do now. If several things apply, the most important is shown.
 */
export function PromptBar({ screen, props }: PromptProps) {
  const t = useTranslations('table');
  return (
    <section className={css['bar']} aria-label={t('prompt.label')} data-part="prompt">
      <Speaking screen={screen} props={props} />
    </section>
  );
}

function Speaking({ screen, props }: PromptProps) {
  const { seat } = props;
  const line = useTable((s) => s.line);
  const isOld = useTable((s) => s.isOld);
  const rewind = useTable((s) => s.table?.rewind);
  const standIn = useTable((s) => (seat === undefined ? undefined : s.table?.seats[seat]?.standIn));
  const isOver = useTable((s) => s.table?.status === 'over');
  const refused = useTable((s) => s.refused);
  const toConfirm = useUi((s) => s.toConfirm);
  if (line === 'lost' || line === 'updating' || isOld) return <LineNotice state={line} />;
  if (rewind !== undefined && seat !== undefined && !isOver) {
    return <RewindNotice ask={rewind} screen={screen} props={props} />;
  }
  if (standIn !== undefined && seat !== undefined && !isOver) {
    return <StandInNotice because={standIn.because} seat={seat} screen={screen} props={props} />;
  }
  if (toConfirm !== undefined) return <ConfirmBar action={toConfirm} screen={screen} props={props} />;
  if (refused !== undefined && !isOver) return <Refused note={refused} screen={screen} props={props} />;
  return <Prompt screen={screen} props={props} />;
}
