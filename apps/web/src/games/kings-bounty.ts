import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import { lazy } from 'react';
import type { GameDoor } from './door.ts';

export const kingsBounty: GameDoor = {
  id: 'kings-bounty',
  name: { en: "King's Bounty: The Card Game", ru: "King's Bounty. Настольная игра" },
  tagline: {
    en: 'Raise castles, storm those of others, and win the titles that the king awards.',
    ru: 'Возводите замки, захватывайте чужие и добивайтесь титулов, которыми награждает король.',
  },
  Cover: lazy(async () => ({
    default: (await import('../../../../games/kings-bounty/ui/Cover.tsx')).Cover,
  })),
  screen: async () => (await import('@four-crowns/kings-bounty/ui')).screen as unknown as GameScreen,
  words: {
    en: async () => (await import('@four-crowns/kings-bounty/text')).en,
    ru: async () => (await import('@four-crowns/kings-bounty/text')).ru,
  },
  reasons: {
    en: async () => (await import('@four-crowns/kings-bounty/bot/words')).en,
    ru: async () => (await import('@four-crowns/kings-bounty/bot/words')).ru,
  },
  // A unit goes where a holding lies already, with the garrison it has now.
  pointAt: (action, seat) =>
    action.type === 'play-unit'
      ? {
          ...action,
          type: action['garrison'] === 'none' ? 'hero' : 'garrison',
          card: action['garrison'] ?? '',
        }
      : { ...action, seat },
  rules: {
    en: async () => (await import('../../../../games/kings-bounty/rules/en.md?raw')).default,
    ru: async () => (await import('../../../../games/kings-bounty/rules/ru.md?raw')).default,
  },
  options: [
    { kind: 'switch', key: 'expert' },
    { kind: 'switch', key: 'extraRound' },
    { kind: 'choice', key: 'guard', values: [3, 5, 0] },
    {
      kind: 'choice',
      key: 'removed',
      values: ['random', 'chosen'],
      more: {
        value: 'chosen',
        kind: 'pick',
        // KBY-1.4: with four and more players all nations take part.
        count: { 2: 2, 3: 1 },
        from: ['elves', 'dwarves', 'undead', 'orcs'],
        words: 'nation',
      },
    },
    {
      kind: 'numbers',
      key: 'values',
      starts: async () => (await import('../../../../games/kings-bounty/src/data.ts')).HOUSE_VALUES,
      words: 'title',
      least: -20,
      most: 20,
      note: 'house',
    },
  ],
};
