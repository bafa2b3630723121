import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import { Rules } from '../../rules/Rules.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useUi } from '../state/context.tsx';

export function RulesDialog({ door, close }: DialogProps) {
  const t = useTranslations('table.rules');
  const rule = useUi((s) => s.rule);
  return (
    <Dialog title={t('title')} shape="wide" onClose={close}>
      <Rules door={door} at={rule} />
    </Dialog>
  );
}
