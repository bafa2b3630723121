import { join } from 'node:path';
import { exampleSuite } from '@four-crowns/testkit/example-suite';

exampleSuite({
  prefix: 'TKD',
  rules: join(import.meta.dirname, '..', 'rules'),
  tests: import.meta.dirname,
});
