import type { AnyGame } from '@four-crowns/core';
import { suite } from '@four-crowns/testkit/suite';
import { theKingIsDead } from '../src/index.ts';

suite(theKingIsDead as unknown as AnyGame, { matches: 60 });
