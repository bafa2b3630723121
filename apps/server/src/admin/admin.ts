// `four-crowns backup | restore | move-store | check-live`: what an operator does beside a running server.
import { parseArgs } from 'node:util';
import { loadGames } from '../tables/hosted-games.ts';
import { CannotStart, readSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Counts } from './backup-file.ts';
import { backup } from './backup.ts';
import { checkLive } from './check-live.ts';
import { moveStore } from './move-store.ts';
import { restore } from './restore.ts';

const USAGE = `four-crowns backup FILE     all of a store, while servers use it; --force replaces a file that is there
four-crowns restore FILE    a backup into an empty place, of either engine
four-crowns move-store      from the SQLite database in DATA_DIR into the empty Postgres of DATABASE_URL
four-crowns check-live      do the matches that are being played go on the same with this program?

The place is that of \`serve\`: DATA_DIR (SQLite) or DATABASE_URL (Postgres).
Exit codes: 0 done, 1 not done or matches differ (the standard error says why), 2 wrong words.
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const COMMANDS = new Map<
  string,
  { words: number; run: (settings: Settings, file: string, mayReplace: boolean) => Promise<number> }
>([
  [
    'backup',
    {
      words: 1,
      run: async (settings, file, mayReplace) =>
        told(`Kept in ${file}`, await backup(settings, file, { mayReplace })),
    },
  ],
  ['restore', { words: 1, run: async (settings, file) => told('Restored', await restore(settings, file)) }],
  [
    'move-store',
    { words: 0, run: async (settings) => told('Moved, and every row compared', await moveStore(settings)) },
  ],
  ['check-live', { words: 0, run: live }],
]);

function told(what: string, counts: Counts): number {
  const parts = Object.entries(counts).map(([table, n]) => `${table} ${n}`);
  say(`${what}: ${parts.join(', ')}.`);
  return 0;
}

async function live(settings: Settings): Promise<number> {
  const { checked, differ } = await checkLive(settings, await loadGames(settings.extraGames));
  for (const { id, game, rulesVersion, entry, why } of differ) {
    say(`${id} ${game} rules ${rulesVersion}${entry === undefined ? '' : ` entry ${entry}`}: ${why}`);
  }
  say(`${checked} live, ${differ.length} would differ.`);
  return differ.length === 0 ? 0 : 1;
}

interface Asked {
  readonly command: string;
  readonly words: readonly string[];
  readonly mayReplace: boolean;
}

/** Undefined if it is not one of our commands. */
function readWords(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [command = '', ...words] = positionals;
    return { command, words, mayReplace: values.force };
  } catch {
    return undefined;
  }
}

const asked = readWords(process.argv.slice(2));
const command = COMMANDS.get(asked?.command ?? '');
const isForcedAmiss = asked?.mayReplace === true && asked.command !== 'backup';
if (asked === undefined || command?.words !== asked.words.length || isForcedAmiss) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command.run(readSettings(process.env), asked.words[0] ?? '', asked.mayReplace);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
