import type { BotId } from '@four-crowns/protocol/client';
import { useTranslations } from 'use-intl';
import { useBotNames } from '../app/names.ts';
import { SelectField } from '../kit/Field.tsx';
import type { Draft, Holder } from './draft.ts';
import css from './new.module.css';

interface Props {
  readonly where: Draft['where'];
  readonly holders: readonly Holder[];
  readonly bots: readonly BotId[];
  readonly change: (holders: readonly Holder[]) => void;
}

/** Who sits where: the visitor, a friend with the link, or a bot of some level. */
export function Seats({ where, holders, bots, change }: Props) {
  const t = useTranslations('make');
  const botName = useBotNames();
  return (
    <fieldset className={css['seats']}>
      <legend>{t('who')}</legend>
      <p className={css['help']}>{where === 'server' ? t('whoHelp') : t('whoHelpDevice')}</p>
      {holders.map((holder, seat) => (
        <SelectField
          key={seat}
          label={t('seat', { number: String(seat + 1) })}
          value={holder}
          // The options below are all holders, so the select has no other values.
          onChange={(e) => change(holders.map((h, i) => (i === seat ? (e.target.value as Holder) : h)))}
        >
          <option value="me">{where === 'server' ? t('holder.me') : t('holder.person')}</option>
          {where === 'server' ? <option value="free">{t('holder.free')}</option> : null}
          {bots.map((bot) => (
            <option key={bot} value={`bot:${bot}`}>
              {t('holder.bot', { name: botName(bot) })}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
