import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import css from './dialogs.module.css';

/** Describes the whole table in words, for people who cannot see it. */
export function DescribeDialog({ screen, props, close }: DialogProps) {
  const t = useTranslations('table');
  return (
    <Dialog title={t('boardInWords')} shape="wide" onClose={close}>
      <div className={css['words']} data-part="words">
        {screen
          .describe(props)
          .split('\n')
          .map((line, i) => (
            <p key={i}>{line}</p>
          ))}
      </div>
    </Dialog>
  );
}
