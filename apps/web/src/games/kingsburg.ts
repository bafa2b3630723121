import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import { lazy } from 'react';
import type { GameDoor } from './door.ts';

export const kingsburg: GameDoor = {
  id: 'kingsburg',
  name: { en: 'Kingsburg', ru: 'Кингсбург' },
  tagline: {
    en: 'Win over the King’s advisors with your dice, build up your province and hold it every winter.',
    ru: 'Добивайтесь кубиками помощи королевских советников, стройте провинцию и защищайте её каждую зиму.',
  },
  Cover: lazy(async () => ({
    default: (await import('../../../../games/kingsburg/ui/Cover.tsx')).Cover,
  })),
  // A screen knows its own view and actions; the frame hands on what the server sent for this game.
  screen: async () => (await import('@four-crowns/kingsburg/ui')).screen as unknown as GameScreen,
  words: {
    en: async () => (await import('@four-crowns/kingsburg/text')).en,
    ru: async () => (await import('@four-crowns/kingsburg/text')).ru,
  },
  reasons: {
    en: async () => (await import('@four-crowns/kingsburg/bot/words')).en,
    ru: async () => (await import('@four-crowns/kingsburg/bot/words')).ru,
  },
  pointAt: (action, seat) => ({ ...action, seat }),
  rules: {
    en: async () => (await import('../../../../games/kingsburg/rules/en.md?raw')).default,
    ru: async () => (await import('../../../../games/kingsburg/rules/ru.md?raw')).default,
  },
  options: [
    { kind: 'choice', key: 'plusTwoLimit', values: ['season', 'group'] },
    { kind: 'choice', key: 'year4Demons', values: ['points', 'building'] },
  ],
};
