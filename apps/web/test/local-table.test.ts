import { redactEvent, viewOf } from '@four-crowns/core';
import type { ServerMessage, Snapshots } from '@four-crowns/protocol/client';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { Command } from '../src/local/local-match.ts';
import { openPlay } from '../src/local/play.ts';
import type { Play } from '../src/local/play.ts';
import type { Question, Thinker } from '../src/local/thinker.ts';
import { localMatch, pause, playUntil, sit, thinkerFor } from './local-setting.ts';
import type { Setting } from './local-setting.ts';

const isOver = ({ play }: Setting) => play.match.result !== undefined;
const lastOf = <T extends ServerMessage['type']>({ received }: Setting, type: T) =>
  received.findLast((m): m is Extract<ServerMessage, { type: T }> => m.type === type);
const answerTo = ({ received }: Setting, id: string) =>
  received.find((m) => ('id' in m && m.id === id) || (m.type === 'news' && m.ack?.id === id));

for (const { id: game } of GAMES) {
  test(`${game}: a person against two levels, from the first message to the result`, async () => {
    const s = await sit(localMatch(game, ['me', 'king', 'page']), await thinkerFor(game));
    const first = s.received[0];
    expect(first?.type === 'welcome' && first.table.mine).toEqual([0]);
    await playUntil(s, () => isOver(s));
    expect(s.snapshots().get(0)?.seatView.result).toEqual(s.play.match.result);
    const told = lastOf(s, 'table')?.table;
    expect(told?.status).toBe('over');
    expect(told?.result).toEqual(s.play.match.result);
    expect(s.table.verify()).toMatchObject({ ok: true });
    expect(s.table.record()?.entries.at(-1)?.type).toBe('reveal');
    const movers = new Set(s.course()?.commands.map((command) => ('seat' in command ? command.seat : -1)));
    expect([...movers].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test(`${game}: bots alone, to be watched; what they are given is their own view`, async () => {
    const thinker = await thinkerFor(game);
    let play: Play | undefined;
    const asked: Question[] = [];
    const spy: Thinker = {
      choose(bot, question) {
        asked.push(question);
        expect(question.view).toEqual(viewOf(play!.match, question.seat));
        expect(Object.keys(question).toSorted()).toEqual(['choices', 'seat', 'seats', 'view']);
        expect(question.view.viewer).toBe(question.seat);
        return thinker.choose(bot, question);
      },
      hint: thinker.hint,
    };
    const s = await sit(localMatch(game, ['greedy', 'random']), spy, undefined, (_message, _sheets, its) => {
      play = its;
    });
    await playUntil(s, () => isOver(s));
    expect(asked.length).toBeGreaterThan(5);
    expect([...s.snapshots().keys()]).toEqual(['table']);
    expect(s.snapshots().get('table')?.seatView.result).toBeDefined();
  });

  test(`${game}: people at one device hear of each seat what that seat may know, and nothing of a bot's`, async () => {
    let looks = 0;
    const look = (message: ServerMessage, snapshots: Snapshots, { match }: Play) => {
      const updates = 'updates' in message ? message.updates : [];
      for (const { viewer, entries } of updates) {
        looks++;
        expect([0, 1]).toContain(viewer);
        for (const one of entries) {
          if (one.type !== 'step') continue;
          for (const event of one.events) expect(event).toEqual(redactEvent(event, viewer));
        }
      }
      expect([...snapshots.keys()]).toEqual([0, 1]);
      for (const { viewer, seatView } of snapshots.values())
        expect(seatView.view).toEqual(viewOf(match, viewer));
    };
    const s = await sit(localMatch(game, ['me', 'me', 'greedy']), await thinkerFor(game), undefined, look);
    await playUntil(s, () => isOver(s));
    expect(looks).toBeGreaterThan(20);
    expect(s.table.log(2, 0).entries).toEqual([]);
    expect(s.table.log(0, 0).entries.length).toBeGreaterThan(20);
  });

  test(`${game}: what was kept gives the same match again, and it goes on`, async () => {
    const thinker = await thinkerFor(game);
    const s = await sit(localMatch(game, ['me', 'greedy']), thinker);
    await playUntil(s, () => (s.course()?.commands.length ?? 0) >= 12);
    s.say({
      type: 'rewind',
      seat: 0,
      version: s.play.match.line[Math.floor(s.play.match.line.length / 2)]!.entry,
    });
    await playUntil(s, () => (s.course()?.commands.length ?? 0) >= 20);
    const course = structuredClone(s.course()!);
    const { entries } = openPlay(s.play.match.game, s.local, course).match;
    expect(entries.length).toBeGreaterThan(course.commands.length);
    expect(s.play.match.entries.slice(0, entries.length)).toEqual(entries);
    const again = await sit(s.local, thinker, course);
    await playUntil(again, () => isOver(again));
    expect(again.table.verify()).toMatchObject({ ok: true });
    await expect(sit(s.local, thinker, { ...course, rulesVersion: 0 })).rejects.toThrow('rules 0');
  });
}

async function atKingdomBuilder(...holders: readonly string[]): Promise<Setting> {
  const s = await sit(localMatch('kingdom-builder', holders), await thinkerFor('kingdom-builder'));
  await playUntilAsked(s);
  return s;
}

async function playUntilAsked(s: Setting): Promise<void> {
  while (s.choices(0).length === 0) await pause();
}

test('refused: with the rule and how it stands, as stale, as malformed, as another seat', async () => {
  const s = await atKingdomBuilder('me', 'greedy');
  const { version } = s.snapshots().get(0)!;
  const before = s.play.match.entries.length;
  const move = { type: 'move', seat: 0, version } as const;
  const illegal = answerTo(s, s.say({ ...move, action: { type: 'end-turn' } }));
  expect(illegal).toMatchObject({ type: 'refused', why: 'illegal', snapshots: [{ viewer: 0, version }] });
  expect(illegal?.type === 'refused' && illegal.refusal?.rule).toMatch(/^KB-\d/);
  const refusedAs = (id: string) => {
    const answer = answerTo(s, id);
    return answer?.type === 'refused' ? answer.why : answer?.type;
  };
  expect(refusedAs(s.say({ ...move, action: { type: 'no-such-thing' } }))).toBe('malformed');
  expect(refusedAs(s.say({ ...move, version: 10_000, action: s.choices(0)[0]! }))).toBe('malformed');
  expect(refusedAs(s.say({ ...move, seat: 1, action: s.choices(0)[0]! }))).toBe('not-yours');
  expect(refusedAs(s.say({ type: 'undo', seat: 0 }))).toBe('nothing-to-undo');
  expect(refusedAs(s.say({ type: 'chat', text: 'hello' }))).toBe('chat-off');
  expect(refusedAs(s.say({ type: 'contribute', seat: 0, nonce: 'ab'.repeat(16) }))).toBe('not-now');
  expect(s.play.match.entries.length).toBe(before);
  expect(refusedAs(s.move(0))).toBe('news');
  expect(refusedAs(s.say({ ...move, action: s.choices(0)[0]! }))).toBe('stale');
});

test('a choice is taken back; the same message again is answered again and not done twice', async () => {
  const s = await atKingdomBuilder('me', 'greedy');
  const view = viewOf(s.play.match, 0);
  const id = s.move(0);
  const count = s.play.match.entries.length;
  expect(s.snapshots().get(0)?.seatView.undoable).toBe(1);
  const { action } = s.course()!.commands.at(-1) as Extract<Command, { type: 'move' }>;
  s.table.receive({ type: 'move', id, seat: 0, version: 0, action });
  expect(s.received.filter((m) => m.type === 'news' && m.ack?.id === id)).toHaveLength(2);
  expect(s.play.match.entries.length).toBe(count);
  s.say({ type: 'undo', seat: 0 });
  expect(viewOf(s.play.match, 0)).toEqual(view);
  expect(s.snapshots().get(0)?.seatView.view).toEqual(view);
  s.table.receive({ type: 'resync' });
  expect(lastOf(s, 'news')?.snapshots?.map(({ viewer }) => viewer)).toEqual([0]);
});

test('a bot plays for a seat that is handed over, until it is taken back', async () => {
  const s = await atKingdomBuilder('me', 'greedy');
  s.say({ type: 'hand-over', seat: 0 });
  expect(lastOf(s, 'table')?.table.seats[0]?.standIn).toEqual({ bot: 'greedy', because: 'left' });
  expect(answerTo(s, s.move(0))).toMatchObject({ why: 'handed-over' });
  const from = s.play.match.entries.length;
  while (s.play.match.entries.length < from + 20) await pause();
  s.say({ type: 'return', seat: 0 });
  expect(lastOf(s, 'table')?.table.seats[0]?.standIn).toBeUndefined();
  await playUntilAsked(s);
  expect(answerTo(s, s.move(0))?.type).toBe('news');
});

test('resigning ends a match of two; among three a bot plays on', async () => {
  const two = await atKingdomBuilder('me', 'greedy');
  two.say({ type: 'resign', seat: 0 });
  expect(lastOf(two, 'table')?.table.status).toBe('over');
  expect(two.snapshots().get(0)?.seatView.result?.outcome.decidedBy).toBe('resigned');
  const three = await atKingdomBuilder('me', 'greedy', 'random');
  three.say({ type: 'resign', seat: 0 });
  expect(lastOf(three, 'table')?.table.seats[0]?.standIn?.because).toBe('resigned');
  expect(answerTo(three, three.say({ type: 'return', seat: 0 }))).toMatchObject({ why: 'over' });
  await playUntil(three, () => isOver(three));
  expect(three.play.match.result?.outcome.places.at(-1)).toEqual([0]);
});

test('a hint is worked out from the view, one at a time, and only where there are hints', async () => {
  const s = await atKingdomBuilder('me', 'greedy');
  const id = s.say({ type: 'hint', seat: 0 });
  expect(answerTo(s, s.say({ type: 'hint', seat: 0 }))).toMatchObject({ why: 'too-fast' });
  while (answerTo(s, id) === undefined) await pause();
  const hint = lastOf(s, 'hint');
  expect(hint?.version).toBe(s.snapshots().get(0)?.version);
  expect(s.choices(0)).toContainEqual(hint?.candidates[0]?.actions[0]);
  const none = await sit(
    { ...localMatch('kingdom-builder', ['me', 'greedy']), hints: 'off' },
    await thinkerFor('kingdom-builder'),
  );
  expect(answerTo(none, none.say({ type: 'hint', seat: 0 }))).toMatchObject({ why: 'hints-off' });
});

test('if whoever thinks fails or answers nonsense, the first legal action is played', async () => {
  let asked = 0;
  const broken: Thinker = {
    choose: () =>
      ++asked % 2 === 0 ? Promise.reject(new Error('out of order')) : Promise.resolve({ type: 'nonsense' }),
    hint: () => Promise.reject(new Error('out of order')),
  };
  const s = await sit(localMatch('the-king-is-dead', ['me', 'king']), broken);
  await playUntil(s, () => isOver(s));
  expect(asked).toBeGreaterThan(3);
  expect(s.table.verify()).toMatchObject({ ok: true });
});
