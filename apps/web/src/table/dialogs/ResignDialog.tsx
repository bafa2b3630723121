import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSitting, useTable } from '../state/context.tsx';

export function ResignDialog({ props, close }: DialogProps) {
  const t = useTranslations('table.resign');
  const sitting = useSitting();
  const seats = useTable((s) => s.table?.seats.length ?? 0);
  const { seat } = props;
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      actions={
        <>
          <button type="button" className="button" onClick={close}>
            {t('no')}
          </button>
          <button
            type="button"
            className="button danger"
            data-action="resign"
            onClick={() => {
              if (seat !== undefined) sitting.say({ type: 'resign', seat });
              close();
            }}
          >
            {t('yes')}
          </button>
        </>
      }
    >
      <p>{seats === 2 ? t('two') : t('more')}</p>
    </Dialog>
  );
}
