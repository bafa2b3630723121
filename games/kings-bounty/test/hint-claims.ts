/** What the words of a reason say of who holds a title, an obelisk or a holding, and whether they do. */
import type { Reason } from '@four-crowns/bots';
import { createTranslator } from 'use-intl/core';
import { en, ru } from '../bot/words/index.ts';

/** What is counted in one position: `own` and `theirs` held, `n` what the reason goes by. */
export interface Held {
  readonly n: number;
  readonly own?: number;
  readonly theirs?: number;
}

/** The words of hints in both languages, with ids for names. */
export const speakers = Object.entries({ en, ru }).map(([lang, words]) => {
  const t = createTranslator({ locale: lang, messages: words as unknown as Record<string, string> });
  const say = (key: string, values: object): string => t(key, values as never);
  return { lang, say, name: (_id: string, of: string) => of, has: (key: string) => t.has(key) };
});

/** Which way something goes, by how its words begin; -1 lost, 1 gained, 0 as before. */
interface Claim {
  readonly id: string;
  readonly en: RegExp;
  readonly ru: RegExp;
  readonly own: number;
  readonly theirs: readonly number[];
  /** Whether it is held before and after; where `own` is 0. */
  readonly isHeld?: boolean;
}

const CLAIMS: readonly Claim[] = [
  { id: 'title', en: /^wins /, ru: /^приносит титул/, own: 1, theirs: [0, -1] },
  { id: 'title', en: /^costs another/, ru: /^лишает другого/, own: 0, theirs: [-1], isHeld: false },
  { id: 'title', en: /^makes .* safer$/, ru: /^укрепляет/, own: 0, theirs: [0], isHeld: true },
  { id: 'title', en: /^comes closer/, ru: /^приближает/, own: 0, theirs: [0], isHeld: false },
  { id: 'title', en: /^gives up/, ru: /^лишает вас/, own: -1, theirs: [0, 1] },
  { id: 'title', en: /^leaves .* another player$/, ru: /^оставляет/, own: 0, theirs: [1], isHeld: false },
  { id: 'title', en: /^makes your hold .* less safe$/, ru: /^ослабляет/, own: 0, theirs: [0], isHeld: true },
  { id: 'title', en: /^falls behind/, ru: /^отдаляет/, own: 0, theirs: [0], isHeld: false },
  { id: 'penalty', en: /^gets rid/, ru: /^избавляет вас/, own: -1, theirs: [0, 1] },
  { id: 'penalty', en: /^leaves .* another player$/, ru: /^оставляет/, own: 0, theirs: [1], isHeld: false },
  { id: 'penalty', en: /^brings you/, ru: /^приносит вам/, own: 1, theirs: [0, -1] },
  { id: 'penalty', en: /^frees another/, ru: /^избавляет другого/, own: 0, theirs: [-1], isHeld: false },
  { id: 'obelisks', en: /^gains/, ru: /^даёт/, own: 1, theirs: [0, -1] },
  { id: 'obelisks', en: /^costs another/, ru: /^лишает другого/, own: 0, theirs: [-1] },
  { id: 'obelisks', en: /^loses/, ru: /^лишает вас/, own: -1, theirs: [0, 1] },
  { id: 'holdings', en: /^gains a castle/, ru: /^добавляет/, own: 1, theirs: [0] },
  { id: 'holdings', en: /^takes a castle/, ru: /^отнимает/, own: 1, theirs: [-1] },
  { id: 'holdings', en: /^costs another/, ru: /^лишает другого/, own: 0, theirs: [-1] },
  { id: 'holdings', en: /^adds a garrison/, ru: /^ставит гарнизон/, own: 0, theirs: [0] },
  { id: 'holdings', en: /^gives up/, ru: /^лишает вас/, own: -1, theirs: [0] },
];

/** What the words say of who holds it, against who does; undefined where they hold. */
export function wordsComplaint(
  { id, of = '', facts, change }: Reason,
  then: Held,
  now: Held,
): string | undefined {
  if (then.own === undefined || then.theirs === undefined) return undefined;
  const [own, theirs] = [(now.own ?? 0) - then.own, (now.theirs ?? 0) - then.theirs];
  const isHeld = then.own > 0;
  for (const { lang, say } of speakers) {
    const text = say(`terms.${id}.${change > 0 ? 'up' : 'down'}`, { of, name: of, ...facts });
    const claims = CLAIMS.filter((claim) => claim.id === id && claim[lang as 'en' | 'ru'].test(text));
    const holds = claims.some(
      (claim) => claim.own === own && claim.theirs.includes(theirs) && (claim.isHeld ?? isHeld) === isHeld,
    );
    if (!holds) return `"${text}" where own goes by ${own}, theirs by ${theirs}, and own was ${then.own}`;
  }
  return undefined;
}
