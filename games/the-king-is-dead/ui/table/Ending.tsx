import type { Event } from '../../src/events.ts';
import type { Result } from '@four-crowns/core';
import { Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Crown } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { endingSentences } from '../../text/ending.ts';
import { UnstableMark } from '../art/Disc.tsx';
import { PieceMark } from '../art/Piece.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { powersOf } from '../model/majority.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Ending.module.css';
import type { Picks } from '../model/guide.ts';

type EndingProps = ScreenProps<View, Action, Event, Picks> & { readonly result: Result };

/** Who was crowned, what decided it, and the courts that decided it. This game has no points. */
export function Ending(props: EndingProps) {
  const { view, names, lang, result } = props;
  const [head, ...sentences] = endingSentences(view, result.outcome, names, lang, gameWords(lang));
  return (
    <div className={styles.ending} data-part="ending">
      {head === undefined ? undefined : (
        <>
          <p className={styles.crest}>
            <Crest view={view} />
          </p>
          <h3 className={styles.head}>{head}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <Courts {...props} />
    </div>
  );
}

function Crest({ view }: { readonly view: View }) {
  const [crowned] = view.atEnd?.power ?? [];
  if (view.ending === 'vikings') return <PieceMark faction="viking" size="4rem" />;
  if (view.ending !== 'coronation' || crowned === undefined) return <UnstableMark size="4rem" />;
  return (
    <>
      <svg viewBox="0 0 48 30" width="3.4rem" height="2.1rem" aria-hidden="true" focusable="false">
        <path
          d="M7 27L3 7l11 8L24 3l10 12l11-8l-4 20z"
          fill="#f0bb3f"
          stroke="#7a5410"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <PieceMark faction={crowned} size="4rem" />
    </>
  );
}

/** Factions by power with the courts beside them; the row that decided the victory is highlighted. */
function Courts({ view, names, lang, result }: EndingProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const rowThatDecided = decidingRow(view, result);
  const won = (seat: number) => (result.outcome.places[0] ?? []).includes(seat);
  const has = (seat: number, faction: Crown) =>
    (view.courts[seat]?.[faction] ?? 0) + (view.plot?.seat === seat && view.plot.faction === faction ? 1 : 0);
  const sets = (seat: number) =>
    view.atEnd?.sides.find(({ seats }) => seats.includes(seat))?.sets ??
    Math.min(...powersOf(view).map(({ faction }) => has(seat, faction)));
  return (
    <table className={styles.courts}>
      <caption>{say('ending.courts')}</caption>
      <thead>
        <tr>
          <td />
          {view.courts.map((_, seat) => (
            <th key={seat} scope="col" data-won={won(seat) ? '' : undefined}>
              <SeatMark seat={seat} size="1.6rem" />
              <span>{names[seat] ?? say('describe.saxons')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {powersOf(view).map(({ faction, regions }) => (
          <tr key={faction} data-decides={rowThatDecided === faction ? '' : undefined}>
            <th scope="row">
              <span>
                <PieceMark faction={faction} size="1.6rem" />
                {word(`faction.${faction}`)}
                <small>{say('table.regions', { count: regions.length })}</small>
              </span>
            </th>
            {view.courts.map((_, seat) => (
              <td key={seat}>{has(seat, faction)}</td>
            ))}
          </tr>
        ))}
        <tr data-decides={rowThatDecided === 'sets' ? '' : undefined}>
          <th scope="row">
            {say('table.sets')}
            {view.seats === 4 ? <Unseen>, {say('ending.together')}</Unseen> : undefined}
          </th>
          {view.courts.map((_, seat) => (
            <td key={seat}>{sets(seat)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function decidingRow(view: View, { outcome: { decidedBy } }: Result): string | undefined {
  if (decidedBy.endsWith('_strongest')) return view.atEnd?.power[0];
  if (decidedBy.endsWith('_second')) return view.atEnd?.power[1];
  return decidedBy.endsWith('_sets') ? 'sets' : undefined;
}
