/** One part of `npm test`. The command runs in a shell at the root, with node_modules/.bin on the path. */
export interface Part {
  readonly name: string;
  readonly command: string;
}

/** All parts in the order they run, cheap ones first. A part added here also runs in CI. */
export const parts: readonly Part[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'types', command: 'tsc -b && node tools/all-files-typed.ts' },
  {
    name: 'imports',
    command: 'depcruise --config .dependency-cruiser.js packages games game-template apps tools',
  },
  { name: 'dead-code', command: 'knip' },
  { name: 'rule-ids', command: 'node tools/rule-ids.ts' },
  { name: 'words', command: 'node tools/retired-words.ts' },
  { name: 'casts', command: 'node tools/casts.ts' },
  { name: 'unit', command: 'vitest run' },
  { name: 'notices', command: 'node apps/web/tools/notices.ts' },
  { name: 'size', command: 'node apps/web/tools/size.ts' },
  { name: 'end-to-end', command: 'playwright test -c apps/web/playwright.config.ts' },
];

/** `npm run check -- quick`: what is worth running before every commit, in about two minutes. */
export const quick: readonly Part[] = [
  ...parts.filter(({ name }) =>
    ['format', 'lint', 'types', 'imports', 'dead-code', 'rule-ids', 'words', 'casts'].includes(name),
  ),
  { name: 'changed', command: 'node tools/changed-tests.ts' },
];
