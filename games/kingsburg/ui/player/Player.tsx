import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { Die } from '../art/Die.tsx';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { Stock } from '../hand/Stock.tsx';
import { screenWords } from '../words.ts';
import { Buildings } from './Buildings.tsx';
import { diceWords } from './dice-words.ts';
import styles from './Player.module.css';
import type { Taken } from '../model/aim.ts';

interface PlayerProps extends ScreenProps<View, Action, Event, Taken> {
  readonly of: number;
}

/** What is public about one player; shown inside the frame's plate. */
export function Player(props: PlayerProps) {
  const { view, of, seat, names, lang, speed } = props;
  const player = view.players[of];
  if (player === undefined) return undefined;
  const stock = <Stock player={player} seat={of} lang={lang} speed={speed} isTight={of !== seat} />;
  // The viewer's own dice and province are shown large elsewhere.
  if (of === seat) {
    return (
      <div className={styles.player} data-own="">
        {stock}
        <Signs {...props} />
      </div>
    );
  }
  return (
    <div className={styles.player}>
      <div className={styles.side}>
        {stock}
        <div className={styles.line}>
          <Dice {...props} />
          <Signs {...props} />
        </div>
      </div>
      <Buildings player={player} name={names[of] ?? ''} lang={lang} />
    </div>
  );
}

function Dice({ view, of, lang }: PlayerProps) {
  const { dice = [], white = [] } = view.players[of] ?? {};
  if (dice.length + white.length === 0) return undefined;
  return (
    <p className={styles.dice} role="img" aria-label={diceWords({ dice, white }, lang)}>
      {dice.map((value, i) => (
        <Die key={`d${i}`} value={value} kind="coloured" seat={of} size="1.35rem" />
      ))}
      {white.map((value, i) => (
        <Die key={`w${i}`} value={value} kind="white" seat={of} size="1.35rem" />
      ))}
    </p>
  );
}

/** Signs for the Envoy, the King's die, knowing the enemy, and having chosen or passed. */
function Signs({ view, of, seat, lang }: PlayerProps) {
  const say = screenWords(lang);
  const signs: readonly (readonly [sign: string, icon: IconName, isShown: boolean])[] = [
    ['envoy', 'envoy', view.envoy === of],
    ['aidDie', 'aid', view.aidDie === of && (view.phase === 'aid' || view.phase === 'spring')],
    ['knows', 'peek', !view.revealed && view.peeked.includes(of)],
  ];
  const shown = signs.filter(([, , isShown]) => isShown);
  const said =
    view.stage === 'influence' && view.passed.includes(of) && of !== seat
      ? say('table.passed')
      : view.stage === 'aid' && view.chosen.includes(of)
        ? say('player.chosen')
        : undefined;
  if (shown.length === 0 && said === undefined) return undefined;
  return (
    <p className={styles.signs}>
      {shown.map(([sign, icon]) => (
        <span key={sign} title={say(`player.${sign}`)} data-sign={sign}>
          <Icon name={icon} size="1.15rem" />
          <Unseen>{say(`player.${sign}`)}</Unseen>
        </span>
      ))}
      {said === undefined ? undefined : <em>{said}</em>}
    </p>
  );
}
