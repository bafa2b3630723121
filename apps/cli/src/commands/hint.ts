import { hintFor, seedOf } from '@four-crowns/bots';
import type { Budget, Candidate } from '@four-crowns/bots';
import { choicesOf, fastRng, viewOf } from '@four-crowns/core';
import type { Match, Seat } from '@four-crowns/core';
import { MOST_ITERATIONS, numberOf } from '../args.ts';
import type { Args } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { gameWords } from '../game-words.ts';
import { readRecord } from '../read-record.ts';
import type { ReadRecord } from '../read-record.ts';
import { reasonWords } from '../reason-words.ts';
import { askedStep, checkedSteps, matchAfter } from '../record-steps.ts';
import { seatLooks } from '../seats.ts';
import { tableOf } from '../style.ts';
import { seedFor } from '../table.ts';
import { totalsOf } from '../tell.ts';

const LONGEST_MS = 600_000;
/** About a second of thought; without a clock, so that the same question has the same answer. */
const ITERATIONS = 1000;

/** What somebody could do after a step of a recorded match, and why. */
export async function hint(context: Context): Promise<number> {
  const { args, io, lang } = context;
  const read = await readRecord(args.words[0] ?? '', io.input);
  const { record, door } = read;
  const budget = budgetOf(args);
  const step = stepOf(args, read);
  const m = matchAfter(read, step.entries);
  // `--seat`, or the first of those who have to choose.
  const seat = numberOf(args, 'seat', 0, record.seats - 1) ?? askedSeats(m)[0] ?? 0;
  const view = viewOf(m, seat);
  const rng = fastRng(seedOf(seedFor(args, () => '1')));
  const choices = choicesOf(m, seat);
  const ask = { game: door.game, view, seat, seats: record.seats, choices, rng };
  const { candidates } = hintFor(ask, door.knowledge, budget);
  const turns = candidates.map(({ actions, reasons }) => ({
    reasons,
    steps: actions.map((action) => door.board.actionText(action, lang)),
  }));
  const whys = reasonWords(door.text[lang], door.reasons[lang], lang)(turns);
  if (args.has.has('json')) {
    const told = candidates.map(({ actions, chance, scores, reasons }, i) => ({
      actions,
      chance,
      scores,
      total: totalsOf(scores, record.seats),
      why: whys[i],
      reasons,
    }));
    io.out.write(`${JSON.stringify({ game: door.game.id, step: step.number, seat, candidates: told })}\n`);
  } else {
    const lines = turns.map(({ steps }, i) => ({ turn: steps.join('; '), why: whys[i] ?? '' }));
    io.out.write(report(context, read, step.number, seat, candidates, lines));
  }
  return DONE;
}

function budgetOf(args: Args): Budget {
  const ms = numberOf(args, 'ms', 1, LONGEST_MS);
  const iterations = numberOf(args, 'iterations', 1, MOST_ITERATIONS);
  if (ms !== undefined && iterations !== undefined) throw new Complaint((say) => say('bad.budgets'));
  return ms === undefined ? { iterations: iterations ?? ITERATIONS } : { ms };
}

/** A step of the record, and the entries up to it. */
interface Step {
  readonly number: number;
  readonly entries: number;
}

/**
 * The one asked for, or the next after which somebody has to choose: dealing cards is a step too. Without
 * `--step` the last such step.
 */
function stepOf(args: Args, read: ReadRecord): Step {
  const steps = checkedSteps(read);
  const seat = numberOf(args, 'seat', 0, read.record.seats - 1);
  const asked = askedStep(args, steps.length);
  const order = steps.map((entry, i): Step => ({ number: i + 1, entries: entry + 1 }));
  const looked = asked === undefined ? order.toReversed() : order.slice(asked - 1);
  const found = looked.find(({ entries }) => {
    const seats = askedSeats(matchAfter(read, entries));
    return seat === undefined ? seats.length > 0 : seats.includes(seat);
  });
  if (found !== undefined) return found;
  throw new Complaint((say) => say('bad.nobodyAsked', { step: String(asked ?? steps.length) }));
}

function askedSeats(m: Match): Seat[] {
  if (m.result !== undefined) return [];
  return Array.from({ length: m.seats }, (_, seat) => seat).filter((seat) => choicesOf(m, seat).length > 0);
}

function report(
  { say, lang, style }: Context,
  { record, door }: ReadRecord,
  step: number,
  seat: Seat,
  candidates: readonly Candidate[],
  lines: readonly { readonly turn: string; readonly why: string }[],
): string {
  const looks = seatLooks(record.seats, say);
  const words = gameWords(door.text[lang], lang, looks);
  const name = looks[seat]?.name ?? '';
  const title = style.bold(say('hint.title', { step: String(step), name }));
  const told = lines.map(({ turn, why }, i) => {
    const percent = say('hint.chance', { percent: (100 * (candidates[i]?.chance ?? 0)).toFixed(0) });
    return `${i + 1}. ${style.bold(turn)}\n   ${percent} ${why}\n`;
  });
  const head = [say('hint.expected'), ...candidates.map((_, i) => `${i + 1}.`)];
  const labels = [...new Set(candidates.flatMap(({ scores }) => scores.map(({ label }) => label)))];
  const rows = labels.map((label) => [
    words.score({ label, points: [] }),
    ...candidates.map(({ scores }) => {
      const line = scores.find((other) => other.label === label);
      return (line?.points[seat] ?? 0).toFixed(1);
    }),
  ]);
  const totals = candidates.map(({ scores }) => totalsOf(scores, record.seats));
  const { total: sum } = words;
  const sums =
    sum === undefined
      ? []
      : looks.map((look, other) => [
          other === seat ? style.bold(`${sum}, ${look.name}`) : `${sum}, ${look.name}`,
          ...totals.map((total) => (total[other] ?? 0).toFixed(1)),
        ]);
  return `${title}\n${told.join('')}\n${tableOf([head, ...rows, ...sums])}`;
}
