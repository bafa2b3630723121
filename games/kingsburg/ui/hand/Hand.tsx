import type { Event } from '../../src/events.ts';
import { Panel } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { screenWords } from '../words.ts';
import { Choices } from './Choices.tsx';
import styles from './Hand.module.css';
import { Stock } from './Stock.tsx';
import { Tray } from './Tray.tsx';
import type { Taken } from '../model/aim.ts';

/** The viewer's own goods, dice and switches, and every question that has no place on the board. */
export function Hand(props: ScreenProps<View, Action, Event, Taken>) {
  const { view, seat, lang, speed } = props;
  const player = seat === undefined ? undefined : view.players[seat];
  if (seat === undefined || player === undefined) return undefined;
  return (
    <Panel label={screenWords(lang)('hand.label')} className={styles.hand}>
      <Stock player={player} seat={seat} lang={lang} speed={speed} isLarge />
      <Tray {...props} seat={seat} player={player} />
      <Choices {...props} />
    </Panel>
  );
}
