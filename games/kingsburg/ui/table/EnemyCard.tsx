import type { Lang } from '@four-crowns/ui-kit';
import { Unseen } from '@four-crowns/ui-kit';
import type { EnemyFacts } from '../../src/data.ts';
import { Amounts } from '../art/Goods.tsx';
import { Foe } from '../art/Medallion.tsx';
import { gameWords, screenWords } from '../words.ts';
import { stakes } from './stakes.ts';
import styles from './Table.module.css';

interface EnemyCardProps {
  /** Undefined while it is face down. */
  readonly enemy: EnemyFacts | undefined;
  readonly lang: Lang;
}

/** This year's enemy: face, strength, what it takes and what it brings. */
export function EnemyCard({ enemy, lang }: EnemyCardProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  return (
    <figure className={styles.enemy} data-known={enemy === undefined ? undefined : ''}>
      <Foe race={enemy?.race} size="3.4rem" />
      {enemy === undefined ? (
        <figcaption>
          <strong>{say('table.unknown')}</strong>
        </figcaption>
      ) : (
        <figcaption>
          <strong>
            {word(`race.${enemy.race}`)} <b className={styles.force}>{enemy.strength}</b>
          </strong>
          <span className={styles.stake}>
            <em>{say('table.takes')}</em>
            <Amounts of={{ ...enemy.losses }} size="1.1rem" />
            <Unseen>{stakes(enemy.losses, lang)}</Unseen>
          </span>
          <span className={styles.stake}>
            <em>{say('table.brings')}</em>
            <Amounts of={{ ...enemy.spoils }} size="1.1rem" />
            <Unseen>{stakes(enemy.spoils, lang)}</Unseen>
          </span>
        </figcaption>
      )}
    </figure>
  );
}
