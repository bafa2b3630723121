import { entriesSince } from '@four-crowns/core';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { gameWords } from '../game-words.ts';
import { readRecord } from '../read-record.ts';
import type { ReadRecord } from '../read-record.ts';
import { askedStep, checkedSteps, matchAfter } from '../record-steps.ts';
import { seatLooks } from '../seats.ts';
import { endOf, sentencesOf, sentencesSince } from '../tell.ts';
import type { Teller } from '../tell.ts';
import type { Lang } from '../words/words.ts';

/** A recorded match, step by step: key by key in a terminal, else all of it. */
export async function replay(context: Context): Promise<number> {
  const { args, io, say, lang, style } = context;
  const read = await readRecord(args.words[0] ?? '', io.input);
  const { record, door } = read;
  const seats = seatLooks(record.seats, say);
  const teller: Teller = { say, words: gameWords(door.text[lang], lang, seats), seats, style };
  const steps = checkedSteps(read);
  if (steps.length === 0) {
    io.out.write(`${say('replay.nothing')}\n`);
    return DONE;
  }
  const asked = askedStep(args, steps.length);
  const show = (step: number): string => shownStep(context, read, teller, steps, step);
  if (io.out.isTerminal && io.input.isTerminal && args.words[0] !== '-') {
    await browse(context, steps.length, asked ?? 1, show);
  } else if (asked === undefined) io.out.write(whole(lang, read, teller, steps));
  else io.out.write(show(asked));
  return DONE;
}

function shownStep(
  { say, lang, style, io }: Context,
  read: ReadRecord,
  teller: Teller,
  steps: readonly number[],
  step: number,
): string {
  const entry = steps[step - 1] ?? 0;
  const m = matchAfter(read, entry + 1);
  const { game, board } = read.door;
  const scores = game.scores(m.state, 'all');
  const look = {
    lang,
    colour: style.isOn,
    columns: io.out.columns,
    choices: [],
    scores,
    seats: teller.seats,
  };
  const said = sentencesSince(teller, m, 'all', entry).map((s) => `  ${s}`);
  const title = style.bold(say('replay.step', { step: String(step), steps: String(steps.length) }));
  const end = endOf(teller, board, lang, m);
  return `${board.renderText(game.view(m.state, 'all'), look)}\n${[title, ...said].join('\n')}\n${end}`;
}

/** Every step's sentences, and how it ended. */
function whole(lang: Lang, read: ReadRecord, teller: Teller, steps: readonly number[]): string {
  const m = matchAfter(read, read.record.entries.length);
  const numbers = new Map(steps.map((entry, i) => [entry + 1, i + 1]));
  const lines = entriesSince(m, 'all', 0).map(
    (told) => `${numbers.get(told.version) ?? ''}. ${sentencesOf(teller, told).join(' ')}`,
  );
  const end =
    m.result === undefined ? `${teller.say('replay.unfinished')}\n` : endOf(teller, read.door.board, lang, m);
  return `${lines.join('\n')}\n\n${end}`;
}

async function browse(
  { io, say }: Context,
  steps: number,
  from: number,
  show: (step: number) => string,
): Promise<void> {
  let step = from;
  for (;;) {
    io.out.write(`\n${show(step)}`);
    const line = await io.input.line(say('replay.keys'));
    const key = line?.trim().toLowerCase();
    if (key === undefined || key === 'q') return;
    if (key === 'b' || key === 'и') step = Math.max(1, step - 1);
    else if (step === steps) return;
    else step++;
  }
}
