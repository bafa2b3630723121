import { Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { TERRAINS } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { Swatch } from '../art/Medallion.tsx';
import { CardBack } from '../art/TerrainCard.tsx';
import { gameWords, screenWords } from '../words.ts';
import styles from './Table.module.css';

type Counts = View['discard'];

function sumOf(counts: Counts): number {
  return TERRAINS.reduce((sum, terrain) => sum + counts[terrain], 0);
}

interface PilesProps {
  readonly view: View;
  readonly lang: Lang;
}

/** KB-2.6: it is public how many cards are left, and which are discarded or gone. */
export const Piles = memo(function Piles({ view, lang }: PilesProps) {
  const say = screenWords(lang);
  return (
    <section className={styles.piles} aria-label={say('table.pile')}>
      <div className={styles.pile}>
        <span className={styles.stack}>
          <CardBack />
        </span>
        <strong>{view.pile}</strong>
        <span className={styles.pileName}>{say('table.pile')}</span>
      </div>
      <div className={styles.open}>
        <Breakdown label={say('table.discard')} counts={view.discard} lang={lang} />
        {sumOf(view.removed) === 0 ? undefined : (
          <Breakdown label={say('table.removed')} counts={view.removed} lang={lang} />
        )}
      </div>
    </section>
  );
}, isSame);

/** Most moves draw no card, so most views change nothing here. */
function isSame(before: PilesProps, after: PilesProps): boolean {
  const [a, b] = [before.view, after.view];
  return (
    before.lang === after.lang &&
    a.pile === b.pile &&
    TERRAINS.every((t) => a.discard[t] === b.discard[t] && a.removed[t] === b.removed[t])
  );
}

function Breakdown({
  label,
  counts,
  lang,
}: {
  readonly label: string;
  readonly counts: Counts;
  readonly lang: Lang;
}) {
  const word = gameWords(lang);
  return (
    <div>
      <p className={styles.pileName}>
        {label} <strong>{sumOf(counts)}</strong>
      </p>
      <ul className={styles.kinds}>
        {TERRAINS.map((terrain) => (
          <li
            key={terrain}
            data-none={counts[terrain] === 0 ? '' : undefined}
            title={word(`terrain.${terrain}`)}
          >
            <Swatch terrain={terrain} size="1.3rem" />
            <Unseen>{word(`terrain.${terrain}`)}</Unseen>
            <span>{counts[terrain]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
