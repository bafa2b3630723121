import { paragraphsOf, parseRules } from '@four-crowns/core';
import { suite } from '@four-crowns/testkit/suite';
import { closedToy, RULES_EN, RULES_RU, toy } from './toy.ts';

const rules = { en: paragraphsOf(parseRules(RULES_EN)), ru: paragraphsOf(parseRules(RULES_RU)) };

suite(toy, { rules, matches: 150 });
suite(closedToy, { rules, matches: 150 });
