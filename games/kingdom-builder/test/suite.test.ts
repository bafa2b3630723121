import { join } from 'node:path';
import { suite } from '@four-crowns/testkit/suite';
import { kingdomBuilder } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';

suite(kingdomBuilder, {
  matches: { conformance: 340, secrecy: 410, refusals: 540 },
  rules: join(import.meta.dirname, '../rules'),
  anyAction,
  complaint,
  things,
});
