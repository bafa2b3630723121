import { Button, Panel } from '@four-crowns/ui-kit';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Card } from '../../src/data.ts';
import { homeOf } from '../board/use-flights.ts';
import { aimOf, handOf, playable, whyIdle } from '../model/aim.ts';
import type { Props } from '../model/aim.ts';
import { isHolding } from '../model/cards.ts';
import { readChosen, writeChosen } from '../model/chosen.ts';
import { screenWords } from '../words.ts';
import { About } from './About.tsx';
import styles from './Hand.module.css';
import { HandCard, ReturnedCard } from './HandCard.tsx';

/** The viewer's cards. A spectator has none. */
export function Hand(props: Props) {
  const { view, seat, choices, lang, chosen, choose, act } = props;
  const row = useRef<HTMLDivElement>(null);
  if (seat === undefined) return undefined;
  const say = screenWords(lang);
  const hand = handOf(props);
  const aim = aimOf(props);
  const canPlay = playable(choices);
  const { taken, looked } = readChosen(chosen);
  const isAsked = choices.length > 0;
  const mayEnd = choices.some(({ type }) => type === 'done');
  // Only the current player can have cards under the deck that are still to be drawn for.
  const returned = view.current === seat && view.returned > 0 ? view.queue.slice(-view.returned) : [];

  const take = (card: Card) => {
    if (!isAsked) return;
    if (aim.isReturning) {
      // From now on the stage shows that cards are being returned. After undoing them all, the choice is free again.
      choose(undefined);
      act({ type: 'return', card });
    } else choose(writeChosen({ taken: aim.taken === card ? undefined : card, looked: undefined }));
  };
  const look = (card: Card | undefined) => {
    if (card !== looked) choose(writeChosen({ taken, looked: card }));
  };
  const giveBack = () => {
    if (!isAsked) return;
    if (aim.taken === undefined) choose(taken === 'return' ? undefined : 'return~');
    else {
      choose(undefined);
      act({ type: 'return', card: aim.taken });
    }
  };
  const isBuilding = aim.taken !== undefined && isHolding(aim.taken);
  const finish = () => {
    if (!isAsked) return;
    if (aim.taken !== undefined && isHolding(aim.taken)) {
      choose(undefined);
      act({ type: 'play-holding', card: aim.taken });
    } else {
      choose(undefined);
      act({ type: 'done' });
    }
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape') {
      choose(undefined);
      return;
    }
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    const cards = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = cards.findIndex((card) => card === document.activeElement);
    if (step === 0 || at < 0) return;
    e.preventDefault();
    cards[(at + step + cards.length) % cards.length]?.focus({ preventScroll: true });
  };
  return (
    <Panel label={say('hand.label')} className={styles.hand}>
      <div
        ref={row}
        className={styles.cards}
        role="group"
        aria-label={say('hand.label')}
        data-asked={isAsked ? '' : undefined}
        data-returning={aim.isReturning ? '' : undefined}
        onKeyDown={onKeyDown}
        {...homeOf(seat)}
      >
        {hand.map((card, i) => (
          <HandCard
            // Equal cards are interchangeable, so they are numbered in order.
            key={`${card} ${hand.slice(0, i).filter((other) => other === card).length}`}
            card={card}
            lang={lang}
            isTaken={aim.taken === card && hand.indexOf(card) === i}
            isPlayable={canPlay.has(card)}
            why={whyIdle(props, card)}
            isReturning={aim.isReturning}
            onTake={take}
            onLook={look}
          />
        ))}
        {returned.map(({ card }, i) => (
          <ReturnedCard key={i} card={card} order={i + 1} lang={lang} />
        ))}
        {hand.length + returned.length === 0 ? (
          <p className={styles.empty}>{say('hand.empty')}</p>
        ) : undefined}
      </div>
      <About props={props} aim={aim} />
      <div className={styles.buttons}>
        <Button
          idle={!isAsked}
          aria-pressed={aim.isReturning}
          className={styles.button ?? ''}
          data-action="return-cards"
          title={say('hand.returnHint')}
          onClick={giveBack}
        >
          {say('hand.return')}
        </Button>
        <Button
          primary={mayEnd || isBuilding}
          idle={!mayEnd && !isBuilding}
          className={styles.button ?? ''}
          data-action={isBuilding ? 'build' : 'done'}
          onClick={finish}
        >
          {say(isBuilding ? 'hand.build' : 'hand.done')}
        </Button>
      </div>
    </Panel>
  );
}
