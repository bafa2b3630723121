import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useId, useState } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Tile } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { Medallion } from '../art/Medallion.tsx';
import { tilesPlace } from '../board/use-flights.ts';
import { actionAt, usableTiles } from '../model/aim.ts';
import { idleOf, tilesOf } from '../model/tiles.ts';
import type { HeldTile } from '../model/tiles.ts';
import { gameWords, refuse, screenWords } from '../words.ts';
import styles from './Hand.module.css';

interface TilesProps extends ScreenProps<View, Action, Event, string> {
  readonly seat: number;
}

/** Location tiles. Selecting one highlights its targets; one that cannot be used now says why in advance. */
export function Tiles({ view, seat, choices, names, lang, chosen, choose, act }: TilesProps) {
  const [looked, setLooked] = useState<Tile>();
  const word = gameWords(lang);
  const say = screenWords(lang);
  const helpId = useId();
  const tiles = tilesOf(view, seat);
  const usable = usableTiles(choices);
  // Of two identical tiles, only the one that can be used can be the selected one.
  const taken = tiles.findIndex(
    ({ tile, state }) => tile === chosen && state === 'ready' && usable.has(tile),
  );

  const help = (tile: Tile): string => {
    const idle = idleOf(view, tile);
    return idle === undefined ? word(`tileHelp.${tile}`) : refuse(idle.refusal, names, lang);
  };
  const take = ({ tile }: HeldTile) => {
    // Of two identical tiles, the unused one is meant.
    if (usable.has(tile)) {
      choose(chosen === tile ? undefined : tile);
      return;
    }
    if (choices.length === 0) return;
    // Sent although illegal, because the refusal leads to the rule that forbids it.
    const refused = actionAt({ by: 'tile', tile }, view.settlements[seat]?.[0] ?? 'A1');
    if (refused !== undefined) act(refused);
  };
  const shown = looked ?? tiles[taken]?.tile;
  return (
    <div className={styles.tiles} role="group" aria-label={say('hand.tiles')}>
      <div className={styles.row} {...tilesPlace(seat)}>
        {tiles.map((held, i) => (
          <button
            key={held.hex}
            type="button"
            className={styles.tile}
            data-tile={held.tile}
            data-state={held.state}
            data-usable={held.state === 'ready' && usable.has(held.tile) ? '' : undefined}
            aria-pressed={i === taken}
            aria-describedby={`${helpId}-${i}`}
            onClick={() => take(held)}
            onPointerOver={() => setLooked(held.tile)}
            onPointerLeave={() => setLooked(undefined)}
            onFocus={() => setLooked(held.tile)}
            onBlur={() => setLooked(undefined)}
          >
            <Medallion tile={held.tile} size="2.6rem" />
            <span className={styles.tileName}>{word(`tile.${held.tile}`)}</span>
            <span className={styles.state}>{say(`hand.${held.state}`)}</span>
            <Unseen id={`${helpId}-${i}`}>{help(held.tile)}</Unseen>
          </button>
        ))}
      </div>
      <p className={styles.help} aria-hidden="true">
        {shown !== undefined
          ? help(shown)
          : view.stage === 'over'
            ? ''
            : tiles.length === 0
              ? say('hand.noTiles')
              : usable.size > 0
                ? say('hand.takeUp')
                : ''}
      </p>
    </div>
  );
}
