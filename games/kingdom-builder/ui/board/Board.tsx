import type { Event } from '../../src/events.ts';
import { hexAt, nearest, step, Unseen, useZoomPan, walk } from '@four-crowns/ui-kit';
import type { ScreenProps, Tap } from '@four-crowns/ui-kit';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { actionAt } from '../model/aim.ts';
import { GRID, hexName } from '../model/map.ts';
import { gameWords, screenWords, valuesOf } from '../words.ts';
import styles from './Board.module.css';
import { hexWords, inOneSentence } from './hex-words.ts';
import { Lights, Marks } from './Lights.tsx';
import { Loupe } from './Loupe.tsx';
import { Locations, Pieces } from './Pieces.tsx';
import { Pointers } from './Pointers.tsx';
import { ASPECT, boardPoint, fractionOf, SHEET } from './sheet.ts';
import { Terrain } from './Terrain.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { Spot } from './Tooltip.tsx';
import { useFlights } from './use-flights.ts';
import { usePicture } from './use-picture.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** If a hex is narrower than this it is too small for a thumb, so a tap opens the loupe. */
const THUMB = 34;
/** How far from a tap a highlighted hex may be and still be chosen, in units of the board. */
const REACH = 150;
const CENTRE = 190;

export function Board(props: ScreenProps<View, Action, Event, string>) {
  const { view, names, lang, chosen, choose, act, events } = props;
  const picture = usePicture(props);
  const { aim, targets, owners, preview } = picture;
  const lit = useMemo(() => new Set(targets), [targets]);
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Spot>();
  const [walked, setWalked] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const help = useId();
  const say = screenWords(lang);
  useFlights(sheet, events, picture.pace);

  const hover = hovered?.hex;
  const cursor = walked ?? targets[0] ?? CENTRE;
  const aimed = asked !== undefined && lit.has(asked) ? asked : undefined;
  const words = (hex: number) =>
    hexWords(hex, { view, names, lang, aim, owner: owners[hex], isTarget: lit.has(hex) });

  const actAt = (hex: number) => {
    const action = actionAt(aim, hexName(hex));
    if (action === undefined) return;
    setAsked(undefined);
    // A selected tile has now been used. After an illegal hex it stays selected, so that another hex can be tried.
    if (lit.has(hex) && chosen !== undefined) choose(undefined);
    act(action);
  };
  const pointAt = (clientX: number, clientY: number) => {
    const rect = sheet.current?.getBoundingClientRect();
    return rect === undefined ? undefined : boardPoint(rect, clientX, clientY);
  };
  const spotOf = (hex: number | undefined): Spot | undefined => {
    const inner = sheet.current?.getBoundingClientRect();
    const outer = box.current?.getBoundingClientRect();
    if (hex === undefined || inner === undefined || outer === undefined) return undefined;
    const { x, y } = fractionOf(hex);
    return {
      hex,
      x: inner.left - outer.left + x * inner.width,
      y: inner.top - outer.top + y * inner.height,
      gap: (inner.width * 62) / SHEET.width,
      width: outer.width,
    };
  };
  const onTap = ({ clientX, clientY, touch }: Tap): boolean => {
    const point = pointAt(clientX, clientY);
    if (point === undefined) return false;
    const hex = hexAt(GRID, point);
    const width = ((sheet.current?.getBoundingClientRect().width ?? 0) * 100) / SHEET.width;
    if (touch && width < THUMB) {
      const target = nearest(GRID, point, targets, REACH);
      setAsked(target);
      setHovered(target === undefined ? spotOf(hex) : undefined);
      if (target !== undefined) return false;
    }
    if (hex === undefined) return false;
    setWalked(hex);
    actAt(hex);
    return lit.has(hex);
  };
  const zoom = useZoomPan(box, stage, {
    most: 5,
    onTap,
    onHover: (at) => {
      const point = at === undefined ? undefined : pointAt(at.clientX, at.clientY);
      const hex = point === undefined ? undefined : hexAt(GRID, point);
      if (hex !== hovered?.hex) setHovered(spotOf(hex));
    },
  });

  const goTo = (hex: number) => {
    setWalked(hex);
    setHovered(undefined);
    if (sheet.current === null) return;
    const { x, y } = fractionOf(hex);
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = sheet.current;
    zoom.show(offsetLeft + x * offsetWidth, offsetTop + y * offsetHeight);
  };
  const letGo = () => {
    if (aimed !== undefined) setAsked(undefined);
    else if (chosen !== undefined) choose(undefined);
    else zoom.reset();
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.target !== e.currentTarget || e.ctrlKey || e.metaKey || e.altKey) return;
    const to = e.code === 'KeyN' ? step(targets, cursor, e.shiftKey) : walk(GRID, cursor, e.key);
    if (to !== undefined) goTo(to);
    else if (e.key === 'Enter' || e.key === ' ') actAt(cursor);
    else if (e.key === 'Escape') letGo();
    else if (e.key === '+' || e.key === '=') zoom.zoomBy(1.4);
    else if (e.key === '-') zoom.zoomBy(1 / 1.4);
    else if (e.key === '0') zoom.reset();
    else return;
    e.preventDefault();
  };

  const confirmed = aimed === undefined ? undefined : actionAt(aim, hexName(aimed));
  return (
    <div
      ref={box}
      className={styles.box}
      role="application"
      tabIndex={0}
      aria-label={say('board.label')}
      aria-describedby={help}
      data-still={picture.pace === 0 ? '' : undefined}
      data-over-lit={hover !== undefined && lit.has(hover) ? '' : undefined}
      style={{ '--aspect': ASPECT, '--pace': picture.pace }}
      onKeyDown={onKeyDown}
      onFocus={(e) => {
        if (e.target === e.currentTarget && walked === undefined) setWalked(cursor);
      }}
    >
      <Unseen id={help}>{say('board.help')}</Unseen>
      {/* Polite, so that it is read once the keyboard cursor rests. Silent until the keyboard has been used. */}
      <Unseen aria-live="polite" data-cursor={hexName(cursor)}>
        {walked === undefined ? '' : inOneSentence(words(cursor))}
      </Unseen>
      <div ref={stage} className={styles.stage}>
        <div ref={sheet} className={styles.sheet}>
          <Terrain board={view.board} />
          <Lights targets={targets} />
          <Marks marks={picture.marks} />
          <Locations locations={view.locations} />
          <Pieces
            settlements={view.settlements}
            lifted={view.lifted}
            current={view.current}
            arrivals={picture.arrivals}
          />
          <Pointers
            cursor={cursor}
            hover={hover}
            hoverIsLit={hover !== undefined && lit.has(hover)}
            preview={preview}
            pointed={picture.pointed}
          />
        </div>
      </div>
      {hovered === undefined ? undefined : (
        // The delay starts again for each hex.
        <Tooltip key={hovered.hex} spot={hovered} words={words(hovered.hex)} />
      )}
      <ZoomButtons zoom={zoom} lang={lang} />
      {aimed === undefined || confirmed === undefined ? undefined : (
        <Loupe
          view={view}
          target={aimed}
          words={words(aimed)}
          owners={owners}
          targets={targets}
          preview={preview}
          confirm={gameWords(lang)(`actions.${confirmed.type}`, valuesOf(confirmed, names, lang))}
          cancel={say('board.cancel')}
          onAim={setAsked}
          onConfirm={() => {
            actAt(aimed);
            box.current?.focus({ preventScroll: true });
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
