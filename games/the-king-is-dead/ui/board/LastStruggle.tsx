import type { Event } from '../../src/events.ts';
import type { Lang, Seen } from '@four-crowns/ui-kit';
import { FACTIONS } from '../../src/data.ts';
import { ResultMark } from '../art/Disc.tsx';
import { PieceMark } from '../art/Piece.tsx';
import { scenesOf } from '../model/happened.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Board.module.css';

/** What the last struggle was about, shown until the viewer has acted again. */
export function LastStruggle({
  recent,
  lang,
}: {
  readonly recent: readonly Seen<Event>[];
  readonly lang: Lang;
}) {
  const last = scenesOf(recent).at(-1)?.struggle;
  if (last === undefined) return undefined;
  const say = screenWords(lang);
  const result = last.winner === 'none' ? 'unstable' : last.winner === 'viking' ? 'vikings' : last.winner;
  return (
    <div className={styles.last} data-part="last-struggle">
      <span className={styles.lastLabel}>{say('scene.last')}</span>
      <strong>{gameWords(lang)(`region.${last.region}`)}</strong>
      <span className={styles.lastCounts} aria-hidden="true">
        {FACTIONS.filter((f) => last[f] > 0).map((f) => (
          <span key={f}>
            <PieceMark faction={f} />
            {last[f]}
          </span>
        ))}
        <ResultMark result={result} size="1.7em" />
      </span>
      <span>{say('scene.won', { winner: last.winner })}</span>
    </div>
  );
}
