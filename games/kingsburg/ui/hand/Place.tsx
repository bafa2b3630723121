import type { Event } from '../../src/events.ts';
import { Button } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Advisor } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { chooseAdvisor, hasDice, takeUp, waysTo, isSameTaken } from '../model/aim.ts';
import type { Light, Taken } from '../model/aim.ts';
import { valueOf } from '../model/court.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Hand.module.css';

interface PlaceProps extends ScreenProps<View, Action, Event, Taken> {
  readonly seat: number;
  readonly taken: Taken;
  readonly lights: ReadonlyMap<Advisor, Light>;
}

/** The advisors that the selected dice lead to, as buttons beside the dice, so that they need not be searched for. */
export function PlaceButton({ view, seat, choices, taken, lights, lang, choose, act }: PlaceProps) {
  const say = screenWords(lang);
  if (choices.length === 0) return undefined;
  const matches = [...lights].filter(([, light]) => light === 'match').map(([advisor]) => advisor);
  if (matches.length === 0) {
    return (
      <p className={styles.hint} data-sum={hasDice(taken) ? '' : undefined}>
        {hasDice(taken) ? say('hand.noMatch') : say('hand.pick')}
      </p>
    );
  }
  return matches
    .toSorted((a, b) => valueOf(a) - valueOf(b))
    .map((advisor) => (
      <Button
        key={advisor}
        primary
        className={styles.go ?? ''}
        data-action="influence"
        data-to={advisor}
        onClick={() => {
          const answer = chooseAdvisor(view, seat, choices, taken, advisor);
          if (answer.type !== 'act') return;
          choose(undefined);
          act(answer.action);
        }}
      >
        {valueOf(advisor)} {gameWords(lang)(`advisor.${advisor}`)}
      </Button>
    ));
}

interface OtherProps extends ScreenProps<View, Action, Event, Taken> {
  readonly seat: number;
  readonly taken: Taken;
  readonly take: (taken: Taken) => void;
}

/** Selects the next of several groups of dice that lead to the same advisor. */
export function OtherWay({ view, seat, choices, taken, take, lang }: OtherProps) {
  const say = screenWords(lang);
  for (const advisor of new Set(choices.flatMap((c) => (c.type === 'influence' ? [c.advisor] : [])))) {
    const ways = waysTo(view, choices, advisor).map((way) => takeUp(view, seat, way));
    const at = ways.findIndex((way) => isSameTaken(way, taken));
    const next = ways[(at + 1) % ways.length];
    if (at < 0 || ways.length < 2 || next === undefined) continue;
    return (
      <button type="button" className={styles.plain} onClick={() => take(next)}>
        {say('hand.otherWay', { at: at + 1, count: ways.length })}
      </button>
    );
  }
  return undefined;
}

export function Pass({ choices, lang, act }: ScreenProps<View, Action, Event, Taken>) {
  if (!choices.some(({ type }) => type === 'pass')) return undefined;
  return (
    <Button
      className={styles.pass ?? ''}
      data-action="pass"
      data-lit=""
      onClick={() => act({ type: 'pass' })}
    >
      {gameWords(lang)('actions.pass')}
    </Button>
  );
}
