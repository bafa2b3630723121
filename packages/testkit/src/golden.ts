import { readFileSync } from 'node:fs';
import {
  choicesOf,
  DEALER,
  openMatch,
  replayEntry,
  rngDealer,
  settle,
  stateHash,
  submit,
} from '@four-crowns/core';
import type { Action, AnyGame, Json, Match, Result, Rng, Seat } from '@four-crowns/core';
import { isData } from './json.ts';
import { askedOf } from './states.ts';
import { anyOf, stream } from './streams.ts';

/**
 * Chooses for a seat when a golden is written. The file stores the choices, so improving a bot does not invalidate
 * it.
 */
export type Chooser = (m: Match, seat: Seat, choices: readonly Action[], rng: Rng) => Action;

export interface GoldenTable {
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
  /** One per seat; without them, choices are random. */
  readonly bots?: readonly Chooser[] | undefined;
}

const random: Chooser = (_m, _seat, choices, rng) => anyOf(choices, rng);

/** A whole match as lines of JSON: a header, one line per step, and the result. Used only by the refresh command. */
export function writeGolden(game: AnyGame, { seats, options, seed, bots }: GoldenTable): string {
  const m = openMatch(game, 'golden', game.parseOptions(options, seats), seats);
  const rng = stream(seed, 0);
  const dealer = rngDealer(stream(seed, 1));
  settle(m, dealer);
  while (m.result === undefined) {
    const seat = askedOf(game.rules.actors(m.state))[0] ?? 0;
    const chosen = (bots?.[seat] ?? random)(m, seat, choicesOf(m, seat), rng);
    const answer = submit(m, seat, chosen, dealer);
    if (!answer.ok) throw new Error(`the bot of seat ${seat} was refused: ${JSON.stringify(answer)}`);
  }
  const header = {
    golden: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options: m.options,
    seed,
  };
  const steps = m.entries.flatMap((e) => (e.type === 'step' ? [e] : []));
  return (
    linesOf(
      game,
      header,
      steps.map(({ by, action, auto }) => ({ by, action, auto: auto === true })),
    ).join('\n') + '\n'
  );
}

interface Move {
  readonly by: Seat;
  readonly action: Action;
  readonly auto: boolean;
}

type Header = { readonly seats: number; readonly options: Json };

/** The lines these moves give with the present rules. After an illegal move there is one last line that reports it. */
function linesOf(game: AnyGame, header: Header, moves: readonly Move[]): string[] {
  const m = openMatch(game, 'golden', game.parseOptions(header.options, header.seats), header.seats);
  const lines = [JSON.stringify(header)];
  for (const { by, action, auto } of moves) {
    try {
      replayEntry(m, { type: 'step', by, action, ...(auto ? { auto } : {}), events: [] }, lines.length);
    } catch (e) {
      return [...lines, `impossible: ${e instanceof Error ? e.message : String(e)}`];
    }
    const hash = stateHash(game, m.state).slice(0, 12);
    const who = by === DEALER ? 'dealer' : by;
    lines.push(JSON.stringify({ by: who, ...(auto ? { auto } : {}), action, hash, table: summary(m) }));
  }
  return [
    ...lines,
    JSON.stringify({ result: m.result === undefined ? 'unfinished' : withoutParted(m.result) }),
  ];
}

/** Leaves out `parted`, which is newer than the goldens: they change only when a rule does. */
function withoutParted({ outcome: { places, decidedBy }, scores }: Result): unknown {
  return { outcome: { places, decidedBy }, scores };
}

/** What every player at the table sees in one line: the seats to act and the score sheet. */
function summary(m: Match): string {
  const asked = askedOf(m.game.rules.actors(m.state)).map((seat) => (seat === DEALER ? 'dealer' : seat));
  const scores = m.game.scores(m.state, 'table').map(({ label, points }) => `${label} ${points.join('/')}`);
  return [asked.length === 0 ? 'over' : `asks ${asked.join(',')}`, ...scores].join('; ');
}

/**
 * The first line at which a golden differs from what its moves give with the present rules, with both versions.
 * Undefined if there is no difference.
 */
export function goldenDifference(game: AnyGame, text: string): string | undefined {
  const recorded = text.trimEnd().split('\n');
  const [header, ...rest] = recorded.map((line, i) => parseLine(line, i));
  if (header === undefined || header['game'] !== game.id) return `line 1: not a golden of ${game.id}`;
  const { rulesVersion } = header;
  if (rulesVersion !== game.rulesVersion)
    return `line 1: of rules version ${Number(rulesVersion)}, not ${game.rulesVersion}`;
  const moves = rest.flatMap((line) => (line['action'] === undefined ? [] : [moveOf(line)]));
  const now = linesOf(game, header as unknown as Header, moves);
  for (let i = 0; i < Math.max(recorded.length, now.length); i++) {
    if (recorded[i] !== now[i])
      return `line ${i + 1}:\n  golden ${recorded[i] ?? 'has ended'}\n  today  ${now[i] ?? 'has ended'}`;
  }
  return undefined;
}

/** Throws at the first difference and describes it. */
export function checkGolden(game: AnyGame, file: string): void {
  const found = goldenDifference(game, readFileSync(file, 'utf8'));
  if (found !== undefined) throw new Error(`${file}, ${found}`);
}

function parseLine(line: string, i: number): { readonly [key: string]: Json } {
  const x: unknown = JSON.parse(line);
  if (!isData(x)) throw new Error(`line ${i + 1} of the golden must be an object`);
  return x;
}

function moveOf(line: { readonly [key: string]: Json }): Move {
  const by = line['by'] === 'dealer' ? DEALER : Number(line['by']);
  return { by, action: line['action'] as Action, auto: line['auto'] === true };
}
