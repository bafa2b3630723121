import { isUnit, kindOf } from '../model/cards.ts';
import { whyIdle } from '../model/aim.ts';
import type { Aim, Props } from '../model/aim.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Hand.module.css';

/** What the card pointed at or selected can do. */
export function About({ props, aim }: { readonly props: Props; readonly aim: Aim }) {
  const { choices, lang } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const { shown } = aim;
  if (shown === undefined) {
    return (
      <p className={styles.about} data-rest="" aria-hidden="true">
        {say(aim.isReturning ? 'board.chooseReturn' : choices.length > 0 ? 'board.takeUp' : 'hand.pick')}
      </p>
    );
  }
  const why = aim.isReturning ? undefined : whyIdle(props, shown);
  return (
    <p className={styles.about} aria-live="polite">
      <b>{word(`card.${shown}`)}</b> {word(`cardHelp.${kindOf(shown).type}`)}
      {isUnit(shown) && aim.places.size > 0 ? (
        <em> {say('hand.targets', { count: aim.places.size })}</em>
      ) : why === undefined ? undefined : (
        <em> {why}</em>
      )}
    </p>
  );
}
