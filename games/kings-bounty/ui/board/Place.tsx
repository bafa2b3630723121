import { Unseen } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { HoldingFace } from '../art/CardFace.tsx';
import type { Place } from '../model/aim.ts';
import styles from './Board.module.css';

interface PlaceProps {
  readonly item: string;
  readonly place: Place;
  readonly placeKey: string;
  readonly label: string;
  readonly isLit: boolean;
  readonly isNew: boolean;
  readonly isPointed: boolean;
  readonly isCounted: boolean;
  readonly isCursor: boolean;
  readonly onChoose: (place: Place) => void;
  readonly onRead: (place: Place | undefined) => void;
}

/** A holding in front of a player, with its garrison. */
export const PlaceCard = memo(function PlaceCard(props: PlaceProps) {
  const { place, isLit, isNew, isPointed, isCounted, onChoose, onRead } = props;
  return (
    <button
      type="button"
      className={styles.place}
      data-item={props.item}
      data-place={props.placeKey}
      data-lit={isLit ? '' : undefined}
      data-new={isNew ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      data-counted={isCounted ? '' : undefined}
      tabIndex={props.isCursor ? 0 : -1}
      onClick={() => onChoose(place)}
      onPointerOver={() => onRead(place)}
      onPointerLeave={() => onRead(undefined)}
      onFocus={() => onRead(place)}
      onBlur={() => onRead(undefined)}
    >
      <HoldingFace holding={place.holding} garrison={place.garrison} />
      <Unseen>{props.label}</Unseen>
    </button>
  );
});
