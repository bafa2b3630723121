import type { GameManifest } from '@four-crowns/manifest';
import { anyScreen } from '@four-crowns/ui-kit/screen.ts';

export const manifest: GameManifest = {
  id: 'the-king-is-dead',
  name: { en: 'The King Is Dead', ru: 'Король мёртв' },
  tagline: {
    en: 'Eight cards each, eight regions, three factions: tip the balance and stand by the right one.',
    ru: 'Восемь карт у каждого, восемь регионов, три фракции: склоните чашу весов и встаньте рядом с нужной.',
  },
  rules: async () => [(await import('./src/index.ts')).theKingIsDead],
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
