import { Button, Panel } from '@four-crowns/ui-kit';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './Screen.module.css';
import { gameWords, screenWords } from './words.ts';
import type { Props } from './words.ts';

/** The viewer's cards. A card that cannot be bid now stays in its place, and pressing it is refused with the rule. */
export function Hand({ view, seat, choices, lang, act }: Props) {
  const row = useRef<HTMLDivElement>(null);
  if (seat === undefined) return undefined;
  const say = screenWords(lang);
  const isAsked = choices.length > 0;
  const cards = (view.hands[seat] ?? []).filter((card) => card !== view.bids[seat]);
  const walk = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === 0 || at < 0) return;
    e.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus({ preventScroll: true });
  };
  return (
    <Panel label={say('hand.label')}>
      <div
        ref={row}
        role="group"
        aria-label={say('hand.label')}
        className={styles.hand}
        data-cards={cards.length}
        onKeyDown={walk}
      >
        {cards.length === 0 ? <p>{say('hand.empty')}</p> : undefined}
        {cards.map((card) => (
          <Button
            key={card}
            primary={isAsked}
            idle={!isAsked}
            className={styles.pick ?? ''}
            data-card={card}
            aria-label={gameWords(lang)('actions.bid', { card })}
            onClick={() => act({ type: 'bid', card })}
          >
            {card}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
