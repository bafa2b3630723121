import type { Action, Seat, Viewer } from '@four-crowns/core';
import { PROTOCOL } from '@four-crowns/protocol/client';
import type {
  ClientMessage,
  LogPage,
  PersonId,
  RefusedWhy,
  ServerMessage,
} from '@four-crowns/protocol/client';
import { createStore } from 'zustand/vanilla';
import { contributions } from './chance.ts';
import {
  applyChat,
  applyClock,
  applyNews,
  applyRefused,
  applyTable,
  applyWelcome,
  withoutRefusal,
} from './apply-message.ts';
import { extended, NO_LOG } from './log.ts';
import { NOTHING } from './state.ts';
import type { TableState } from './state.ts';
import { makeUi, takenUp } from './ui.ts';
import type { TableConnection } from './table-connection.ts';

type Asked = Exclude<ClientMessage, { type: 'hello' } | { type: 'resync' }>;
type WithoutId<M> = M extends Asked ? Omit<M, 'id'> : never;

/** The page's presence at a table: its state, and all messages it can send. */
export function sitAt(connection: TableConnection) {
  const store = createStore<TableState>()(() => NOTHING);
  const { getState, setState } = store;
  const ui = makeUi();
  /** Messages sent but not yet answered. They are sent again with the same id after reconnecting. */
  const unanswered = new Map<string, Asked>();
  const page = crypto.randomUUID().slice(0, 8);
  let count = 0;

  const line = connection.open({
    change: (state) => setState({ line: state }),
    onMessage: receive,
    hello: () => ({
      type: 'hello',
      protocol: PROTOCOL,
      ...(connection.invite === undefined ? {} : { invite: connection.invite }),
      seen: [...getState().snapshots].map(([viewer, { version }]) => ({ viewer, version })),
    }),
  });

  function say(message: WithoutId<Asked>): string {
    // `WithoutId` removed the id from each message type, and it is added back here.
    const named = { ...message, id: `${page}.${++count}` } as Asked;
    unanswered.set(named.id, named);
    line.send(named);
    return named.id;
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const applied = applyWelcome(getState(), message, connection.build());
        if (applied === undefined) {
          // The stored snapshots no longer fit. Without them the answer contains everything.
          setState({ snapshots: new Map() });
          return line.retry();
        }
        setState(applied);
        for (const asked of unanswered.values()) line.send(asked);
        afterTable();
        return;
      }
      case 'news': {
        const s = getState();
        const applied = applyNews(s, message);
        if (applied === undefined) {
          line.send({ type: 'resync' });
          return;
        }
        const acked = message.ack?.id;
        if (acked !== undefined) unanswered.delete(acked);
        const answered =
          acked !== undefined && acked === s.pending ? { pending: undefined, refused: undefined } : {};
        setState({ ...applied, ...applyClock(s, message.clock), ...answered });
        return;
      }
      case 'refused':
        if (message.why === 'try-again' && message.id !== undefined) sayAgain(message.id);
        else if (message.id !== undefined) unanswered.delete(message.id);
        if (message.id !== undefined && message.id === getState().hint?.id) return applyNoHint(message.why);
        setState(applyRefused(getState(), message));
        return;
      case 'done':
        unanswered.delete(message.id);
        return;
      case 'hint': {
        unanswered.delete(message.id);
        const { hint } = getState();
        const { id, seat, version, candidates } = message;
        if (hint?.id === id) setState({ hint: { id, seat, version, candidates } });
        return;
      }
      case 'table':
        setState(applyTable(getState(), message.table));
        afterTable();
        return;
      case 'chat':
        setState(applyChat(getState(), message.lines));
        return;
      case 'beat': {
        const { snapshots } = getState();
        if (message.seen.some(({ viewer, version }) => (snapshots.get(viewer)?.version ?? 0) < version)) {
          line.send({ type: 'resync' });
        }
        return;
      }
      case 'bye':
        setState({ line: 'updating' });
    }
  }

  function applyNoHint(why: RefusedWhy): void {
    const { hint } = getState();
    if (hint !== undefined && why !== 'try-again') setState({ hint: { ...hint, refused: why } });
  }

  function sayAgain(id: string): void {
    setTimeout(() => {
      const asked = unanswered.get(id);
      if (asked !== undefined) line.send(asked);
    }, 700);
  }

  /** While chance is being sealed, each of the viewer's seats contributes automatically. */
  function afterTable(): void {
    const { table: info, nonces } = getState();
    const added = contributions(info, nonces);
    if (added.length === 0) return;
    setState({ nonces: new Map([...nonces, ...added]) });
    for (const [seat, nonce] of added) say({ type: 'contribute', seat, nonce });
  }

  /** Fetches the part of the log from before the page was opened or while the connection was down. */
  async function fetchLog(viewer: Viewer): Promise<void> {
    let from: number | undefined = (getState().logs.get(viewer) ?? NO_LOG).upTo;
    while (from !== undefined) {
      const version = getState().snapshots.get(viewer)?.version ?? 0;
      const { entries, next }: LogPage = await connection.logPage(viewer, from);
      const { logs } = getState();
      const log = extended(logs.get(viewer) ?? NO_LOG, entries, next ?? version);
      setState({ logs: new Map(logs).set(viewer, log) });
      from = next;
    }
  }

  return {
    connection,
    store,
    ui,
    fetchLog,
    retry: () => line.retry(),
    close: () => line.close(),
    /** Sends a move, unless another one is pending, because its effect is not known yet. */
    act(seat: Seat, action: Action): void {
      const { snapshots, pending } = getState();
      const snapshot = snapshots.get(seat);
      if (snapshot === undefined || pending !== undefined) return;
      setState({
        pending: say({ type: 'move', seat, version: snapshot.version, action }),
        refused: undefined,
      });
    },
    undo(seat: Seat, choices = 1): void {
      if (getState().pending !== undefined) return;
      setState({ pending: say({ type: 'undo', seat, choices }), refused: undefined });
    },
    /** Asks for a hint, at most once per position. */
    askHint(seat: Seat): void {
      const { hint, snapshots } = getState();
      const version = snapshots.get(seat)?.version ?? 0;
      const isAsked = hint?.seat === seat && hint.version === version && hint.refused === undefined;
      if (!isAsked) setState({ hint: { id: say({ type: 'hint', seat }), seat, version } });
    },
    say,
    mute(person: PersonId, muted: boolean): void {
      say({ type: 'mute', person, muted });
      const next = new Set(getState().muted);
      if (muted) next.add(person);
      else next.delete(person);
      setState({ muted: next });
    },
    /**
     * Selects something. A refusal concerned what was selected before, so it is dismissed; merely looking elsewhere
     * keeps it.
     */
    choose(chosen: unknown): void {
      const before = ui.getState().chosen;
      ui.setState({ chosen });
      if (takenUp(chosen) !== takenUp(before)) setState(withoutRefusal(getState()));
    },
    dismissRefusal: () => setState({ refused: undefined }),
  };
}

export type Sitting = ReturnType<typeof sitAt>;
