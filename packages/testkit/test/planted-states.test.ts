import { DEALER } from '@four-crowns/core';
import { conformance } from '@four-crowns/testkit';
import { expect, test } from 'vitest';
import { withGame, withLegal, withRules } from './planted.ts';
import type { Planted } from './planted.ts';
import { END } from './toy/rules.ts';
import { toy } from './toy.ts';

const { rules } = toy;
let starts = 0;

const planted: readonly Planted[] = [
  {
    name: 'clone shares an array',
    game: withRules({ clone: (s) => Object.assign(rules.clone(s), { hands: s.hands }) }),
    says: /a step on what clone gave changes the state it came from: hands/,
  },
  {
    name: 'clone forgets a field',
    game: withRules({ clone: (s) => Object.assign(rules.clone(s), { peeked: 0 }) }),
    says: /clone differs: peeked/,
  },
  {
    name: 'copy shares an array',
    game: withRules({
      copy(from, to) {
        rules.copy(from, to);
        to.pool = from.pool;
      },
    }),
    says: /a step on what copy gave changes the state it came from: pool/,
  },
  {
    name: 'copy forgets a field',
    game: withRules({
      copy(from, to) {
        const { die } = to;
        rules.copy(from, to);
        to.die = die;
      },
    }),
    says: /copy differs: die/,
  },
  {
    name: 'the log changes the state',
    game: withRules({
      apply(s, seat, code, log) {
        rules.apply(s, seat, code, log);
        if (log !== undefined && code === END) s.playPoints[seat]!++;
      },
    }),
    says: /clone differs after seat \d's \{"type":"end"\} without log: playPoints/,
  },
  {
    name: 'load forgets a field',
    game: withGame({ load: (saved, version) => Object.assign(toy.load(saved, version), { die: 0 }) }),
    says: /load\(save\) differs: die/,
  },
  {
    name: 'load does not rebuild derived data that legal uses',
    game: withGame({
      rules: {
        ...rules,
        legal(s, seat, out) {
          if (seat !== DEALER || s.left > 0) rules.legal(s, seat, out);
        },
      },
      load: (saved, version) => Object.assign(toy.load(saved, version), { left: 0 }),
    }),
    says: /legal of the dealer depends on the path: load\(save\) of an equal state/,
  },
  {
    name: 'save gives live arrays',
    game: withGame({
      save(s) {
        const { left: _, ...kept } = s;
        return kept;
      },
    }),
    says: /a step on the state changes what save gave/,
  },
  {
    name: 'a view holds live arrays',
    game: withGame({ view: (s, viewer) => ({ ...toy.view(s, viewer), played: s.played }) }),
    says: /the view of step \d+ was changed by later steps: played/,
  },
  {
    name: 'looking changes the state: view',
    game: withGame({
      view(s, viewer) {
        const view = toy.view(s, viewer);
        if (s.stage === 'turn' && viewer === 0) s.playPoints[0]!++;
        return view;
      },
    }),
    says: /view\(0\) changes the state: playPoints\[0\]/,
  },
  {
    name: 'looking changes the state: legal',
    game: withRules({
      legal(s, seat, out) {
        rules.legal(s, seat, out);
        if (s.stage === 'roll') s.die++;
      },
    }),
    says: /legal\(30\) changes the state: die/,
  },
  {
    name: 'looking changes the state: whyNot',
    game: withGame({
      whyNot(s, seat, a) {
        s.plays = 0;
        return toy.whyNot(s, seat, a);
      },
    }),
    says: /whyNot\(\d\) changes the state: plays/,
  },
  {
    name: 'a rule loses a card',
    game: withRules({
      apply(s, seat, code, log) {
        const before = s.stage;
        rules.apply(s, seat, code, log);
        if (before === 'turn') s.played.fill(0);
      },
    }),
    says: /(check threw Error|threw BadInput: state): 3 cards/,
  },
  {
    name: 'sealed answers do not commute',
    game: withRules({
      apply(s, seat, code, log) {
        if (s.stage === 'bid' && s.bids.every((b) => b < 0)) s.bidPoints[seat]!++;
        rules.apply(s, seat, code, log);
      },
    }),
    says: /sealed answers do not commute: .* gives bidPoints/,
  },
  {
    name: 'a sealed answer changes what is legal for others',
    game: withLegal((s, seat, out) => {
      rules.legal(s, seat, out);
      if (s.stage === 'bid' && s.bids.includes(2)) out.n--;
    }),
    says: /sealed answers of .* change what is legal for seat/,
  },
  {
    name: 'start is not deterministic',
    game: withRules({
      start: (options, seats) => Object.assign(rules.start(options, seats), { round: starts++ % 2 }),
    }),
    says: /start is not deterministic: round/,
  },
];

test.each(planted)('$name is found', ({ game, says }) => {
  expect(() => conformance(game, { matches: 100 })).toThrow(says);
});
