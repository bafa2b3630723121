import { askBot, askedSeat } from '@four-crowns/bots';
import { submit, viewOf } from '@four-crowns/core';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { openFairMatch } from '../fair-match.ts';
import { gameWords } from '../game-words.ts';
import { doorOf } from '../door.ts';
import { move } from '../play/move.ts';
import { runOrder } from '../play/orders.ts';
import { showBoard, tellNews, write } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { seatLooks } from '../seats.ts';
import { botNames, botsFor, optionsFor, seatsFor, seedFor } from '../table.ts';
import { endOf } from '../tell.ts';
import { readRules } from './rules.ts';

const YOU = 0;

/** A person against bots, in a terminal; else moves are lines of standard input until they end. */
export async function play(context: Context): Promise<number> {
  const session = await openSession(context);
  const { match } = session;
  write(session, '');
  tellNews(session);
  let boardOf = -1;
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    if (seat !== YOU) {
      await letBotAct(session, seat);
      continue;
    }
    // A terminal shows the board after every step, a listing only when the turn begins.
    const since = context.io.input.isTerminal ? match.entries.length : match.border.version;
    if (since !== boardOf) showBoard(session);
    boardOf = since;
    if ((await askPerson(session)) === 'quit') return DONE;
  }
  showBoard(session);
  const { teller, door } = session;
  if (match.result !== undefined) write(session, endOf(teller, door.board, context.lang, match).trimEnd());
  return DONE;
}

async function openSession(context: Context): Promise<Session> {
  const { args, say, lang, style } = context;
  const door = await doorOf(args.words[0] ?? '');
  const named = botNames(args);
  const seats = seatsFor(args, door, named !== undefined && named.length > 1 ? named.length + 1 : undefined);
  // Answers at once and the same to the same seed; who wants more names a level.
  const usual = door.bots[0]?.id ?? 'random';
  const kinds = botsFor(door, named ?? (seats > 1 ? [usual] : []), seats - 1);
  const fair = openFairMatch(door.game, optionsFor(args, door, seats), seats, seedFor(args));
  const looks = seatLooks(seats, say);
  const teller = { say, words: gameWords(door.text[lang], lang, looks), seats: looks, style };
  const session: Session = {
    context,
    door,
    fair,
    match: fair.match,
    you: YOU,
    bots: new Map(kinds.map((kind, i) => [i + 1, kind.sit()])),
    teller,
    rules: await readRules(door, lang),
    told: 0,
  };
  const name = looks[YOU]?.name ?? '';
  const names = looks.map((look, seat) =>
    seat === YOU
      ? say('seat.you', { name: look.name })
      : say('seat.bot', { name: look.name, bot: kinds[seat - 1]?.id ?? '' }),
  );
  write(session, say('play.welcome', { game: style.bold(teller.words.name), seats, name }));
  write(session, say('play.against', { names: names.join(', ') }));
  write(session, say('play.hint'));
  return session;
}

async function letBotAct(session: Session, seat: number): Promise<void> {
  const { match, fair, bots } = session;
  const bot = bots.get(seat);
  const rng = fair.rngs[seat];
  if (bot === undefined || rng === undefined) throw new Error(`nobody sits at seat ${seat}`);
  const answer = submit(match, seat, await askBot(match, seat, bot, rng), fair.dealer);
  if (!answer.ok) throw new Error(`a bot's answer was refused: ${JSON.stringify(answer)}`);
  tellNews(session);
}

/** One line of the person: an order or a move. */
async function askPerson(session: Session): Promise<'done' | 'quit'> {
  const { context, match, teller } = session;
  const { io, say, style } = context;
  const { prompt = {} } = viewOf(match, YOU);
  write(session, style.bold(say('play.ask', { prompt: teller.words.prompt(prompt) })));
  const line = await io.input.line(say('play.cursor'));
  if (line === undefined) {
    write(session, context.say(io.input.isTerminal ? 'play.bye' : 'play.ended'));
    return 'quit';
  }
  // Nobody has typed it on this screen.
  if (!io.input.isTerminal) write(session, `${say('play.cursor')}${line}`);
  if (line.trim() === '') return 'done';
  const order = runOrder(session, line.trim());
  if (order === 'quit') write(session, say('play.bye'));
  if (order !== undefined) return order;
  move(session, line.trim());
  return 'done';
}
