import type { Seat } from '@four-crowns/core';
import type { SeatInfo } from '@four-crowns/protocol/client';
import { seatColours } from '@four-crowns/ui-kit/seats.ts';
import { UserMinus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import * as calls from '../../api/calls.ts';
import { useBotNames } from '../../app/names.ts';
import { useSession } from '../../app/session.ts';
import type { GameDoor } from '../../games.ts';
import { SelectField } from '../../kit/Field.tsx';
import { useSitting, useTable } from '../state/context.tsx';
import { useNames } from '../use-screen.ts';
import css from './lobby.module.css';

interface Props {
  readonly door: GameDoor;
  readonly info: SeatInfo;
  readonly seat: Seat;
  readonly isHost: boolean;
  readonly ask: (call: () => Promise<unknown>) => Promise<void>;
}

export function SeatRow({ door, info, seat, isHost, ask }: Props) {
  const t = useTranslations('table');
  const sitting = useSitting();
  const host = useTable((s) => s.table?.host);
  const mine = useTable((s) => s.table?.mine) ?? [];
  const bots = useSession((s) => s.config?.games.find((g) => g.id === door.id)?.bots) ?? [];
  const botName = useBotNames();
  const name = useNames()[seat] ?? '';
  const { holder } = info;
  const isMine = mine.includes(seat);
  return (
    <li className={css['seat']} data-seat={seat} data-free={holder.type === 'free' ? '' : undefined}>
      <span className={css['colour']} style={{ '--seat': seatColours(seat).main }} aria-hidden />
      <span className={css['who']}>
        <span className="unseen">{t('lobby.seat', { number: String(seat + 1) })}: </span>
        <strong>{name}</strong>
        {holder.type === 'bot' ? <span>{t('plate.bot')}</span> : null}
        {holder.type === 'person' ? (
          <span>
            {[
              isMine ? t('plate.you') : holder.here ? t('plate.here') : t('plate.away'),
              holder.person === host ? t('lobby.host') : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        ) : null}
      </span>
      <span className={css['acts']}>
        {holder.type === 'free' ? (
          <button
            type="button"
            className={`button small ${mine.length > 0 ? '' : 'primary'}`}
            data-action="sit"
            onClick={() => void ask(() => calls.join(sitting.connection.id, seat, sitting.connection.invite))}
          >
            {mine.length > 0 ? t('lobby.sitToo') : t('lobby.sit')}
          </button>
        ) : null}
        {holder.type === 'free' && isHost ? (
          <SelectField
            bare
            label={t('lobby.addBot')}
            value=""
            onChange={(e) =>
              void ask(() => calls.seatBot(sitting.connection.id, { seat, bot: e.target.value }))
            }
          >
            <option value="" disabled hidden>
              {t('lobby.addBot')}
            </option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {botName(bot)}
              </option>
            ))}
          </SelectField>
        ) : null}
        {isHost && !isMine && holder.type !== 'free' ? (
          <button
            type="button"
            className="button small quiet"
            aria-label={holder.type === 'bot' ? t('lobby.removeBot', { name }) : t('lobby.kick', { name })}
            title={holder.type === 'bot' ? t('lobby.removeBot', { name }) : t('lobby.kick', { name })}
            onClick={() => void ask(() => calls.kick(sitting.connection.id, seat))}
          >
            <UserMinus aria-hidden size={18} />
          </button>
        ) : null}
      </span>
    </li>
  );
}
