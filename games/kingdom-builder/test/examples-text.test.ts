import { join } from 'node:path';
import { exampleSuite } from '@four-crowns/testkit/example-suite';

exampleSuite({
  prefix: 'KB',
  rules: join(import.meta.dirname, '..', 'rules'),
  tests: import.meta.dirname,
  named: /\b[A-T]\d+\b|\d+/g,
});
