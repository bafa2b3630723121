import type { Action, GameEvent, Seat, Viewer } from '@four-crowns/core';
import { unpackChoices } from '@four-crowns/protocol/client';
import type { Snapshot } from '@four-crowns/protocol/client';
import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';
import { useCallback, useEffect, useMemo } from 'react';
import { useSeatNames } from '../app/names.ts';
import { useSpeed } from '../settings/speed.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/use-words.ts';
import { useSitting, useTable, useUi } from './state/context.tsx';
import { sinceLastTurn } from './state/log.ts';

const NO_EVENTS: readonly GameEvent[] = [];

/**
 * The viewer whose snapshot is shown: the visitor's own seat, on a shared device the seat whose turn it is, otherwise
 * the table.
 */
export function useViewer(): Viewer | undefined {
  const mine = useTable((s) => s.table?.mine);
  const device = useUi((s) => s.device);
  if (mine === undefined) return undefined;
  return device !== undefined && mine.includes(device) ? device : (mine[0] ?? 'table');
}

export function useSnapshot(): Snapshot | undefined {
  const viewer = useViewer();
  return useTable((s) => (viewer === undefined ? undefined : s.snapshots.get(viewer)));
}

export function useNames(): readonly string[] {
  const seats = useTable((s) => s.table?.seats);
  const nameSeats = useSeatNames();
  const lang = useWords((s) => s.lang);
  // The texts change with the language; the function changes with every render.
  return useMemo(() => (seats === undefined ? [] : nameSeats(seats)), [seats, lang]);
}

/** Choices are sent packed, so their keys may be in another order. */
function isSame(a: Action, b: Action): boolean {
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size &&
    one.every(([key, value]) => JSON.stringify(value) === JSON.stringify(other.get(key)))
  );
}

/** The props of the game's components, or undefined until there is something to show. */
export function useScreenProps(screen: GameScreen): ScreenProps | undefined {
  const sitting = useSitting();
  const viewer = useViewer();
  const snapshot = useSnapshot();
  const names = useNames();
  const lang = useWords((s) => s.lang);
  const speed = useSpeed();
  const confirm = useSettings((s) => s.confirm);
  const pointed = useUi((s) => s.pointed);
  const chosen = useUi((s) => s.chosen);
  const events = useTable((s) => (viewer === undefined ? undefined : s.happened.get(viewer))) ?? NO_EVENTS;
  const entries = useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.entries));
  const isHandedOver = useTable(
    (s) => typeof viewer === 'number' && s.table?.seats[viewer]?.standIn !== undefined,
  );

  const packed = snapshot?.seatView.choices;
  const choices = useMemo(
    () => (packed === undefined || isHandedOver ? [] : unpackChoices(packed)),
    [packed, isHandedOver],
  );
  const seat: Seat | undefined = typeof viewer === 'number' ? viewer : undefined;
  const recent = useMemo(
    () =>
      entries === undefined || seat === undefined
        ? NO_EVENTS
        : sinceLastTurn(entries, seat).flatMap((item) => (item.kind === 'event' ? [item.event] : [])),
    [entries, seat],
  );
  const view = snapshot?.seatView.view;
  const act = useCallback(
    (action: Action) => {
      if (view === undefined || seat === undefined) return;
      const isLegal = choices.some((choice) => isSame(choice, action));
      if (confirm && isLegal && screen.isFinal(view, action)) sitting.ui.setState({ toConfirm: action });
      else sitting.act(seat, action);
    },
    [view, seat, choices, confirm, screen, sitting],
  );
  const { choose } = sitting;

  // A confirmation is for the table as it was, so a change of the table cancels the question.
  useEffect(() => {
    if (sitting.ui.getState().toConfirm !== undefined) sitting.ui.setState({ toConfirm: undefined });
  }, [sitting, snapshot?.version]);

  return useMemo(
    () =>
      snapshot === undefined
        ? undefined
        : {
            view: snapshot.seatView.view,
            scores: snapshot.seatView.scores,
            seat,
            choices,
            names,
            lang,
            events,
            recent,
            pointed,
            speed,
            chosen,
            choose,
            act,
          },
    [snapshot, seat, choices, names, lang, events, recent, pointed, speed, chosen, choose, act],
  );
}
