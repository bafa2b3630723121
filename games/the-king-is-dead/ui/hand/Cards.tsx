import type { Event } from '../../src/events.ts';
import { Button, splitOf, Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useId, useState } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Card } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { CardMark } from '../art/CardMark.tsx';
import { SealMark } from '../art/Disc.tsx';
import { Pictogram } from '../art/Pictogram.tsx';
import { cardHelp } from '../model/card-help.ts';
import type { Token } from '../model/tokens.ts';
import { isDirect } from '../model/use-guide.ts';
import type { Pressing } from '../model/use-guide.ts';
import { gameWords, screenWords } from '../words.ts';
import { Chips } from './Chips.tsx';
import styles from './Hand.module.css';
import type { Picks } from '../model/guide.ts';

interface CardsProps extends ScreenProps<View, Action, Event, Picks> {
  readonly seat: number;
  readonly pressing: Pressing;
}

/** The hand. Pointing at a card shows its text and choosing it plays it; on a touch screen that takes two taps. */
export function Cards(props: CardsProps) {
  const { view, seat, choices, lang, names, pressing } = props;
  const { guide, press } = pressing;
  const [looked, setLooked] = useState<Card>();
  const helpId = useId();
  const say = screenWords(lang);
  const word = gameWords(lang);
  const hand = view.hands[seat] ?? [];
  const kinds = [...new Set(hand)];
  const isMine = choices.length > 0;
  const [taken] = guide.picked.map(splitOf).flatMap((parts) => (parts[0] === 'card' ? [parts[1]] : []));
  const shown = looked ?? taken;
  const help = (card: Card): string => cardHelp(view, card, names, lang);
  const playable = (card: Card) => choices.some((choice) => choice.type === 'play' && choice.card === card);
  const armed = taken !== undefined && guide.action !== undefined;
  return (
    <>
      <ul className={styles.cards}>
        {kinds.map((card) => {
          const count = hand.filter((other) => other === card).length;
          const token: Token = `card:${card}`;
          return (
            <li key={card}>
              <button
                type="button"
                className={styles.card}
                data-card={card}
                data-usable={playable(card) ? '' : undefined}
                aria-pressed={taken === card}
                aria-disabled={!playable(card)}
                aria-describedby={`${helpId}-${card}`}
                onClick={(e) => {
                  if (isMine) press(token, isDirect(e));
                }}
                onPointerOver={() => setLooked(card)}
                onPointerLeave={() => setLooked(undefined)}
                onFocus={() => setLooked(card)}
                onBlur={() => setLooked(undefined)}
              >
                <CardMark card={card} size="1.75rem" />
                <span className={styles.name}>
                  {word(`card.${card}`)}
                  {count > 1 ? <b> ×{count}</b> : undefined}
                </span>
                <span className={styles.picture}>
                  <Pictogram card={card} />
                </span>
                <Unseen id={`${helpId}-${card}`}>{help(card)}</Unseen>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <p className={styles.help} aria-hidden="true">
          {shown !== undefined
            ? help(shown)
            : hand.length === 0
              ? say('hand.empty')
              : isMine
                ? say('hand.hint')
                : say('hand.wait')}
        </p>
        <Chips view={view} lang={lang} names={names} pressing={pressing} />
        <div className={styles.actions} hidden={view.stage === 'over'}>
          {armed ? (
            <Button primary data-action="carry-out" onClick={pressing.carryOut}>
              {say('hand.play')}
            </Button>
          ) : undefined}
          <Button
            idle={!isMine}
            className={styles.pass ?? ''}
            data-action="pass"
            onClick={() => {
              if (isMine) press('pass', true);
            }}
          >
            {word('actions.pass')}
          </Button>
        </div>
      </div>
      <OwnPile
        pile={(view.piles[seat] ?? []).flatMap((card) => card ?? [])}
        hasDisc={view.ownDiscs[seat] === true}
        {...{ say, word }}
      />
    </>
  );
}

interface OwnProps {
  readonly pile: readonly Card[];
  readonly hasDisc: boolean;
  readonly say: ReturnType<typeof screenWords>;
  readonly word: ReturnType<typeof gameWords>;
}

/** TKD-2.7: players can always look through their own pile. */
function OwnPile({ pile, hasDisc, say, word }: OwnProps) {
  return (
    <div className={styles.own}>
      {hasDisc ? (
        <span className={styles.seal} title={say('hand.disc')}>
          <SealMark size="1.5rem" />
          <Unseen>{say('hand.disc')}</Unseen>
        </span>
      ) : undefined}
      <span className={styles.ownLabel}>{pile.length === 0 ? say('hand.ownEmpty') : say('hand.own')}</span>
      <ol>
        {pile.map((card, i) => (
          <li key={i} title={word(`card.${card}`)}>
            <CardMark card={card} size="1.35rem" />
            <Unseen>{word(`card.${card}`)}</Unseen>
          </li>
        ))}
      </ol>
    </div>
  );
}
