// The dependency law of docs/architecture.md. Each rule's comment is what the law says.

// A game's folder, as the first group of a pattern; what `new-game` copies keeps to the same law.
const GAME = '(games/[^/]+|game-template)';
// What rules and bots run on must also run in a browser: nothing of Node.
const PORTABLE = `^(packages/(core|bots)/src|${GAME}/(src|text|bot|ui))/`;
/** @param {string} name */
const npm = (name) => `^node_modules/${name}/`;

/**
 * Files under `from` may import what `allowed` matches and nothing else.
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} allowed
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No file reaches itself through its imports, not even through types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'portable-code-has-no-node',
      comment: 'Rules, texts, bots and screens run in a browser too.',
      severity: 'error',
      from: { path: PORTABLE },
      to: { dependencyTypes: ['core'] },
    },
    only(
      'core-knows-nobody',
      'core imports nothing but the hash and the generator library.',
      '^packages/core/src/',
      ['^packages/core/src/', npm('@noble/hashes'), npm('pure-rand')],
    ),
    only('bots-know-no-game', 'bots imports only core.', '^packages/bots/src/', [
      '^packages/bots/src/',
      '^packages/core/src/',
    ]),
    {
      name: 'testkit-knows-only-core',
      comment: 'testkit imports core and test libraries, no other part of the house.',
      severity: 'error',
      from: { path: '^packages/testkit/src/' },
      to: { path: '^(packages|games|apps|tools)/', pathNot: '^packages/(testkit|core)/src/' },
    },
    only('rules-import-only-core', 'games/*/src imports only core and itself.', `^${GAME}/src/`, [
      '^$1/src/',
      '^packages/core/src/',
    ]),
    only('bot-of-its-own-game', "games/*/bot imports core, bots and its own game's rules.", `^${GAME}/bot/`, [
      '^$1/(bot|src)/',
      '^packages/(core|bots)/src/',
    ]),
    only('text-of-its-own-game', 'games/*/text reaches into its own game and core only.', `^${GAME}/text/`, [
      '^$1/(text|src)/',
      '^packages/core/src/',
    ]),
    {
      name: 'text-sees-only-types',
      comment: 'games/*/text imports only types of its game.',
      severity: 'error',
      from: { path: `^${GAME}/text/` },
      to: { path: `^(${GAME}/src|packages)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-sees-only-types',
      comment:
        'A screen shows choices and never judges: types from rules and core, the tables of the box, and keys of objects.',
      severity: 'error',
      from: { path: `^${GAME}/ui/` },
      to: {
        path: `^(${GAME}/src|packages/core)/`,
        pathNot: [`^${GAME}/src/data\\.ts$`, '^packages/core/src/keys\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-never-sees-legal-or-apply',
      comment: 'Not even their types.',
      severity: 'error',
      from: { path: `^${GAME}/ui/` },
      to: { path: [`^${GAME}/src/(legal|apply)\\.ts$`, `^${GAME}/src/.+/(legal|apply)\\.ts$`] },
    },
    {
      name: 'ui-knows-no-bot',
      comment: 'games/*/ui imports its own game, ui-kit and core types.',
      severity: 'error',
      from: { path: `^${GAME}/ui/` },
      to: { path: `^(packages/|${GAME}/)`, pathNot: ['^$1/(ui|text|src)/', '^packages/(ui-kit|core)/'] },
    },
    {
      name: 'no-game-imports-another',
      comment: 'Games share code only through core, after the third copy.',
      severity: 'error',
      from: { path: `^${GAME}/` },
      to: { path: `^${GAME}/`, pathNot: '^$1/' },
    },
    {
      name: 'packages-import-no-game',
      comment: 'What games have in common knows none of them (tests may), but for the registry.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/games/src/registry\\.ts$' },
      to: { path: `^${GAME}/` },
    },
    {
      name: 'registry-opens-no-door',
      comment: "The registry reads manifests; what is behind a game's doors is loaded when it is needed.",
      severity: 'error',
      from: { path: '^packages/games/src/' },
      to: { path: '^games/', pathNot: '^games/[^/]+/manifest\\.ts$' },
    },
    {
      name: 'manifest-loads-lazily',
      comment: 'A manifest is part of home and of every command: all that is heavy is an import that waits.',
      severity: 'error',
      from: { path: `^${GAME}/manifest\\.ts$` },
      to: { path: `^${GAME}/`, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'nobody-imports-apps',
      comment: 'Apps import anything; nobody imports apps.',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-app-imports-another',
      comment: 'Apps are started, not imported.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/stress/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'stress-looks-into-the-server-alone',
      comment: 'It measures the parts of a server and reads its store, by the doors of its package.',
      severity: 'error',
      from: { path: '^apps/stress/' },
      to: { path: '^apps/', pathNot: ['^apps/stress/', '^apps/server/src/'] },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing outside a test folder imports from one.',
      severity: 'error',
      from: { pathNot: '/test/' },
      to: { path: '/test/', pathNot: '^node_modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/\\.build/', '^apps/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
