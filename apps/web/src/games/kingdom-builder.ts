import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import { lazy } from 'react';
import type { GameDoor } from './door.ts';

const LOCATIONS = ['oracle', 'farm', 'oasis', 'tower', 'tavern', 'barn', 'harbor', 'paddock'];
const CARDS = [
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
];

export const kingdomBuilder: GameDoor = {
  id: 'kingdom-builder',
  name: { en: 'Kingdom Builder', ru: 'Создатель Королевства' },
  tagline: {
    en: 'Settle the land your card names and shape a realm that three cards reward with gold.',
    ru: 'Заселяйте земли, на которые указывает карта, и создавайте королевство, за которое три карты заплатят золотом.',
  },
  Cover: lazy(async () => ({
    default: (await import('../../../../games/kingdom-builder/ui/Cover.tsx')).Cover,
  })),
  // A screen knows its own view and actions; the frame hands on what the server sent for this game.
  screen: async () => (await import('@four-crowns/kingdom-builder/ui')).screen as unknown as GameScreen,
  words: {
    en: async () => (await import('@four-crowns/kingdom-builder/text')).en,
    ru: async () => (await import('@four-crowns/kingdom-builder/text')).ru,
  },
  reasons: {
    en: async () => (await import('@four-crowns/kingdom-builder/bot/words')).en,
    ru: async () => (await import('@four-crowns/kingdom-builder/bot/words')).ru,
  },
  // Whatever is built, with a tile or without, is built.
  pointAt: (action, seat) => ({ ...action, seat, type: action.type === 'lift' ? 'lift' : 'build' }),
  rules: {
    en: async () => (await import('../../../../games/kingdom-builder/rules/en.md?raw')).default,
    ru: async () => (await import('../../../../games/kingdom-builder/rules/ru.md?raw')).default,
  },
  options: [
    {
      kind: 'choice',
      key: 'board',
      values: ['random', 'first-game', 'chosen'],
      more: { value: 'chosen', kind: 'lay', count: 4, from: LOCATIONS, words: 'tile', item: 'sector' },
    },
    {
      kind: 'choice',
      key: 'objectives',
      values: ['random', 'first-game', 'chosen'],
      more: { value: 'chosen', kind: 'pick', count: 3, from: CARDS, words: 'objective' },
    },
    { kind: 'choice', key: 'first', values: ['random', 'seat'], more: { value: 'seat', kind: 'seat' } },
    { kind: 'switch', key: 'lordsZeroCounts' },
    { kind: 'switch', key: 'vacatedHexCounts' },
  ],
};
