import { join } from 'node:path';
import { suite } from '@four-crowns/testkit/suite';
import { kingdomBuilder } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';

suite(kingdomBuilder, {
  seconds: 60,
  rules: join(import.meta.dirname, '../rules'),
  anyAction,
  complaint,
  things,
});
