import type { Event } from '../../src/events.ts';
import { Panel } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { usePressing } from '../model/use-guide.ts';
import { screenWords } from '../words.ts';
import { Cards } from './Cards.tsx';
import { CardInPlay } from './CardInPlay.tsx';
import styles from './Hand.module.css';
import type { Picks } from '../model/guide.ts';

/**
 * What belongs to the viewer: the hand, or the card in play with what is still to be chosen. Spectators have nothing
 * here.
 */
export function Hand(props: ScreenProps<View, Action, Event, Picks>) {
  const { view, seat, choices, lang } = props;
  const pressing = usePressing(props);
  if (seat === undefined) return undefined;
  const isResolving = choices.length > 0 && view.stage !== 'turn';
  return (
    <Panel label={screenWords(lang)('hand.label')} className={styles.hand}>
      {isResolving ? (
        <CardInPlay {...props} pressing={pressing} />
      ) : (
        <Cards {...props} seat={seat} pressing={pressing} />
      )}
    </Panel>
  );
}
