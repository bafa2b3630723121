import type { GameManifest } from '@four-crowns/manifest';
import { anyScreen } from '@four-crowns/ui-kit/screen.ts';

export const manifest: GameManifest = {
  id: 'kings-bounty',
  name: { en: "King's Bounty: The Card Game", ru: "King's Bounty. Настольная игра" },
  tagline: {
    en: 'Raise castles, storm those of others, and win the titles that the king awards.',
    ru: 'Возводите замки, захватывайте чужие и добивайтесь титулов, которыми награждает король.',
  },
  rules: async () => {
    const { kingsBounty, kingsBounty1 } = await import('./src/index.ts');
    return [kingsBounty, kingsBounty1];
  },
  options: async (rulesVersion) => {
    const { options, options1 } = await import('./src/options.ts');
    return (rulesVersion === 1 ? options1 : options).declared;
  },
  bots: () => import('./bot/index.ts'),
  ladder: () => import('./bot/ladder.ts'),
  words: {
    en: async () => (await import('./text/en.ts')).en,
    ru: async () => (await import('./text/ru.ts')).ru,
  },
  reasons: {
    en: async () => (await import('./bot/words/en.ts')).en,
    ru: async () => (await import('./bot/words/ru.ts')).ru,
  },
  rulesText: {
    en: new URL('./rules/en.md', import.meta.url),
    ru: new URL('./rules/ru.md', import.meta.url),
  },
  summary: {
    en: new URL('./rules/summary.en.md', import.meta.url),
    ru: new URL('./rules/summary.ru.md', import.meta.url),
  },
  documents: {
    'kings-bounty-balance': new URL('../../docs/kings-bounty-balance.md', import.meta.url),
  },
  textBoard: () => import('./text-board/index.ts'),
  screen: async () => anyScreen((await import('./ui/index.tsx')).screen),
  cover: () => import('./ui/Cover.tsx'),
  report: async () => (await import('./text-board/index.ts')).report(),
};
