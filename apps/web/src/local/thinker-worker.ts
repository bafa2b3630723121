/** Bots compute their moves here, so that the table's own worker can always answer. */
import { expose } from 'comlink';
import { botsFor, rulesOf } from '../games/rules.ts';
import { openThinker } from './thinker.ts';
import type { Thinker } from './thinker.ts';

let thinker: Thinker | undefined;

/** Call only after `open`. */
function mind(): Thinker {
  if (thinker === undefined) throw new Error('no game to think about');
  return thinker;
}

const thinkerWorker = {
  /** Loads the game; after that nothing more has to be fetched. */
  async open(id: string): Promise<void> {
    const [game, bots] = await Promise.all([rulesOf(id), botsFor(id)]);
    if (game === undefined || bots === undefined) throw new Error(`no bots for ${id} here`);
    thinker = openThinker(game, bots, {
      seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
      onFailure: (error) => console.error(error),
    });
  },
  choose: ((...ask) => mind().choose(...ask)) satisfies Thinker['choose'],
  hint: ((...ask) => mind().hint(...ask)) satisfies Thinker['hint'],
};

export type ThinkerWorker = typeof thinkerWorker;

expose(thinkerWorker);
