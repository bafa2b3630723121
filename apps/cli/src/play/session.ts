import type { Bot } from '@four-crowns/bots';
import type { Match, RulesText, Seat } from '@four-crowns/core';
import { choicesOf, versionOf, viewOf } from '@four-crowns/core';
import type { Context } from '../context.ts';
import type { GameDoor } from '../door.ts';
import type { FairMatch } from '../fair-match.ts';
import { sentencesSince } from '../tell.ts';
import type { Teller } from '../tell.ts';

/** A match at the terminal: one person, bots at the other seats. */
export interface Session {
  readonly context: Context;
  readonly door: GameDoor;
  readonly fair: FairMatch;
  readonly match: Match;
  readonly you: Seat;
  readonly bots: ReadonlyMap<Seat, Bot>;
  readonly teller: Teller;
  readonly rules: RulesText;
  /** The person has been told everything before this version. */
  told: number;
}

export function write({ context }: Session, text: string): void {
  context.io.out.write(`${text}\n`);
}

/** Tells what has happened since it last did. */
export function tellNews(session: Session): void {
  const { match, teller, you, told } = session;
  for (const sentence of sentencesSince(teller, match, you, told)) write(session, `  ${sentence}`);
  session.told = versionOf(match, you);
}

export function showBoard(session: Session): void {
  const { context, door, match, you, teller } = session;
  const { lang, style, io } = context;
  const text = door.board.renderText(viewOf(match, you), {
    lang,
    colour: style.isOn,
    columns: io.out.columns,
    choices: choicesOf(match, you),
    scores: door.game.scores(match.state, you),
    seats: teller.seats,
  });
  write(session, `\n${text.trimEnd()}\n`);
}
