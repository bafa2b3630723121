/** What is deployed next: new rules, in which nobody peeks, beside the old ones. */
import type { HostedGame } from '../../src/tables/hosted-games.ts';
import { toy } from '../../../../packages/testkit/test/toy.ts';

const PEEK = 20;

const withoutPeeking: typeof toy = {
  ...toy,
  rulesVersion: 2,
  rules: {
    ...toy.rules,
    legal: (s, seat, out) => {
      toy.rules.legal(s, seat, out);
      const kept = Array.from(out.at.slice(0, out.n)).filter((code) => code !== PEEK);
      out.n = 0;
      for (const code of kept) out.push(code);
    },
  },
};

export const games: readonly HostedGame[] = [
  { game: toy, bots: [] },
  { game: withoutPeeking, bots: [] },
];
