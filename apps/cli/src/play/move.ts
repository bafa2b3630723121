import { choicesOf, submit, undo, versionOf } from '@four-crowns/core';
import type { Refused } from '@four-crowns/core';
import { findRule } from '../commands/rules.ts';
import { shown } from '../complaint.ts';
import { tellNews, write } from './session.ts';
import type { Session } from './session.ts';

/** Takes the steps a line means, all or none; a refusal names its rule. */
export function move(session: Session, line: string): void {
  const { context, door, match, you, fair } = session;
  const actions = door.board.parseMove(line, choicesOf(match, you));
  if (actions === undefined) return write(session, context.say('play.unclear', { text: shown(line) }));
  let taken = 0;
  for (const action of actions) {
    const border = match.border.version;
    const answer = submit(match, you, action, fair.dealer);
    if (answer.ok) {
      taken = match.border.version === border ? taken + 1 : 0;
      continue;
    }
    write(session, `  ${refusal(session, answer)}`);
    if (taken > 0) {
      undo(match, you, taken);
      session.told = versionOf(match, you);
      write(session, `  ${context.say('play.partUndone')}`);
    }
    break;
  }
  tellNews(session);
}

function refusal({ context, teller, rules }: Session, refused: Refused): string {
  const { say, style } = context;
  switch (refused.why) {
    case 'illegal': {
      const { rule } = refused.refusal;
      const title = findRule(rules, rule)?.title ?? '';
      return `${teller.words.refusal(refused.refusal)} ${style.dim(`[${say('play.rule', { rule, title }).trim()}]`)}`;
    }
    case 'malformed':
      return refused.what;
    case 'nothing-to-undo':
      return say('play.nothingToUndo');
    case 'stale':
    case 'over':
      return refused.why;
  }
}
