import {
  choicesOf,
  DEALER,
  openMatch,
  rngDealer,
  seatsOf,
  settle,
  shownState,
  submit,
} from '@four-crowns/core';
import type { Action, AnyGame, Dealer, Match, Paragraph, Refusal, Rng, Seat } from '@four-crowns/core';
import { poolOf, recall } from './action-pool.ts';
import { inContext, must } from './failure.ts';
import type { At } from './failure.ts';
import { checkIdle } from './idle.ts';
import type { Things } from './idle.ts';
import { difference, isData, notJson, throughJson } from './json.ts';
import { runMatches } from './runs.ts';
import type { Budget, Report } from './runs.ts';
import type { Setting } from './setting.ts';
import { legalOf, textOf } from './states.ts';
import { anyOf, PATH, POOL, stream } from './streams.ts';

/** How refusals are judged, and where illegal actions come from apart from other positions. */
export interface Judging {
  readonly en: readonly Paragraph[];
  readonly ru: readonly Paragraph[];
  /** Any well-formed action; most of them will be illegal. */
  readonly anyAction?: ((rng: Rng, seats: number) => Action) | undefined;
  /**
   * Describes what is wrong with a refusal, judged by the rules in the position the seat is shown: advice that cannot
   * be followed, a fact that is not true, or a rule that does not apply.
   */
  readonly complaint?: Complaint | undefined;
  /** If given, `idle` of every view is checked too. */
  readonly things?: Things | undefined;
}

/** `action` is undefined when the complaint is about something idle (`thing`) and no action was tried. */
export type Complaint = (
  state: unknown,
  seat: Seat,
  action: Action | undefined,
  refusal: Refusal,
  thing?: string,
) => string | undefined;

/** How often each rule refused something. */
export type RuleCounts = { [rule: string]: number };

/**
 * Sends well-formed illegal actions through `submit` at every other choice of random matches. Each must be refused by
 * a rule that exists in both languages, with facts that are JSON, and must change nothing.
 */
export function refusals(
  game: AnyGame,
  judging: Judging,
  budget: Budget = {},
): Report & { readonly rules: RuleCounts } {
  const rules: RuleCounts = {};
  const report = runMatches(game, budget, (setting) => refusingMatch(game, judging, setting, rules));
  return { ...report, rules };
}

/** One match of `refusals`. Returns the number of entries. */
export function refusingMatch(
  game: AnyGame,
  judging: Judging,
  setting: Setting,
  rules: RuleCounts = {},
): number {
  const at: At = { game, setting, step: 0 };
  return inContext(at, 'the game', () => {
    const pool = poolOf(at);
    const path = stream(setting.seed, PATH);
    const rng = stream(setting.seed, POOL + 1);
    const m = openMatch(game, 'test', setting.options, setting.seats);
    const dealer = rngDealer(path);
    settle(m, dealer);
    while (m.result === undefined) {
      at.step = m.entries.length;
      must(at, at.step <= game.maxSteps, `the match has not ended within maxSteps (${game.maxSteps})`);
      if (rng.below(2) === 0) {
        const tried = [
          ...recall(pool, 2, rng),
          ...(judging.anyAction ? [judging.anyAction(rng, setting.seats)] : []),
        ];
        for (const action of tried)
          tryIllegal(at, m, dealer, rng.below(setting.seats), action, judging, rules);
      }
      const seat = anyOf(seatsOf(game.rules.actors(m.state)), path);
      if (judging.things !== undefined) judgeIdle(at, m, seat, judging, judging.things);
      const answer = submit(m, seat, throughJson(anyOf(choicesOf(m, seat), path)), dealer);
      must(at, answer.ok, () => `a legal action is refused: ${JSON.stringify(answer)}`);
    }
    return m.entries.length;
  });
}

function tryIllegal(
  at: At,
  m: Match,
  dealer: Dealer,
  seat: Seat,
  action: Action,
  judging: Judging,
  rules: RuleCounts,
): void {
  const raw = throughJson(action);
  const parsed = at.game.parseAction(raw);
  must(at, parsed !== undefined, () => `parseAction refuses the well-formed ${JSON.stringify(action)}`);
  if (isLegalFor(m, seat, parsed)) return;
  const before = fingerprint(m);
  const name = `seat ${seat}'s illegal ${JSON.stringify(action)}`;
  const answer = submit(m, seat, raw, dealer);
  must(at, !answer.ok && answer.why === 'illegal', () => `${name} gives ${JSON.stringify(answer)}`);
  must(at, difference(before, fingerprint(m)) === undefined, () => {
    return `${name} changes the match: ${difference(before, fingerprint(m))}`;
  });
  const asDealer = submit(m, DEALER, raw, dealer);
  must(at, !asDealer.ok && asDealer.why === 'malformed', 'the seat of the dealer is let in');
  judge(at, m, seat, parsed, answer.refusal, judging, name);
  rules[answer.refusal.rule] = (rules[answer.refusal.rule] ?? 0) + 1;
}

function judgeIdle(at: At, m: Match, seat: Seat, judging: Judging, things: Things): void {
  for (const { thing, refusal } of checkIdle(at, m, seat, things).idle ?? []) {
    judge(at, m, seat, undefined, refusal, judging, `seat ${seat}'s idle ${thing}`, thing);
  }
}

function judge(
  at: At,
  m: Match,
  seat: Seat,
  action: Action | undefined,
  refusal: Refusal,
  judging: Judging,
  name: string,
  thing?: string,
): void {
  const { rule, facts } = refusal;
  for (const [language, paragraphs] of [
    ['English', judging.en],
    ['Russian', judging.ru],
  ] as const) {
    must(
      at,
      paragraphs.some((p) => p.id === rule),
      () => `${name} is refused by ${rule}, which is not in the ${language} rules`,
    );
  }
  must(
    at,
    isData(facts),
    () => `the facts of ${rule} are not a JSON object: ${notJson(facts) ?? 'not an object'}`,
  );
  const wrong = judging.complaint?.(shownState(m, seat), seat, action, refusal, thing);
  must(at, wrong === undefined, () => `${name} is refused by ${rule} ${JSON.stringify(facts)}: ${wrong}`);
}

function isLegalFor(m: Match, seat: Seat, action: Action): boolean {
  if ((m.game.rules.actors(m.state) & (1 << seat)) === 0) return false;
  const code = m.game.encode(m.state, seat, action);
  return code !== undefined && legalOf(m.game, m.state, seat).includes(code);
}

/** Everything that a refused move must not change. */
function fingerprint(m: Match): readonly unknown[] {
  const { entries, line, checkpoints, border, dealt, resigned, takenBack } = m;
  const counts = [
    entries.length,
    line.length,
    checkpoints.length,
    border.version,
    dealt,
    resigned.length,
    takenBack.size,
  ];
  return [textOf(m.game, m.state), ...counts, m.result === undefined];
}
