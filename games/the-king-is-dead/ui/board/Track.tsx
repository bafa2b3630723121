import { Unseen } from '@four-crowns/ui-kit';
import { FACTIONS } from '../../src/data.ts';
import type { Region } from '../../src/data.ts';
import { ResultMark, SealMark } from '../art/Disc.tsx';
import { PieceMark } from '../art/Piece.tsx';
import { majorityOf } from '../model/majority.ts';
import { stateWords } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import { handlers } from './Towers.tsx';
import type { Spots } from './Towers.tsx';
import styles from './Track.module.css';

interface TrackProps {
  readonly spots: Spots;
  readonly slots: readonly Region[];
}

/** The eight region cards on their slots: the order of struggles, and how each would end now. */
export function Track({ spots, slots }: TrackProps) {
  const { lang } = spots;
  return (
    <ol className={styles.track} aria-label={screenWords(lang)('order.label')}>
      {slots.map((region, slot) => (
        <li key={region}>
          <SlotCard
            region={region}
            slot={slot}
            spots={spots}
            isFirst={
              spots.view.stage !== 'over' && slots.find((r) => spots.view.results[r] === null) === region
            }
          />
        </li>
      ))}
    </ol>
  );
}

interface SlotProps {
  readonly region: Region;
  readonly slot: number;
  readonly spots: Spots;
  readonly isFirst: boolean;
}

function SlotCard({ region, slot, spots, isFirst }: SlotProps) {
  const { view, lang, after, current, tokenOf, isPicked } = spots;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const result = view.results[region];
  const token = tokenOf(`slot:${region}`, `disc:${region}`);
  const picked = isPicked(`slot:${region}`);
  const sealed = view.cardDiscs.includes(region) || isPicked(`disc:${region}`);
  const spot = `slot:${region}`;
  const majority = majorityOf(after[region]);
  const before = majorityOf(view.map[region]);
  const changes = result === null && (before.leader !== majority.leader || before.margin !== majority.margin);
  return (
    <button
      type="button"
      className={styles.slot}
      tabIndex={current === spot ? 0 : -1}
      data-lit={token === undefined ? undefined : ''}
      data-picked={picked ? '' : undefined}
      data-first={isFirst ? '' : undefined}
      data-decided={result === null ? undefined : ''}
      data-moved={view.slots[slot] === region ? undefined : ''}
      data-token={token}
      {...handlers(spots, spot, token ?? `slot:${region}`)}
    >
      <b className={styles.number} aria-hidden="true">
        {slot + 1}
      </b>
      <span className={styles.name}>{word(`region.${region}`)}</span>
      <Unseen>
        {', '}
        {say('board.state', {
          slot: slot + 1,
          state: stateWords(view, region, after[region], lang),
        })}
        {isFirst ? `, ${say('board.contested')}` : ''}
        {sealed ? `, ${say('order.sealed')}` : ''}
        {token === undefined ? '' : `, ${say('board.lit')}`}
      </Unseen>
      <span className={styles.state} aria-hidden="true" data-changes={changes ? '' : undefined}>
        {result !== null ? (
          <ResultMark result={result} size="1.6em" />
        ) : majority.leader !== undefined ? (
          <>
            <PieceMark faction={majority.leader} size="1.35em" />
            <i>+{majority.margin}</i>
            <em>{word(`faction.${majority.leader}`)}</em>
          </>
        ) : (
          <>
            <i className={styles.tie}>=</i>
            <em>{say(majority.isEmpty ? 'board.emptyShort' : 'board.tieShort')}</em>
          </>
        )}
      </span>
      {result === null ? (
        <span className={styles.counts} aria-hidden="true">
          {FACTIONS.filter((f) => f !== 'viking' || view.options.vikings).map((f) => (
            <span key={f} data-none={after[region][f] === 0 ? '' : undefined}>
              <PieceMark faction={f} size="1.15em" />
              {after[region][f]}
            </span>
          ))}
        </span>
      ) : undefined}
      {sealed ? (
        <span className={styles.seal} title={say('order.sealed')}>
          <SealMark size="100%" />
        </span>
      ) : undefined}
    </button>
  );
}
