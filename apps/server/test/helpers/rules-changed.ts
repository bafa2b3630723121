/** A mistake of a deploy: the toy's rules were changed and kept their version. Only a play tells it. */
import type { HostedGame } from '../../src/tables/hosted-games.ts';
import { toy } from '../../../../packages/testkit/test/toy.ts';

const isPlay = (code: number): boolean => code >= 10 && code < 20;

/** Points only, so that no event tells it: the next checkpoint does. */
const withoutAWord: typeof toy = {
  ...toy,
  id: 'closed-toy',
  drafts: 'closed',
  rules: {
    ...toy.rules,
    apply: (s, seat, code, log) => {
      toy.rules.apply(s, seat, code, log);
      if (isPlay(code)) s.playPoints[seat]!++;
    },
  },
};

const louder: typeof toy = {
  ...toy,
  rules: {
    ...toy.rules,
    apply: (s, seat, code, log) => {
      toy.rules.apply(s, seat, code, log);
      if (isPlay(code)) log?.push({ type: 'end', seat });
    },
  },
};

export const games: readonly HostedGame[] = [
  { game: louder, bots: [] },
  { game: withoutAWord, bots: [] },
];
