import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import { lazy } from 'react';
import type { GameDoor } from './door.ts';

/** TKD-12.1: alone against the Saxons, or without them. */
const ALONE = [1];
const TOGETHER = [2, 3, 4];
const IN_TEAMS = [4];

export const theKingIsDead: GameDoor = {
  id: 'the-king-is-dead',
  name: { en: 'The King Is Dead', ru: 'Король мёртв' },
  tagline: {
    en: 'Eight cards each, eight regions, three factions: tip the balance and stand by the right one.',
    ru: 'Восемь карт у каждого, восемь регионов, три фракции: склоните чашу весов и встаньте рядом с нужной.',
  },
  Cover: lazy(async () => ({
    default: (await import('../../../../games/the-king-is-dead/ui/Cover.tsx')).Cover,
  })),
  // A screen knows its own view and actions; the frame hands on what the server sent for this game.
  screen: async () => (await import('@four-crowns/the-king-is-dead/ui')).screen as unknown as GameScreen,
  words: {
    en: async () => (await import('@four-crowns/the-king-is-dead/text')).en,
    ru: async () => (await import('@four-crowns/the-king-is-dead/text')).ru,
  },
  reasons: {
    en: async () => (await import('@four-crowns/the-king-is-dead/bot/words')).en,
    ru: async () => (await import('@four-crowns/the-king-is-dead/bot/words')).ru,
  },
  pointAt: (action, seat) => ({ ...action, seat }),
  rules: {
    en: async () => (await import('../../../../games/the-king-is-dead/rules/en.md?raw')).default,
    ru: async () => (await import('../../../../games/the-king-is-dead/rules/ru.md?raw')).default,
  },
  options: [
    { kind: 'switch', key: 'advanced', seats: TOGETHER },
    { kind: 'switch', key: 'vikings', seats: TOGETHER },
    { kind: 'switch', key: 'saxonDeckOpen', seats: ALONE },
    {
      kind: 'choice',
      key: 'first',
      values: ['random', 'seat'],
      more: { value: 'seat', kind: 'seat' },
      seats: TOGETHER,
    },
    { kind: 'choice', key: 'suppressSecond', values: ['other_faction', 'any_faction'], seats: TOGETHER },
    { kind: 'choice', key: 'undoScope', values: ['anyone', 'others'], seats: TOGETHER },
    {
      kind: 'choice',
      key: 'negotiateWithoutDisc',
      values: ['swap', 'spare_disc', 'no_effect'],
      seats: TOGETHER,
    },
    { kind: 'choice', key: 'quellRegion', values: ['with_follower', 'free'], seats: TOGETHER },
    { kind: 'choice', key: 'spyPile', values: ['free', 'fullest'], seats: TOGETHER },
    {
      kind: 'choice',
      key: 'coronationLastResort',
      values: ['fewest_cards', 'earliest_card', 'shared'],
    },
    { kind: 'choice', key: 'teamPlayedAll', values: ['both', 'first'], seats: IN_TEAMS },
    { kind: 'choice', key: 'secondFaction', values: ['skip', 'sum'] },
    { kind: 'switch', key: 'edictOneForOne', seats: TOGETHER },
    { kind: 'switch', key: 'undoEqualFactions' },
    { kind: 'switch', key: 'plotIgnored', seats: TOGETHER },
    { kind: 'switch', key: 'vikingsAfterInstability', seats: TOGETHER },
    { kind: 'switch', key: 'vikingsReturnable', seats: TOGETHER },
    { kind: 'switch', key: 'saxonFourthStep', seats: ALONE },
    { kind: 'switch', key: 'saxonContestedFirst', seats: ALONE },
  ],
};
