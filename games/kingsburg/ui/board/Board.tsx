import type { Event } from '../../src/events.ts';
import { Unseen, usePace } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { Action } from '../../src/actions.ts';
import { ADVISORS, BUILDINGS } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { Battle } from '../battle/Battle.tsx';
import { useBattle } from '../battle/use-battle.ts';
import { chooseAdvisor, lightsOf, NOTHING, takenOf, chosenFrom } from '../model/aim.ts';
import { pressMeans } from '../model/press.ts';
import { screenWords } from '../words.ts';
import styles from './Board.module.css';
import { Court } from './Court.tsx';
import { go, nextLit, toggleFace } from './keys.ts';
import { Panes, useFreshPane } from './Panes.tsx';
import { Province } from './Province.tsx';
import { Tip } from './Tip.tsx';
import type { Looked } from './Tip.tsx';
import { useFlights } from './use-flights.ts';
import { useWide } from './use-wide.ts';
import type { Taken } from '../model/aim.ts';

/**
 * The court above and a province below; on a phone one of the two at a time. In winter the battle replaces the court.
 */
export function Board(props: ScreenProps<View, Action, Event, Taken>) {
  const { view, seat, choices, lang, chosen, choose, act, events, speed } = props;
  const say = screenWords(lang);
  const help = useId();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useWide(box);
  const pace = usePace(speed);
  const battle = useBattle(props);
  const [pane, setPane] = useFreshPane(view);
  const [shown, setShown] = useState<number>();
  const [cursor, setCursor] = useState<string>();
  const [looked, setLooked] = useState<Looked>();
  const pointer = useRef('mouse');
  useFlights(box, events, pace);

  const owner = shown ?? seat ?? view.current ?? 0;
  const taken = seat === undefined ? NOTHING : takenOf(view, seat, chosen);
  const lights: ReturnType<typeof lightsOf> =
    seat === undefined ? new Map() : lightsOf(view, seat, choices, taken);
  const hasCourt = (isWide || pane === 'court') && battle.story === undefined;
  const hasProvince = isWide || pane === 'province';
  const cells: readonly string[] = [...(hasCourt ? ADVISORS : []), ...(hasProvince ? BUILDINGS : [])];
  const isLit = (cell: string): boolean =>
    ADVISORS.some((advisor) => advisor === cell && lights.has(advisor)) ||
    (owner === seat && choices.some((c) => c.type === 'build' && c.building === cell));
  const lit = cells.find(isLit);
  const stop = cursor !== undefined && cells.includes(cursor) ? cursor : (lit ?? cells[0]);

  const chooseCell = (cell: string) => {
    const advisor = ADVISORS.find((a) => a === cell);
    const building = BUILDINGS.find((b) => b === cell);
    if (seat === undefined || choices.length === 0) return;
    setLooked(undefined);
    if (building !== undefined) {
      if (owner === seat) act({ type: 'build', building });
      return;
    }
    if (advisor === undefined) return;
    const answer = chooseAdvisor(view, seat, choices, taken, advisor);
    if (answer.type === 'take') {
      choose(chosenFrom(answer.taken));
      return;
    }
    // Refused dice stay selected, so that another way can be tried.
    if (lights.get(advisor) === 'match') choose(undefined);
    act(answer.action);
  };
  const lookAt = (e: SyntheticEvent) => {
    const cell = cellAt(e.target);
    const room = box.current?.getBoundingClientRect();
    if (cell === undefined || room === undefined) {
      setLooked(undefined);
      return;
    }
    const id = cell.dataset['cell'] ?? '';
    if (looked?.cell === id) return;
    const at = cell.getBoundingClientRect();
    setLooked({ cell: id, at: new DOMRect(at.x - room.x, at.y - room.y, at.width, at.height), room });
  };
  return (
    <div
      ref={box}
      className={styles.box}
      data-wide={isWide ? '' : undefined}
      style={{ '--pace': pace }}
      onPointerMove={(e) => {
        if (e.pointerType === 'mouse') lookAt(e);
      }}
      onPointerLeave={(e) => {
        // A finger leaves when it is lifted, but the tip it has opened must stay readable.
        if (e.pointerType === 'mouse') setLooked(undefined);
      }}
      onPointerDown={(e) => {
        pointer.current = e.pointerType;
      }}
      onClick={(e) => {
        const cell = cellAt(e.target)?.dataset['cell'];
        if (cell === undefined) return;
        const isRead = looked?.cell === cell;
        const { detail } = e;
        const means = pressMeans({ detail, pointerType: pointer.current, isLit: isLit(cell), isRead });
        if (means === 'read') lookAt(e);
        else chooseCell(cell);
      }}
      onFocus={(e) => {
        const cell = e.target.dataset['cell'];
        if (cell !== undefined) setCursor(cell);
        if (e.target.matches(':focus-visible')) lookAt(e);
      }}
      onBlur={() => setLooked(undefined)}
      onKeyDown={(e) => {
        if (e.ctrlKey || e.metaKey || e.altKey || box.current === null) return;
        if (e.key === 'Escape' && (looked !== undefined || chosen !== undefined)) {
          setLooked(undefined);
          choose(undefined);
        } else if (/^Digit[1-6]$/.test(e.code) && seat !== undefined && view.stage === 'influence') {
          choose(chosenFrom(toggleFace(view, seat, taken, Number(e.code.slice(5)))));
        } else if (e.code === 'KeyN') nextLit(box.current, e.shiftKey);
        else if (!go(box.current, e.key)) return;
        e.preventDefault();
      }}
    >
      <Unseen id={help}>{say('board.help')}</Unseen>
      {isWide ? undefined : <Panes pane={pane} setPane={setPane} lang={lang} />}
      {battle.story !== undefined && (isWide || pane === 'court') ? (
        <Battle {...props} story={battle.story} close={battle.close} isWide={isWide} />
      ) : undefined}
      {hasCourt ? <Court {...props} lights={lights} stop={stop} help={help} isWide={isWide} /> : undefined}
      {hasProvince ? <Province {...props} owner={owner} show={setShown} stop={stop} /> : undefined}
      {looked === undefined ? undefined : <Tip {...props} looked={looked} owner={owner} />}
    </div>
  );
}

function cellAt(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-cell]') ?? undefined;
}
