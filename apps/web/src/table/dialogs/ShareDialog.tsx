import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { Share } from '../lobby/Share.tsx';

export function ShareDialog({ close }: DialogProps) {
  const t = useTranslations('table.lobby');
  return (
    <Dialog title={t('share')} onClose={close}>
      <Share />
    </Dialog>
  );
}
