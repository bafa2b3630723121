import { keysOf } from '@four-crowns/core';
import { useTranslations } from 'use-intl';
import { Choice } from '../kit/Choice.tsx';
import { SelectField } from '../kit/Field.tsx';
import { Switch } from '../kit/Switch.tsx';
import { PACES } from './draft.ts';
import type { Draft } from './draft.ts';
import css from './new.module.css';

const PACE_NAMES = keysOf(PACES);

interface Props {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
}

/** Settings that matter only when people join from elsewhere. */
export function WithOthers({ draft, set }: Props) {
  const t = useTranslations('make');
  return (
    <>
      <SelectField
        label={t('pace')}
        help={t('paceHelp')}
        value={draft.pace}
        onChange={(e) => set({ pace: PACE_NAMES.find((name) => name === e.target.value) ?? 'none' })}
      >
        {PACE_NAMES.map((pace) => (
          <option key={pace} value={pace}>
            {t(`paces.${pace}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <Choice
          label={t('access')}
          value={draft.access}
          from={['link', 'public'] as const}
          say={(access) => t(`accesses.${access}`)}
          change={(access) => set({ access })}
        />
        <p className={css['help']}>{t('accessHelp')}</p>
      </div>
      <div>
        <Choice
          label={t('start')}
          value={draft.start}
          from={['full', 'host'] as const}
          say={(start) => t(`starts.${start}`)}
          change={(start) => set({ start })}
        />
        <p className={css['help']}>{t('startHelp')}</p>
      </div>
      <Switch label={t('chat')} help={t('chatHelp')} on={draft.chat} change={(chat) => set({ chat })} />
    </>
  );
}
