import { Unseen, usePace } from '@four-crowns/ui-kit';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { TITLES } from '../../src/data.ts';
import { CardBack } from '../art/CardBack.tsx';
import { CardFace } from '../art/CardFace.tsx';
import { aimOf, keyOf, playOnto } from '../model/aim.ts';
import type { Place, Props } from '../model/aim.ts';
import { isHolding } from '../model/cards.ts';
import { readChosen } from '../model/chosen.ts';
import { countsFor } from '../model/counted.ts';
import { flightsOf, marksOf, placesOf } from '../model/happened.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Board.module.css';
import { fitCards } from './fit.ts';
import { Middle } from './Middle.tsx';
import { PlaceCard } from './Place.tsx';
import { effectText, placeName, placeReading, restReading } from './read.ts';
import { Realm } from './Realm.tsx';
import { useBox } from './use-box.ts';
import { useFlights } from './use-flights.ts';
import { useWalk } from './use-walk.ts';

/** Everybody's holdings, with the viewer's at the bottom and the deck between. */
export function Board(props: Props) {
  const { view, seat, lang, events, recent, pointed, chosen, choose, act } = props;
  const say = screenWords(lang);
  const pace = usePace(props.speed);
  const box = useRef<HTMLDivElement>(null);
  const stencils = useRef<HTMLDivElement>(null);
  const help = useId();
  const { width, height } = useBox(box);
  const [read, setRead] = useState<Place>();
  const [cursor, setCursor] = useState<string>();
  const aim = useMemo(() => aimOf(props), [props]);
  const marks = useMemo(() => marksOf(recent), [recent]);
  const shown = useMemo(() => new Set(placesOf(pointed)), [pointed]);
  const flights = useMemo(() => (pace === 0 ? [] : flightsOf(events)), [events, pace]);
  useFlights(stencils, flights, pace);

  const { looked } = readChosen(chosen);
  const title = TITLES.find((one) => one === looked);
  const seats = Array.from({ length: view.seats }, (_, of) => of);
  // The viewer sits at the bottom, the others in turn order.
  const below = seat ?? 0;
  const others = seats.slice(1).map((step) => (below + step) % view.seats);
  const countOf = (of: number): number => view.table[of]?.length ?? 0;
  // One more place than there are, for the next holding.
  const fit = fitCards(width, height, others.map(countOf), countOf(below) + 1);

  const letGo = () => choose(undefined);
  const onKeyDown = useWalk(box, letGo);
  const choosePlace = useCallback(
    (place: Place) => {
      const action = playOnto(aim.taken, place);
      if (action === undefined) return;
      // A card that is refused stays selected, so that another place can be tried.
      if (aim.places.has(keyOf(place))) choose(undefined);
      act(action);
    },
    [aim, act, choose],
  );
  const build = () => {
    if (aim.taken === undefined || !isHolding(aim.taken)) return;
    choose(undefined);
    act({ type: 'play-holding', card: aim.taken });
  };
  const onDeck = () => {
    if (aim.taken !== undefined) {
      choose(undefined);
      act({ type: 'return', card: aim.taken });
    } else if (props.choices.length > 0) choose(aim.isReturning ? undefined : 'return~');
  };

  const items = [
    ...others.flatMap((of) => itemsOf(of, countOf(of))),
    'deck',
    ...itemsOf(below, countOf(below)),
    ...(aim.canBuild ? ['plot'] : []),
  ];
  const current = cursor !== undefined && items.includes(cursor) ? cursor : 'deck';
  const realm = (of: number) => (
    <Realm key={of} props={props} of={of} isEmpty={countOf(of) === 0 && !(of === seat && aim.canBuild)}>
      {view.table[of]?.map(({ holding, garrison }, i) => {
        const place: Place = { seat: of, holding, garrison };
        const key = keyOf(place);
        const reading = placeReading(place, aim, props);
        return (
          <PlaceCard
            key={`${key} ${i}`}
            item={itemOf(of, i)}
            place={place}
            placeKey={key}
            label={[
              placeName(place, props),
              reading.text,
              ...(effectText(place, aim, props) === undefined ? [] : [say('board.lit')]),
            ].join(', ')}
            isLit={aim.places.has(key)}
            isNew={marks.has(key)}
            isPointed={shown.has(key)}
            isCounted={title !== undefined && countsFor(title, place)}
            isCursor={current === itemOf(of, i)}
            onChoose={choosePlace}
            onRead={setRead}
          />
        );
      })}
      {of === seat && aim.canBuild && aim.shown !== undefined ? (
        <button
          type="button"
          className={styles.plot}
          data-item="plot"
          data-lit=""
          tabIndex={current === 'plot' ? 0 : -1}
          onClick={build}
        >
          <CardFace card={aim.shown} />
          <span aria-hidden="true">{say('board.plot')}</span>
          <Unseen>{say('board.buildHere', { card: gameWords(lang)(`card.${aim.shown}`) })}</Unseen>
        </button>
      ) : undefined}
    </Realm>
  );
  return (
    <div
      ref={box}
      className={styles.board}
      role="group"
      aria-label={say('board.label')}
      aria-describedby={help}
      data-narrow={fit.isNarrow ? '' : undefined}
      data-aiming={aim.places.size > 0 || title !== undefined ? '' : undefined}
      data-still={pace === 0 ? '' : undefined}
      style={{ '--card': `${fit.card}px`, '--others': others.length, '--pace': pace }}
      onKeyDown={onKeyDown}
      onFocus={(e) => setCursor(e.target.dataset['item'])}
    >
      <Unseen id={help}>{say('board.help')}</Unseen>
      <div className={styles.others}>{others.map(realm)}</div>
      <Middle
        props={props}
        aim={aim}
        reading={read === undefined ? restReading(aim, props, fit.isNarrow) : placeReading(read, aim, props)}
        isNarrow={fit.isNarrow}
        isCursor={current === 'deck'}
        onDeck={onDeck}
      />
      {realm(below)}
      <div ref={stencils} hidden>
        {flights.map(({ card }, i) =>
          card === undefined ? <CardBack key={i} /> : <CardFace key={i} card={card} />,
        )}
      </div>
    </div>
  );
}

function itemOf(seat: number, index: number): string {
  return `place ${seat} ${index}`;
}

function itemsOf(seat: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => itemOf(seat, i));
}
