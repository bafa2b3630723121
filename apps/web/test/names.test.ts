/** What people, bots and seats are called, in both languages, and that finished matches call them so too. */
import type { HistoryLine, SeatInfo } from '@four-crowns/protocol/client';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Finished } from '../src/account/History.tsx';
import { useSeatNames } from '../src/app/names.ts';
import type { Lang } from '../src/words/langs.ts';
import { html, moduleOf } from './render.ts';

const bot = (id: string): SeatInfo => ({ holder: { type: 'bot', bot: id } });
const person = (name: string): SeatInfo => ({
  holder: { type: 'person', person: name, name, here: true },
});
const free: SeatInfo = { holder: { type: 'free' } };

function Names({ seats }: { readonly seats: readonly SeatInfo[] }): string {
  return useSeatNames()(seats).join(', ');
}
const named = (lang: Lang, ...seats: readonly SeatInfo[]): string => html(lang, Names, { seats });

const BOTS = ['random', 'greedy', 'flat', 'page', 'squire', 'knight', 'duke', 'king'];

test('every bot has a name in both languages, and none goes by its id', () => {
  expect(named('en', ...BOTS.map(bot))).toBe('Novice, Adept, Gambler, Page, Squire, Knight, Duke, King');
  expect(named('ru', ...BOTS.map(bot))).toBe(
    'Новичок, Знаток, Игрок, Паж, Оруженосец, Рыцарь, Герцог, Король',
  );
});

test('a bot of a newer server goes by its id', () => {
  expect(named('ru', bot('emperor'), bot('page'))).toBe('emperor, Паж');
});

test('several seats of one bot are numbered', () => {
  expect(named('en', person('Anna'), bot('greedy'), bot('greedy'))).toBe('Anna, Adept 1, Adept 2');
  expect(named('ru', bot('knight'), person('Анна'), bot('knight'))).toBe('Рыцарь 1, Анна, Рыцарь 2');
});

test('two own seats at one device do not share a name, free seats do', () => {
  expect(named('en', person('Guest 3413'), person('Guest 3413'), free, free)).toBe(
    'Guest 3413 1, Guest 3413 2, Free seat, Free seat',
  );
  expect(named('ru', person('Guest 9181'), bot('king'), person('Guest 9181'))).toBe(
    'Гость 9181 1, Король, Гость 9181 2',
  );
});

test('a number is not given where somebody is called so already', () => {
  expect(named('en', bot('knight'), person('Knight 1'), bot('knight'))).toBe('Knight 2, Knight 1, Knight 3');
  expect(named('en', person('Anna'), person('Anna 2'), person('Anna'))).toBe('Anna 1, Anna 2, Anna 3');
});

test('guests, people at one device and deleted people are said in the page’s language', () => {
  const seats = ['Guest 3413', 'Player 2', 'Former player', 'Guest of honour'].map(person);
  expect(named('en', ...seats)).toBe('Guest 3413, Player 2, A former player, Guest of honour');
  expect(named('ru', ...seats)).toBe('Гость 3413, Игрок 2, Бывший игрок, Guest of honour');
});

test.each([
  ['en', 'Guest 3413 1, Adept 1, Guest 3413 2, Adept 2'],
  ['ru', 'Гость 3413 1, Знаток 1, Гость 3413 2, Знаток 2'],
] as const)(
  'a finished match lists names, not ids of bots, %s',
  async (lang, names) => {
    const { Finished: Line } = await moduleOf<{ readonly Finished: typeof Finished }>(
      '/src/account/History.tsx',
    );
    const line: HistoryLine = {
      id: 'tabletable',
      game: 'kingsburg',
      endedAt: 0,
      mine: [0, 2],
      seats: [person('Guest 3413'), bot('greedy'), person('Guest 3413'), bot('greedy')],
      result: { outcome: { places: [[1], [2], [0], [3]], decidedBy: 'points' }, scores: [] },
    };
    const InRouter = () => createElement(Router, { ssrPath: '/', children: createElement(Line, { line }) });
    const page = html(lang, InRouter, {});
    expect(page).toContain(`<span>${names}</span>`);
    expect(page).not.toContain('greedy');
  },
  60_000,
);
