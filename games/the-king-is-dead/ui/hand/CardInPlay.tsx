import type { Event } from '../../src/events.ts';
import { Button, splitOf } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { CardMark } from '../art/CardMark.tsx';
import { SealMark } from '../art/Disc.tsx';
import { Pictogram } from '../art/Pictogram.tsx';
import { PieceMark } from '../art/Piece.tsx';
import type { Token } from '../model/tokens.ts';
import type { Pressing } from '../model/use-guide.ts';
import { gameWords, screenWords, valuesOf } from '../words.ts';
import { topOf } from '../model/piles.ts';
import { Chips } from './Chips.tsx';
import styles from './Hand.module.css';
import type { Picks } from '../model/guide.ts';

interface InPlayProps extends ScreenProps<View, Action, Event, Picks> {
  readonly pressing: Pressing;
}

/** The card being resolved, what has been picked for it, and what its effect would be. */
export function CardInPlay(props: InPlayProps) {
  const { view, names, lang, pressing } = props;
  const { guide } = pressing;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const card = view.effect ?? topOf(view, view.current ?? 0) ?? null;
  const isSummon = view.stage === 'summon' || view.stage === 'saxon-summon';
  const picks = [...guide.implied, ...guide.picked];
  return (
    <div className={styles.inPlay} data-begun={picks.length > 0 ? '' : undefined}>
      {card === null || isSummon ? undefined : (
        <header>
          <CardMark card={card} size="3.2rem" />
          <div>
            <h3>
              {view.card === 'spy'
                ? say('hand.copied', { card: word(`card.${card}`) })
                : word(`card.${card}`)}
            </h3>
            <span className={styles.picture}>
              <Pictogram card={card} height="1.2rem" />
            </span>
          </div>
        </header>
      )}
      <p className={styles.rule}>
        {isSummon
          ? view.stage === 'summon'
            ? say('hand.summon')
            : word('prompts.saxon-summon')
          : card === null
            ? ''
            : word(`cardHelp.${card}`)}
      </p>
      {picks.length === 0 ? undefined : (
        <ul className={styles.picks}>
          {picks.map((token, i) => (
            <li key={i}>
              <Pick token={token} {...{ word }} />
            </li>
          ))}
        </ul>
      )}
      <Chips view={view} lang={lang} names={names} pressing={pressing} />
      {guide.action === undefined ? undefined : (
        <p className={styles.outcome}>
          {word(`actions.${guide.action.type}`, valuesOf(guide.action, names, lang))}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          primary={guide.action !== undefined}
          idle={guide.action === undefined}
          data-action="carry-out"
          onClick={() => pressing.carryOut()}
        >
          {say('hand.carryOut')}
        </Button>
        <Button
          idle={guide.picked.length === 0}
          data-action="start-over"
          onClick={() => pressing.startOver()}
        >
          {say('hand.startOver')}
        </Button>
      </div>
    </div>
  );
}

/** Something picked, as briefly as possible. */
function Pick({ token, word }: { readonly token: Token; readonly word: ReturnType<typeof gameWords> }) {
  const parts = splitOf(token);
  switch (parts[0]) {
    case 'follower':
      return (
        <>
          <PieceMark faction={parts[2]} /> {word(`region.${parts[1]}`)}
        </>
      );
    case 'put':
      return (
        <>
          <PieceMark faction={parts[1]} /> {word(`region.${parts[2]}`)}
        </>
      );
    case 'add':
      return (
        <>
          + <PieceMark faction={parts[1]} />
        </>
      );
    case 'back':
      return (
        <>
          − <PieceMark faction={parts[1]} />
        </>
      );
    case 'disc':
      return parts[1] === 'none' ? undefined : (
        <>
          <SealMark /> {word(`region.${parts[1]}`)}
        </>
      );
    default:
      return parts[1] === undefined ? undefined : <>{word(`region.${parts[1]}`)}</>;
  }
}
