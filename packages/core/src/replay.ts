import { BadInput } from './bad-input.ts';
import type { AnyGame } from './any-game.ts';
import type { Checkpoint, Entry, MatchRecord } from './entries.ts';
import { openMatch } from './match.ts';
import type { Match } from './match.ts';
import { resultOf, sidesOut } from './result.ts';
import { isLegal, takeStep } from './step.ts';
import { dropSteps, rewindLine } from './undo.ts';

/**
 * Rebuilds a match from its entries. Every step must be legal, but recorded chance is trusted: checking
 * it is up to `verify`. `onEntry` sees the match after each entry.
 */
export function replay(game: AnyGame, record: MatchRecord, onEntry?: (m: Match, i: number) => void): Match {
  if (record.game !== game.id) throw new BadInput('game', `"${record.game}" is not ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new BadInput(
      'rulesVersion',
      `the record is of rules version ${record.rulesVersion}, this program plays version ${game.rulesVersion}`,
    );
  }
  const m = openMatch(game, record.match, game.parseOptions(record.options, record.seats), record.seats);
  record.entries.forEach((entry, i) => {
    replayEntry(m, entry, i);
    onEntry?.(m, i);
  });
  m.checkpoints.push(...record.checkpoints);
  return m;
}

/** Applies one recorded entry; throws `BadInput` naming it if it cannot have happened here. */
export function replayEntry(m: Match, entry: Entry, i: number): void {
  const where = `entries[${i}]`;
  switch (entry.type) {
    case 'step': {
      if (m.result !== undefined) throw new BadInput(where, 'a step after the end');
      const action = m.game.parseAction(entry.action);
      if (action === undefined) throw new BadInput(where, 'the action is ill-formed');
      const isToAct = (m.game.rules.actors(m.state) & (1 << entry.by)) !== 0;
      const code = isToAct ? m.game.encode(m.state, entry.by, action) : undefined;
      if (code === undefined || !isLegal(m.game, m.state, entry.by, code)) {
        throw new BadInput(where, `seat ${entry.by} could not ${JSON.stringify(entry.action)} here`);
      }
      takeStep(m, entry.by, code, entry.auto === true);
      return;
    }
    case 'undo':
      if (m.result !== undefined) throw new BadInput(where, 'an undo after the end');
      dropSteps(m, entry.by, entry.steps, where);
      return;
    case 'rewind':
      if (m.result !== undefined) throw new BadInput(where, 'a rewind after the end');
      rewindLine(m, entry.to, entry.consent, where);
      return;
    case 'resign':
      if (m.result !== undefined || m.resigned.includes(entry.by) || entry.by >= m.seats) {
        throw new BadInput(where, `seat ${entry.by} could not resign here`);
      }
      m.entries.push(entry);
      m.resigned.push(entry.by);
      if (m.sides.length - sidesOut(m).length <= 1) m.result = resultOf(m);
      return;
    case 'commit':
    case 'contribute':
    case 'reveal':
      m.entries.push(entry);
      return;
  }
}

/** The last checkpoint up to `version`. A finished match of any rules version can be shown from it. */
export function checkpointBefore(record: MatchRecord, version: number): Checkpoint | undefined {
  return record.checkpoints.findLast((c) => c.after <= version);
}
