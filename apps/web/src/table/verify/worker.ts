import { verify } from '@four-crowns/core';
import type { MatchRecord, Verdict } from '@four-crowns/core';
import { expose } from 'comlink';
import { rulesOf } from '../../games/rules.ts';

export type Recompute = typeof recompute;

async function recompute(record: MatchRecord): Promise<Verdict> {
  const game = await rulesOf(record.game, record.rulesVersion);
  if (game === undefined) return { ok: false, where: 'game', what: `no rules of ${record.game} here` };
  return verify(game, record);
}

expose(recompute);
