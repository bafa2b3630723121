import type { GameManifest } from '@four-crowns/manifest';
import { anyScreen } from '@four-crowns/ui-kit/screen.ts';

export const manifest: GameManifest = {
  id: 'kingsburg',
  name: { en: 'Kingsburg', ru: 'Кингсбург' },
  tagline: {
    en: 'Win over the King’s advisors with your dice, build up your province and hold it every winter.',
    ru: 'Добивайтесь кубиками помощи королевских советников, стройте провинцию и защищайте её каждую зиму.',
  },
  rules: async () => {
    const { kingsburg, kingsburg1 } = await import('./src/index.ts');
    return [kingsburg, kingsburg1];
  },
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
