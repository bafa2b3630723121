import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { Unseen, usePace } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Player } from '../../src/position.ts';
import type { View } from '../../src/view.ts';
import { Die } from '../art/Die.tsx';
import { facesOf, hasDice, lightsOf, NOTHING, sumOf, takenOf, chosenFrom } from '../model/aim.ts';
import type { Taken } from '../model/aim.ts';
import { rolledIn } from '../model/rolled.ts';
import { screenWords } from '../words.ts';
import { OtherWay, Pass, PlaceButton } from './Place.tsx';
import { Switches } from './Switches.tsx';
import styles from './Hand.module.css';

interface TrayProps extends ScreenProps<View, Action, Event, Taken> {
  readonly seat: number;
  readonly player: Player;
}

/** Once the advisors help, dice left in hand no longer matter. */
const IN_PLAY: readonly View['stage'][] = ['roll', 'reroll', 'rerolling', 'influence'];

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place)
    ? places.filter((other) => other !== place)
    : [...places, place].toSorted((a, b) => a - b);

/** The dice in hand. The selected ones are added up here, and the court highlights where they lead. */
export function Tray(props: TrayProps) {
  const { view, seat, player, choices, chosen, choose, events, speed, lang } = props;
  const say = screenWords(lang);
  const pace = usePace(speed);
  const taken = takenOf(view, seat, chosen);
  const isPlacing = view.stage === 'influence' && !view.passed.includes(seat);
  if (player.dice.length + player.white.length === 0 || !IN_PLAY.includes(view.stage)) return undefined;
  const take = (next: Taken) => choose(chosenFrom(next));
  const isFresh = pace > 0 && rolledIn(events, seat);
  const sum = sumOf(facesOf(view, seat, taken), taken.plusTwo);
  const hand = [
    ...player.dice.map((value, place) => ({ value, place, kind: 'coloured' as const })),
    ...player.white.map((value, place) => ({ value, place, kind: 'white' as const })),
  ];
  const isUp = ({ kind, place }: (typeof hand)[number]) =>
    (kind === 'white' ? taken.white : taken.dice).includes(place);
  return (
    <div className={styles.tray}>
      <div className={styles.dice} role="group" aria-label={say('hand.dice')}>
        {hand.map((die, i) => (
          <button
            key={`${die.kind}${die.place}`}
            type="button"
            className={styles.die}
            data-die={die.value}
            data-kind={die.kind}
            data-tumbling={isFresh ? '' : undefined}
            style={{ '--order': i, '--pace': pace }}
            aria-pressed={isPlacing && isUp(die)}
            aria-disabled={!isPlacing}
            aria-label={say(die.kind === 'white' ? 'hand.extraDie' : 'hand.die', { value: die.value })}
            onClick={() => {
              if (!isPlacing) return;
              take(
                die.kind === 'white'
                  ? { ...taken, white: toggled(taken.white, die.place) }
                  : { ...taken, dice: toggled(taken.dice, die.place) },
              );
            }}
          >
            <Die value={die.value} kind={die.kind} seat={seat} size="100%" />
          </button>
        ))}
        <output className={styles.sum} data-on={hasDice(taken) ? '' : undefined}>
          <span aria-hidden="true">{hasDice(taken) ? `= ${sum}` : ''}</span>
          <Unseen>{hasDice(taken) ? say('hand.sum', { sum }) : ''}</Unseen>
        </output>
      </div>
      {isPlacing ? (
        <>
          <Switches {...props} taken={taken} take={take} />
          <div className={styles.place}>
            <PlaceButton {...props} taken={taken} lights={lightsOf(view, seat, choices, taken)} />
            <OtherWay {...props} taken={taken} take={take} />
            {chosen === undefined ? undefined : (
              <button type="button" className={styles.plain} onClick={() => take(NOTHING)}>
                {say('hand.clear')}
              </button>
            )}
            <Pass {...props} />
          </div>
        </>
      ) : undefined}
    </div>
  );
}
