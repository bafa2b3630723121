import { Button } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import { useEffect, useState } from 'react';
import { FACTIONS } from '../../src/data.ts';
import { ResultDisc } from '../art/Disc.tsx';
import { Piece } from '../art/Piece.tsx';
import type { Scene as Told } from '../model/happened.ts';
import { gameWords, screenWords } from '../words.ts';
import { REGION_PATHS, PLACES } from './geography.ts';
import styles from './Scene.module.css';

const STAY_MS = 3400;

interface SceneProps {
  readonly scenes: readonly Told[];
  readonly pace: number;
  readonly lang: Lang;
}

/** TKD-6: followers line up, the strongest faction remains, and the disc falls. It ends by itself or when dismissed. */
export function Scenes({ scenes, pace, lang }: SceneProps) {
  const [told, setTold] = useState({ scenes, count: 0 });
  const count = told.scenes === scenes ? told.count : 0;
  const scene = pace === 0 ? undefined : scenes[count];
  useEffect(() => {
    if (scene === undefined) return undefined;
    const timer = setTimeout(() => setTold({ scenes, count: count + 1 }), STAY_MS * pace);
    return () => clearTimeout(timer);
  }, [scene, scenes, count, pace]);
  if (scene === undefined) return undefined;
  return (
    <Scene
      key={count}
      scene={scene}
      pace={pace}
      lang={lang}
      onSkip={() => setTold({ scenes, count: count + 1 })}
    />
  );
}

interface OneProps {
  readonly scene: Told;
  readonly pace: number;
  readonly lang: Lang;
  readonly onSkip: () => void;
}

function Scene({ scene, pace, lang, onSkip }: OneProps) {
  const { struggle, ending } = scene;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const result =
    struggle.winner === 'none' ? 'unstable' : struggle.winner === 'viking' ? 'vikings' : struggle.winner;
  const { x, y } = PLACES[struggle.region];
  const sides = FACTIONS.filter((f) => struggle[f] > 0);
  return (
    <section
      className={styles.scene}
      style={{ '--pace': pace }}
      aria-label={say('scene.title', { region: word(`region.${struggle.region}`) })}
      data-part="scene"
    >
      <svg className={styles.ground} viewBox={`${x - 190} ${y - 150} 380 300`} aria-hidden="true">
        <path d={REGION_PATHS[struggle.region]} />
      </svg>
      <h2 className={styles.title}>{say('scene.title', { region: word(`region.${struggle.region}`) })}</h2>
      <ul className={styles.sides}>
        {sides.map((faction, i) => (
          <li key={faction} data-wins={struggle.winner === faction ? '' : undefined} style={{ '--n': i }}>
            <span className={styles.rank} aria-hidden="true">
              {Array.from({ length: struggle[faction] }, (_, n) => (
                <svg key={n} viewBox="-26 -26 52 52">
                  <Piece faction={faction} />
                </svg>
              ))}
            </span>
            <strong>{struggle[faction]}</strong>
            <span>{word(`faction.${faction}`)}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.disc} viewBox="-48 -48 96 98" aria-hidden="true">
        <ResultDisc result={result} />
      </svg>
      <p className={styles.verdict}>
        {say('scene.won', { winner: struggle.winner })}
        {ending === undefined ? undefined : <em>{say(`scene.${ending}`)}</em>}
      </p>
      <Button onClick={onSkip}>{say('scene.skip')}</Button>
    </section>
  );
}
