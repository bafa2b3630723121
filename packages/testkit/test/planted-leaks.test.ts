import type { ToyEvent } from './toy/words.ts';
import { refusals, secrecy } from '@four-crowns/testkit';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { withGame, withRules } from './planted.ts';
import type { Planted } from './planted.ts';
import { card } from './toy/rules.ts';
import { RULES_EN, RULES_RU, toy } from './toy.ts';

const { rules } = toy;

/** A toy game that changes the events of a step before they are logged. */
function retold(tell: (e: ToyEvent) => ToyEvent): ReturnType<typeof withRules> {
  return withRules({
    apply(s, seat, code, log) {
      const events: ToyEvent[] = [];
      rules.apply(s, seat, code, log && events);
      log?.push(...events.map(tell));
    },
  });
}

const planted: readonly Planted[] = [
  {
    name: "a view that shows another seat's card",
    game: withGame({
      view: (s, viewer) => Object.assign(toy.view(s, viewer), { kings: s.hands[0]![3]! }),
    }),
    says: /(view\(imagine\(view\)\) of \w+ is another view|the view of \w+ tells the dealer's secret .*): kings/,
  },
  {
    name: 'a view that shows all hands to an imagine that believes it',
    game: withGame({
      view: (s, viewer) => ({ ...toy.view(s, 'all'), viewer }),
      imagine: (v, rng) => toy.imagine({ ...v, viewer: 'all' }, rng),
      rules: { ...rules, resample: () => undefined },
    }),
    says: /the view of \w+ tells the dealer's secret \{"type":"deal".*: hands/,
  },
  {
    name: 'a view that shows sealed bids to an imagine that believes it',
    game: withGame({
      view: (s, viewer) => ({ ...toy.view(s, viewer), bids: toy.view(s, 'all').bids }),
      imagine(v, rng) {
        const s = toy.imagine(v, rng);
        v.bids.forEach((bid, seat) => {
          if (typeof bid === 'number') s.bids[seat] = bid;
        });
        return s;
      },
      rules: {
        ...rules,
        resample(s, viewer, rng) {
          const bids = [...s.bids];
          rules.resample(s, viewer, rng);
          s.bids = bids;
        },
      },
    }),
    says: /the view of \w+ tells seat \d's secret \{"type":"bid".*: bids/,
  },
  {
    name: 'a view under another name',
    game: withGame({ view: (s, viewer) => ({ ...toy.view(s, viewer), viewer: 0 }) }),
    says: /the view of 1 says it is that of 0/,
  },
  {
    name: 'a peek at a fixed card that does not say `reveals`',
    game: retold((e) => (e.type === 'peek' ? withoutReveals(e) : e)),
    says: /seat (\d)'s \{"type":"peek"\} .*\1.*must say `reveals`/,
  },
  {
    name: 'bids that come to light without `reveals`',
    game: retold((e) => (e.type === 'bids' ? withoutReveals(e) : e)),
    says: /the events of seat \d's \{"type":"bid".* tell \w+ what it cannot know .*must say `reveals`/,
  },
  {
    name: 'a public event with a secret in it: a peek',
    game: retold((e) => (e.type === 'peek' && e.secret ? ({ ...e, card: e.secret.card } as ToyEvent) : e)),
    says: /the events of seat \d's \{"type":"peek"\} tell \w+ what it cannot know/,
  },
  {
    name: 'imagine gives an impossible state',
    game: withGame({
      imagine(v, rng) {
        const s = toy.imagine(v, rng);
        s.pool[0]!++;
        s.left++;
        return s;
      },
    }),
    says: /what is imagined from the view of 0 fails check: Error: 5 cards page/,
  },
  {
    name: 'imagine forgets what the viewer knows',
    game: withGame({
      imagine: (v, rng) =>
        toy.imagine({ ...v, treasure: v.treasure === 'none' ? 'none' : 'hidden', peeked: 0 }, rng),
    }),
    says: /view\(imagine\(view\)\) of \w+ is another view/,
  },
  {
    name: 'imagine draws from elsewhere',
    game: withGame({ imagine: (v) => toy.imagine(v, { below: (n) => Math.floor(Math.random() * n) }) }),
    says: /imagine uses other chance than the generator it is given/,
  },
  {
    name: 'forced betrays a hand',
    game: withGame({
      forced(s, seat) {
        const out = { at: new Int32Array(99), n: 0, push: (c: number) => void (out.at[out.n++] = c) };
        rules.legal(s, seat, out);
        return out.n === 1 ? out.at[0] : undefined;
      },
    }),
    says: /forced\(seat \d\) betrays to \w+ what it cannot know/,
  },
  {
    name: 'actors depends on a hand',
    game: withRules({
      actors(s) {
        const all = rules.actors(s);
        const kings = s.hands.reduce((mask, hand, seat) => (hand[3]! > 0 ? mask | (1 << seat) : mask), 0);
        return s.stage === 'bid' && (all & kings) !== 0 ? all & kings : all;
      },
    }),
    says: /actors depends on what \w+ cannot know|who is asked/,
  },
  {
    name: "legal depends on another's hand",
    game: withRules({
      legal(s, seat, out) {
        rules.legal(s, seat, out);
        if (s.stage === 'bid' && s.hands.some((hand, other) => other !== seat && hand[3]! > 0)) out.n--;
      },
    }),
    says: /legal of seat \d depends on what it cannot know/,
  },
  {
    name: 'scores that know more than the viewer',
    game: withGame({ scores: (s) => toy.scores(s, 'all') }),
    says: /scores of \w+ depend on what it cannot know: \[2\]/,
  },
  {
    name: 'a refusal with a secret fact',
    game: withGame({
      whyNot(s, seat, a) {
        const refusal = toy.whyNot(s, seat, a);
        return s.treasure < 0 ? refusal : { ...refusal, facts: { treasure: card(s.treasure) } };
      },
    }),
    says: /the refusal of seat \d's .* depends on what it cannot know: facts\.treasure/,
  },
  {
    name: 'resample deals a seat its own hand anew',
    game: withRules({ resample: (s, _viewer, rng) => rules.resample(s, 'table', rng) }),
    says: /resample changes the view of 0: hands/,
  },
  {
    name: 'resample loses a card',
    game: withRules({
      resample(s, viewer, rng) {
        rules.resample(s, viewer, rng);
        if (s.pool[0]! > 0) s.pool[0]!--;
      },
    }),
    says: /what (resample leaves for|is imagined from).* fails check/,
  },
];

test.each(planted)('$name is found', ({ game, says }) => {
  expect(() => secrecy(game, { matches: 100 })).toThrow(says);
});

function withoutReveals(e: ToyEvent): ToyEvent {
  const { reveals: _, ...rest } = e as ToyEvent & { reveals?: true };
  return rest as ToyEvent;
}

const en = paragraphsOf(parseRules(RULES_EN));
const ru = paragraphsOf(parseRules(RULES_RU));

test('a refusal by a rule that is in neither text is found', () => {
  const game = withGame({ whyNot: () => ({ rule: 'T-9.9', facts: {} }) });
  expect(() => refusals(game, { en, ru }, { matches: 5 })).toThrow(
    /refused by T-9\.9, which is not in the English rules/,
  );
});

test('a rule that was not translated is found', () => {
  const some = ru.filter((p) => p.id !== 'T-3.1');
  expect(() => refusals(toy, { en, ru: some }, { matches: 50 })).toThrow(
    /refused by T-3\.1, which is not in the Russian rules/,
  );
});

test('facts that are not JSON are found', () => {
  const game = withGame({
    whyNot: (s, seat, a) => ({ ...toy.whyNot(s, seat, a), facts: { at: undefined as never } }),
  });
  expect(() => refusals(game, { en, ru }, { matches: 5 })).toThrow(
    /the facts of T-\d\.\d are not a JSON object: \.at is undefined/,
  );
});

test('a well-formed action that parseAction refuses is found', () => {
  const anyAction = (): { type: string } => ({ type: 'dance' });
  expect(() => refusals(toy, { en, ru, anyAction }, { matches: 5 })).toThrow(
    /parseAction refuses the well-formed \{"type":"dance"\}/,
  );
});

test('a complaint about a refusal names the action, the rule and what is wrong', () => {
  const complaint = () => 'no such field is free';
  expect(() => refusals(toy, { en, ru, complaint }, { matches: 5 })).toThrow(
    /illegal .* is refused by T-\d\.\d .*: no such field is free/,
  );
});
