import type { Event } from '../../src/events.ts';
import { Button } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { WareIcon } from '../art/Good.tsx';
import { Amounts, counted, othersThan } from '../art/Goods.tsx';
import { gameWords, valuesOf } from '../words.ts';
import styles from './Hand.module.css';
import type { Taken } from '../model/aim.ts';

/** Answers that decline come last, as text. */
const LEAVING: readonly Action['type'][] = ['keep', 'decline', 'stop_building', 'stop_recruiting'];

/** If there are more than this, they are drawn smaller. */
const MANY = 10;

/** Every legal answer except advisors and buildings, as a button. The pass is beside the dice instead. */
export function Choices({ choices, names, lang, act }: ScreenProps<View, Action, Event, Taken>) {
  const asked = choices.filter(({ type }) => type !== 'influence' && type !== 'build' && type !== 'pass');
  const answers = asked.filter(({ type }) => !LEAVING.includes(type));
  const leaving = asked.filter(({ type }) => LEAVING.includes(type));
  // KBG-12.8: four goods of the player's choice can be lost in fifteen ways.
  const isMany = answers.length > MANY;
  const button = (choice: Action, isLeaving: boolean) => {
    const words = gameWords(lang)(`actions.${choice.type}`, valuesOf(choice, names, lang));
    const picture = isLeaving ? undefined : pictureOf(choice, isMany ? '0.82rem' : '1.45rem');
    return (
      <Button
        key={JSON.stringify(choice)}
        className={picture === undefined ? (styles.said ?? '') : (styles.shown ?? '')}
        data-action={choice.type}
        data-lit=""
        aria-label={words}
        title={words}
        onClick={() => act(choice)}
      >
        {picture ?? words}
      </Button>
    );
  };
  if (asked.length === 0) return undefined;
  return (
    <div className={styles.choices} data-many={isMany ? '' : undefined}>
      {answers.map((choice) => button(choice, false))}
      {leaving.map((choice) => button(choice, true))}
    </div>
  );
}

function pictureOf(choice: Action, size: string) {
  switch (choice.type) {
    case 'aid':
      return <WareIcon ware={choice.good} size="2rem" />;
    case 'take':
    case 'recruit':
    case 'lose':
      return <Amounts of={counted(choice.goods)} size={size} />;
    case 'swap':
      return (
        <>
          <WareIcon ware={choice.good} size="1.45rem" />
          <span aria-hidden="true">→</span>
          {othersThan(choice.good).map((good) => (
            <WareIcon key={good} ware={good} size="1.45rem" />
          ))}
        </>
      );
    case 'town_hall':
      return (
        <>
          <WareIcon ware={choice.pay} size="1.45rem" />
          <span aria-hidden="true">→</span>
          <WareIcon ware="points" size="1.45rem" />
        </>
      );
    default:
      return undefined;
  }
}
