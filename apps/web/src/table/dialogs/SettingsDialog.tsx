import { useTranslations } from 'use-intl';
import { Choice } from '../../kit/Choice.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { LangChoice, ThemeChoice } from '../../settings/Choices.tsx';
import { change, useSettings } from '../../settings/settings.ts';
import type { DialogProps } from './dialog-props.ts';
import css from './dialogs.module.css';

const MOTIONS = ['system', 'normal', 'slow', 'off'] as const;

export function SettingsDialog({ close }: DialogProps) {
  const t = useTranslations('table.settings');
  const { motion, confirm, shortcuts } = useSettings();
  return (
    <Dialog title={t('title')} onClose={close}>
      <div className={css['stack']}>
        <LangChoice />
        <ThemeChoice />
        <Choice
          label={t('motion')}
          value={motion}
          from={MOTIONS}
          say={(one) => t(`motions.${one}`)}
          change={(one) => change({ motion: one })}
        />
        <Switch label={t('confirm')} on={confirm} change={(on) => change({ confirm: on })} />
        <Switch label={t('shortcuts')} on={shortcuts} change={(on) => change({ shortcuts: on })} />
        <p className={css['note']}>{t('note')}</p>
      </div>
    </Dialog>
  );
}
