import type { GameManifest } from '@four-crowns/manifest';
import { anyScreen } from '@four-crowns/ui-kit/screen.ts';

export const manifest: GameManifest = {
  id: 'kingdom-builder',
  name: { en: 'Kingdom Builder', ru: 'Создатель Королевства' },
  tagline: {
    en: 'Settle the land your card names and shape a realm that three cards reward with gold.',
    ru: 'Заселяйте земли, на которые указывает карта, и создавайте королевство, за которое три карты заплатят золотом.',
  },
  rules: async () => [(await import('./src/index.ts')).kingdomBuilder],
  options: async () => (await import('./src/options.ts')).options.declared,
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
  textBoard: () => import('./text-board/index.ts'),
  screen: async () => anyScreen((await import('./ui/index.tsx')).screen),
  cover: () => import('./ui/Cover.tsx'),
};
