import {
  choicesOf,
  lengthAt,
  placeOf,
  recordOf,
  entriesSince,
  unreachable,
  verify,
  versionOf,
} from '@four-crowns/core';
import type { Answer, MatchRecord, Seat, Verdict, Viewer } from '@four-crowns/core';
import { PROTOCOL } from '@four-crowns/protocol/client';
import type { BotId, ClientMessage, LogPage, RefusedWhy, ServerMessage } from '@four-crowns/protocol/client';
import { botTurns, questionAt } from './bot-turns.ts';
import { localInfo, ME, seatsHere, STAND_IN } from './info.ts';
import type { StandIns } from './info.ts';
import type { Course, Command, LocalMatch } from './local-match.ts';
import { run, stepsAt } from './play.ts';
import type { Play } from './play.ts';
import { openLastShown } from './last-shown.ts';
import { refused, refusedByRules } from './refuse.ts';
import type { Thinker } from './thinker.ts';

export interface Around {
  readonly tell: (message: ServerMessage) => void;
  /** Called after every command with everything done so far. */
  readonly keep: (course: Course) => void;
  readonly thinker: Thinker;
  readonly botFloorMs: number;
}

/** A table without a server: it answers the same messages by the same rules. */
export interface LocalTable {
  readonly receive: (message: ClientMessage) => void;
  readonly log: (viewer: Viewer, from: number) => LogPage;
  /** The complete record, available after the end. */
  readonly record: () => MatchRecord | undefined;
  readonly verify: () => Verdict;
}

type Asked = Exclude<ClientMessage, { type: 'hello' | 'resync' }>;

export function openLocalTable(
  local: LocalMatch,
  play: Play,
  done: readonly Command[],
  { tell, keep, thinker, botFloorMs }: Around,
): LocalTable {
  const { match } = play;
  const mine = seatsHere(local);
  const viewers: readonly Viewer[] = mine.length === 0 ? ['table'] : mine;
  const shown = openLastShown(match, viewers);
  const commands = [...done];
  /** Versions by message id: a message sent again is answered again, but not executed twice. */
  const acked = new Map<string, number>();
  const left = new Set<Seat>();
  let isHinting = false;

  const standIns = (): StandIns =>
    new Map([
      ...[...left].map((seat) => [seat, 'left'] as const),
      ...(match.result === undefined ? match.resigned : []).map((seat) => [seat, 'resigned'] as const),
    ]);
  const botAt = (seat: Seat): BotId | undefined => {
    const holder = local.holders[seat];
    if (holder?.type === 'bot') return holder.bot;
    return standIns().has(seat) ? STAND_IN : undefined;
  };
  const tellTable = (): void => tell({ type: 'table', table: localInfo(local, match, standIns()) });
  const askBots = botTurns({
    match,
    botAt,
    thinker,
    floorMs: botFloorMs,
    give: (seat, action, version) => runCommand({ type: 'move', seat, action }, version),
  });

  function runCommand(command: Command, version?: number, id?: string): Answer {
    const from = match.entries.length;
    const answer = run(play, command, version);
    if (!answer.ok) return answer;
    commands.push(command);
    keep({ rulesVersion: match.game.rulesVersion, commands, isOver: match.result !== undefined });
    if (id !== undefined) acked.set(id, 'seat' in command ? placeOf(match, command.seat, from) : from);
    tellNews(id);
    if (command.type === 'resign' || match.result !== undefined) tellTable();
    askBots();
    return answer;
  }

  function tellNews(id?: string): void {
    const entry = id === undefined ? undefined : acked.get(id);
    const ack = id === undefined || entry === undefined ? {} : { ack: { id, entry } };
    const updates = shown.updates();
    if (updates.length > 0 || 'ack' in ack) tell({ type: 'news', ...ack, updates });
  }

  /** Why this seat may not send the message now, apart from the rules of the game. */
  function objection(message: Asked): RefusedWhy | undefined {
    if (!('seat' in message)) return undefined;
    if (!mine.includes(message.seat)) return 'not-yours';
    switch (standIns().get(message.seat)) {
      case 'resigned':
        return 'over';
      case 'left':
        return ['return', 'hand-over', 'resign'].includes(message.type) ? undefined : 'handed-over';
      case 'time':
      case undefined:
        return undefined;
    }
  }

  function tryCommand(id: string, command: Exclude<Command, { type: 'rewind' }>, version?: number): void {
    const answer = runCommand(command, version, id);
    if (answer.ok) return;
    const snapshot = shown.snapshots().find(({ viewer }) => viewer === command.seat);
    tell(refusedByRules(id, answer, snapshot));
  }

  function goBack(id: string, seat: Seat, version: number): void {
    const length = lengthAt(match, seat, version);
    if (match.result !== undefined || stepsAt(match, length) >= match.line.length) {
      return tell(refused(id, 'not-now'));
    }
    runCommand({ type: 'rewind', version: length });
    tell({ type: 'done', id });
  }

  function standIn(id: string, seat: Seat, isLeft: boolean): void {
    if (match.result !== undefined) return tell(refused(id, 'not-now'));
    if (isLeft) left.add(seat);
    else left.delete(seat);
    tellTable();
    tell({ type: 'done', id });
    askBots();
  }

  function giveHint(id: string, seat: Seat): void {
    if (local.hints === 'off') return tell(refused(id, 'hints-off'));
    if (choicesOf(match, seat).length === 0) return tell(refused(id, 'not-now'));
    if (isHinting) return tell(refused(id, 'too-fast'));
    isHinting = true;
    const version = versionOf(match, seat);
    thinker
      .hint(questionAt(match, seat))
      .then(({ candidates }) => tell({ type: 'hint', id, seat, version, candidates }))
      .catch(() => tell(refused(id, 'not-now')))
      .finally(() => (isHinting = false));
  }

  function answerMessage(message: Asked): void {
    const { id } = message;
    if (acked.has(id)) return tellNews(id);
    const why = objection(message);
    if (why !== undefined) return tell(refused(id, why));
    switch (message.type) {
      case 'move': {
        const { seat, action, version } = message;
        return tryCommand(id, { type: 'move', seat, action }, version);
      }
      case 'undo':
        return tryCommand(id, { type: 'undo', seat: message.seat, choices: message.choices ?? 1 });
      case 'resign':
        return tryCommand(id, { type: 'resign', seat: message.seat });
      case 'rewind':
        return goBack(id, message.seat, message.version);
      case 'hand-over':
      case 'return':
        return standIn(id, message.seat, message.type === 'hand-over');
      case 'hint':
        return giveHint(id, message.seat);
      case 'chat':
        return tell(refused(id, 'chat-off'));
      case 'contribute':
      case 'rewind-answer':
      case 'mute':
      case 'chat-switch':
        // Nobody else is here, so there is nothing to seal or agree on, and nobody to mute.
        return tell(refused(id, 'not-now'));
      default:
        return unreachable(message);
    }
  }

  return {
    receive(message) {
      switch (message.type) {
        case 'hello':
          tell({
            type: 'welcome',
            protocol: PROTOCOL,
            run: local.id,
            build: '',
            you: ME,
            table: localInfo(local, match, standIns()),
            snapshots: shown.snapshots(),
            updates: [],
            chat: [],
          });
          return askBots();
        case 'resync':
          return tell({ type: 'news', updates: [], snapshots: shown.snapshots() });
        default:
          return answerMessage(message);
      }
    },
    log: (viewer, from) => ({ entries: viewers.includes(viewer) ? entriesSince(match, viewer, from) : [] }),
    record: () => (match.result === undefined ? undefined : recordOf(match)),
    verify: () => verify(match.game, recordOf(match)),
  };
}
