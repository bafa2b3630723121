/** The table itself: the match, its chance and its seats. The page gets the messages a server would send. */
import type { MatchRecord, Verdict, Viewer } from '@four-crowns/core';
import type { ClientMessage, LogPage, ServerMessage } from '@four-crowns/protocol/client';
import { expose, wrap } from 'comlink';
import { rulesOf } from '../games/rules.ts';
import type { Course, LocalMatch } from './local-match.ts';
import { openLocalTable } from './local-table.ts';
import type { LocalTable } from './local-table.ts';
import { openPlay } from './play.ts';
import type { ThinkerWorker } from './thinker-worker.ts';

/** The same value as the server's. */
const BOT_FLOOR_MS = 300;

let table: LocalTable | undefined;

function opened(): LocalTable {
  if (table === undefined) throw new Error('no table here');
  return table;
}

const tableWorker = {
  /** Fails if the match cannot be resumed. `thinking` is the port to the bots' worker. */
  async open(
    local: LocalMatch,
    course: Course | undefined,
    thinking: MessagePort,
    tell: (message: ServerMessage) => void,
    keep: (course: Course) => void,
  ): Promise<void> {
    const game = await rulesOf(local.game, course?.rulesVersion);
    if (game === undefined) throw new Error(`no rules of ${local.game} here`);
    table = openLocalTable(local, openPlay(game, local, course), course?.commands ?? [], {
      tell,
      keep,
      thinker: wrap<ThinkerWorker>(thinking),
      botFloorMs: BOT_FLOOR_MS,
    });
  },
  receive: (message: ClientMessage): void => opened().receive(message),
  log: (viewer: Viewer, from: number): LogPage => opened().log(viewer, from),
  record: (): MatchRecord | undefined => opened().record(),
  verify: (): Verdict => opened().verify(),
};

export type TableWorker = typeof tableWorker;

expose(tableWorker);
