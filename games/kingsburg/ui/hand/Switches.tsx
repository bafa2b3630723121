import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { ReactNode } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Player } from '../../src/position.ts';
import type { View } from '../../src/view.ts';
import { WareIcon } from '../art/Good.tsx';
import { Icon } from '../art/Icon.tsx';
import type { Taken } from '../model/aim.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Hand.module.css';

interface Props extends ScreenProps<View, Action, Event, Taken> {
  readonly seat: number;
  readonly player: Player;
  readonly taken: Taken;
  readonly take: (taken: Taken) => void;
}

/** "+2", Market and Envoy. Each is shown if this player has it, used or not. */
export function Switches({ view, seat, player, lang, taken, take }: Props) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const used = view.court.filter((group) => group.seat === seat);
  // KBG-5.6: once per season, unless the table plays with once per group.
  const tokenSpent = view.options.plusTwoLimit === 'season' && used.some((group) => group.plusTwo);
  const marketSpent = used.some((group) => group.market !== 0);
  const toggle = (key: 'plusTwo' | 'market' | 'envoy', label: string, isSpent: boolean, icon: ReactNode) => (
    <button
      key={key}
      type="button"
      role="switch"
      className={styles.switch}
      data-switch={key}
      aria-checked={taken[key]}
      aria-disabled={isSpent}
      title={isSpent ? say('hand.spent') : say(`hand.${key}Help`)}
      onClick={() => {
        if (!isSpent || taken[key]) take({ ...taken, [key]: !taken[key] });
      }}
    >
      {icon}
      {key === 'plusTwo' ? <Unseen>{label}</Unseen> : <span>{label}</span>}
    </button>
  );
  const switches = [
    ...(player.plusTwo > 0 || tokenSpent || taken.plusTwo
      ? [
          toggle(
            'plusTwo',
            say('hand.plusTwo'),
            tokenSpent || player.plusTwo === 0,
            <WareIcon ware="plus_two" size="1.6rem" />,
          ),
        ]
      : []),
    ...(player.buildings.includes('market')
      ? [toggle('market', `${word('building.market')} ±1`, marketSpent, <Icon name="market" />)]
      : []),
    ...(view.envoy === seat ? [toggle('envoy', say('hand.envoy'), false, <Icon name="envoy" />)] : []),
  ];
  return switches.length === 0 ? undefined : <div className={styles.switches}>{switches}</div>;
}
