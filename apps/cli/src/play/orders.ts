import { choicesOf, keysOf, paragraphsOf, undo, undoable, versionOf, viewOf } from '@four-crowns/core';
import type { Idle } from '@four-crowns/core';
import { shown } from '../complaint.ts';
import { findRule, paragraphText } from '../commands/rules.ts';
import { scoreTable, sentencesSince } from '../tell.ts';
import { wrapped } from '../style.ts';
import { showBoard, write } from './session.ts';
import type { Session } from './session.ts';

/** What can be asked of the table besides a move; each by any of its words. */
const ORDERS = {
  list: ['?'],
  help: ['help', 'h', 'помощь'],
  undo: ['undo', 'u', 'отмена'],
  board: ['board', 'поле'],
  score: ['score', 'счёт', 'счет'],
  log: ['log', 'журнал'],
  rule: ['rule', 'правило'],
  quit: ['quit', 'q', 'exit', 'выход'],
} as const;
type Order = keyof typeof ORDERS;

const ALL: readonly string[] = ['all', 'всё', 'все'];
const RECENT = 20;

/** The order a line gives, if it gives one; `done` has carried it out. */
export function runOrder(session: Session, line: string): 'done' | 'quit' | undefined {
  const [head = '', rest = ''] = splitHead(line.startsWith('?') ? `? ${line.slice(1)}` : line);
  const word = head.toLowerCase();
  const order = keysOf(ORDERS).find((o) => ORDERS[o].some((w) => w === word));
  if (order === undefined) return undefined;
  if (order === 'quit') return 'quit';
  carryOut(session, order, rest);
  return 'done';
}

function splitHead(line: string): readonly string[] {
  const match = /^(\S+)\s*(.*)$/.exec(line.trim());
  return match === null ? [] : match.slice(1);
}

function carryOut(session: Session, order: Exclude<Order, 'quit'>, rest: string): void {
  const { context, teller, door, match, you } = session;
  switch (order) {
    case 'list':
      return listChoices(session, rest.toLowerCase());
    case 'help':
      return write(session, context.say('play.help'));
    case 'undo':
      return takeBack(session, ALL.includes(rest.toLowerCase()));
    case 'board':
      return showBoard(session);
    case 'score':
      return write(session, scoreTable(teller, door.game.scores(match.state, you)).trimEnd());
    case 'log':
      return showLog(session, ALL.includes(rest.toLowerCase()));
    case 'rule':
      return showRule(session, rest);
  }
}

/** Choices in the words they are typed in, those of one kind on one line; then what cannot be used, and why. */
function listChoices(session: Session, kind: string): void {
  const { context, door, match, you, teller } = session;
  const groups = new Map<string, string[]>();
  for (const choice of choicesOf(match, you)) {
    const [head = '', rest = ''] = splitHead(door.board.actionText(choice, context.lang));
    const meant = [head, splitHead(door.board.actionText(choice, 'en'))[0]];
    if (kind !== '' && !meant.includes(kind)) continue;
    groups.set(head, [...(groups.get(head) ?? []), rest]);
  }
  const idle = (viewOf(match, you).idle ?? []).filter(
    ({ thing }) =>
      kind === '' || thing.endsWith(`.${kind}`) || teller.words.thing(thing).toLowerCase() === kind,
  );
  if (groups.size + idle.length === 0) {
    return write(session, context.say('play.noGroup', { word: shown(kind) }));
  }
  for (const [head, rests] of groups) {
    const title = context.style.bold(head);
    write(session, wrapped(`  ${title} ${rests.join(' ')}`.trimEnd(), context.io.out.columns, '    '));
  }
  for (const one of idle) write(session, idleLine(session, one));
}

function idleLine({ context, teller }: Session, { thing, refusal }: Idle): string {
  const { say, style, io } = context;
  const why = say('play.idle', { thing: teller.words.thing(thing), why: teller.words.refusal(refusal) });
  return wrapped(`  ${why} ${style.dim(`[${refusal.rule}]`)}`, io.out.columns, '    ');
}

function takeBack(session: Session, all: boolean): void {
  const { context, match, you } = session;
  const before = match.line.length;
  const answer = undo(match, you, all ? Math.max(1, undoable(match, you)) : 1);
  if (!answer.ok) return write(session, context.say('play.nothingToUndo'));
  session.told = versionOf(match, you);
  write(session, context.say('play.undone', { steps: before - match.line.length }));
}

function showLog(session: Session, all: boolean): void {
  const { context, match, teller, you } = session;
  const sentences = sentencesSince(teller, match, you, 0);
  if (sentences.length === 0) return write(session, context.say('play.emptyLog'));
  for (const sentence of all ? sentences : sentences.slice(-RECENT)) write(session, `  ${sentence}`);
}

function showRule(session: Session, id: string): void {
  const { context, rules } = session;
  const { say, style, io } = context;
  const example = paragraphsOf(rules)[0]?.id ?? '';
  if (id === '') return write(session, say('play.whichRule', { example }));
  const paragraph = findRule(rules, id);
  if (paragraph === undefined) return write(session, say('play.noRule', { rule: shown(id) }));
  write(session, paragraphText(paragraph, style, Math.min(io.out.columns, 88)).trimEnd());
}
