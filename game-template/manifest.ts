import type { GameManifest } from '@four-crowns/manifest';
import { anyScreen } from '@four-crowns/ui-kit/screen.ts';

export const manifest: GameManifest = {
  id: 'game-template',
  isDraft: true,
  name: { en: 'Game Template', ru: 'Game Template' },
  tagline: {
    en: 'Bid your cards for the prizes: every card plays only once.',
    ru: 'Ставьте карты на призы: каждая карта играет только раз.',
  },
  rules: async () => [(await import('./src/index.ts')).game],
  options: async () => (await import('./src/options.ts')).options.declared,
  bots: () => import('./bot/index.ts'),
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
  textBoard: () => import('./text-board/index.ts'),
  screen: async () => anyScreen((await import('./ui/index.tsx')).screen),
  cover: () => import('./ui/Cover.tsx'),
};
