import { expect, test } from 'vitest';
import { play, refusal, saved, ways } from '../playing.ts';
import { position } from '../position.ts';

const table = {
  seats: 3,
  options: { advanced: true },
  map: { moray: 'SS', devon: 'EE', essex: 'W' },
  cunning: [['spy', 'plot'], ['march'], ['aid']],
} as const;

test('TKD-8.2 Spy: copies the top card of any other pile, with the own hand, disc and summons', () => {
  const s = position({
    ...table,
    piles: [['assemble'], ['manoeuvre', 'negotiate'], ['march']] as never,
    cunning: [['spy', 'plot'], ['aid'], ['march']],
  });
  expect(ways(s).filter((way) => way.startsWith('spy'))).toEqual(['spy 2', 'spy 3']);
  const { state, events } = play(s, 'spy 2', 'cards moray devon devon', 'summon essex W');
  expect(events.slice(0, 2)).toEqual([
    { type: 'play', by: 'seat', seat: 0, card: 'spy' },
    { type: 'copy', by: 'seat', seat: 0, card: 'negotiate', of: 1 },
  ]);
  expect(saved(state).ownDiscs).toEqual([false, true, true]);
  expect(saved(state).piles[0]).toEqual(['assemble', 'spy']);
  expect(saved(state).piles[1]).toEqual(['manoeuvre', 'negotiate']);
});

test('TKD-8.2 Spy: a pile whose card does nothing now can be chosen', () => {
  const s = position({ ...table, map: { moray: 'SS' }, piles: [[], ['manoeuvre'], ['assemble']] });
  expect(ways(s).filter((way) => way.startsWith('spy'))).toEqual(['spy 2', 'spy 3']);
  expect(ways(play(s, 'spy 2').state)).toEqual(['nothing']);
  const fullest = position({
    ...table,
    options: { advanced: true, spyPile: 'fullest' },
    map: { moray: 'SS' },
    piles: [[], ['manoeuvre'], ['assemble']],
  });
  expect(ways(fullest).filter((way) => way.startsWith('spy'))).toEqual(['spy 3']);
});

test('TKD-8.2 Spy: with no card on another pile it has no effect, but a follower is summoned', () => {
  const s = position(table);
  expect(ways(s).filter((way) => way.startsWith('spy'))).toEqual(['spy']);
  const { state } = play(s, 'spy', 'nothing', 'summon moray S');
  expect(saved(state).courts[0]).toEqual({ scottish: 1, welsh: 0, english: 0 });
  expect(refusal(s, 'spy 1')).toEqual({ rule: 'TKD-8.2', facts: { because: 'no_pile' } });
  expect(refusal(s, 'spy 2')).toEqual({ rule: 'TKD-8.2', facts: { because: 'no_pile' } });
});

test('TKD-5.7 after a copied Negotiate the own one works without a disc', () => {
  const s = position({ ...table, seats: 2, piles: [[], ['negotiate']], cunning: [['spy'], []] });
  const spied = play(s, 'spy 2', 'cards moray devon devon', 'summon essex W', 'pass').state;
  expect(ways(play(spied, 'negotiate').state)).toContain('cards moray essex -');
});

test('TKD-8.5 Plot: is never played, alone in the hand it forces a pass that is asked for', () => {
  const s = position(table);
  expect(ways(s)).not.toContain('plot');
  expect(refusal(s, 'plot')).toEqual({ rule: 'TKD-8.5', facts: {} });
});
