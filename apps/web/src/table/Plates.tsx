import type { Seat } from '@four-crowns/core';
import type { SeatInfo } from '@four-crowns/protocol/client';
import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';
import { Bot } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useNarrow } from '../app/use-narrow.ts';
import { Clock, Thinking } from './Clock.tsx';
import css from './plates.module.css';
import { useTable } from './state/context.tsx';
import { useSnapshot } from './use-screen.ts';

interface Props {
  readonly screen: GameScreen;
  readonly props: ScreenProps;
}

/** A plate for every player: name, presence, turn, time, and the game's public state. */
export function Plates({ screen, props }: Props) {
  const t = useTranslations('table');
  const seats = useTable((s) => s.table?.seats);
  const mine = useTable((s) => s.table?.mine);
  const snapshot = useSnapshot();
  const isNarrow = useNarrow();
  const { Player, Mark } = screen;
  return (
    <ul
      className={css['plates']}
      aria-label={t('players')}
      data-part="players"
      // Focusable, because with five players it scrolls on a phone.
      tabIndex={isNarrow ? 0 : undefined}
    >
      {seats?.map((info, seat) => {
        const isAsked = snapshot?.seatView.toAct.includes(seat) === true;
        return (
          <li key={seat} className={css['plate']} data-asked={isAsked ? '' : undefined} data-seat={seat}>
            <div className={css['head']}>
              <Mark seat={seat} />
              <span className={css['name']}>{props.names[seat]}</span>
              <Presence
                info={info}
                isMine={mine?.includes(seat) === true}
                hasResigned={snapshot?.seatView.resigned.includes(seat) === true}
                name={props.names[seat] ?? ''}
              />
              <Times seat={seat} isAsked={isAsked} isMine={mine?.includes(seat) === true} />
            </div>
            <div className={css['player']}>
              <Player {...props} of={seat} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface PresenceProps {
  readonly info: SeatInfo;
  readonly isMine: boolean;
  readonly hasResigned: boolean;
  readonly name: string;
}

const Presence = memo(function Presence({ info, isMine, hasResigned, name }: PresenceProps) {
  const t = useTranslations('table.plate');
  const { holder, standIn } = info;
  if (hasResigned) return <Tag label={t('resigned')} />;
  if (standIn !== undefined) {
    return (
      <span className={css['tag']} title={t('standIn', { name })}>
        <Bot aria-hidden size={15} />
        <span className="unseen">{t('standIn', { name })}</span>
      </span>
    );
  }
  if (holder.type === 'bot') {
    return (
      <span className={css['bot']} title={t('bot')}>
        <Bot aria-hidden size={16} />
        <span className="unseen">{t('bot')}</span>
      </span>
    );
  }
  if (isMine) return <span className={`${css['tag']} ${css['you']}`}>{t('you')}</span>;
  const isHere = holder.type === 'person' && holder.here;
  return (
    <span className={css['dot']} data-here={isHere ? '' : undefined} title={isHere ? t('here') : t('away')}>
      <span className="unseen">{isHere ? t('here') : t('away')}</span>
    </span>
  );
});

function Tag({ label }: { readonly label: string }) {
  return <span className={css['tag']}>{label}</span>;
}

/** The clock if there is one, and how long another player has been thinking. */
function Times({
  seat,
  isAsked,
  isMine,
}: {
  readonly seat: Seat;
  readonly isAsked: boolean;
  readonly isMine: boolean;
}) {
  const hasClock = useTable((s) => s.table?.clock !== undefined);
  return (
    <span className={css['times']}>
      {hasClock ? <Clock seat={seat} /> : isAsked && !isMine ? <Thinking seat={seat} /> : null}
    </span>
  );
}
