import { paragraphsOf, parseRules } from '@four-crowns/core';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { closedToy, RULES_EN, RULES_RU, toy } from './toy.ts';

const rules = { en: paragraphsOf(parseRules(RULES_EN)), ru: paragraphsOf(parseRules(RULES_RU)) };
const matches = { conformance: 150, secrecy: 150, refusals: 150 };

suite(toy, { rules, matches });
suite(closedToy, { rules, matches });

test('a suite that would not play every table is refused before it runs', () => {
  expect(() => suite(toy, { rules, matches: { ...matches, secrecy: 6 } })).toThrow(
    'toy has 7 tables: secrecy must play each of them',
  );
});
