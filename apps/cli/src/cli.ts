import { readFile } from 'node:fs/promises';
import { BadInput, parseTrusted, unreachable } from '@four-crowns/core';
import { langOf, parseCommandLine } from './args.ts';
import type { Args } from './args.ts';
import { Complaint, oneLine } from './complaint.ts';
import { BAD_INPUT, DONE } from './context.ts';
import type { Context } from './context.ts';
import type { Io } from './io.ts';
import { styleFor } from './style.ts';
import { languageOf, wordsIn } from './words/words.ts';
import type { Lang } from './words/words.ts';

/** The whole command: what it is told, what it may touch, and the code it ends with. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  // Complaints about the command line itself are made in the language it asks for, if it does.
  let lang: Lang = languageOf(langNamed(argv), io.env);
  try {
    const args = parseCommandLine(argv);
    lang = languageOf(langOf(args), io.env);
    return await run(contextOf(args, io, lang));
  } catch (e) {
    if (!(e instanceof Complaint || e instanceof BadInput)) throw e;
    const say = wordsIn(lang);
    const what = e instanceof Complaint ? e.sentence(say) : say('bad.input', { what: e.message });
    io.err.write(`${oneLine(say('bad.prefix', { what }))}\n`);
    return BAD_INPUT;
  }
}

function langNamed(argv: readonly string[]): Lang | undefined {
  const asked = argv.includes('--lang=ru') || argv[argv.indexOf('--lang') + 1] === 'ru';
  return asked && argv.some((a) => a.startsWith('--lang')) ? 'ru' : undefined;
}

function contextOf(args: Args, io: Io, lang: Lang): Context {
  const off = args.has.has('no-colour') || args.has.has('no-color');
  const on = args.has.has('colour') || args.has.has('color');
  const style = styleFor(io.out, off ? false : on ? true : undefined, io.env);
  return { args, io, lang, style, say: wordsIn(lang) };
}

/** A command is loaded when it is asked for. */
async function run(context: Context): Promise<number> {
  const { args, io, say } = context;
  switch (args.command) {
    case 'play':
      return (await import('./commands/play.ts')).play(context);
    case 'sim':
      return (await import('./commands/sim.ts')).sim(context);
    case 'arena':
      return (await import('./commands/arena.ts')).arena(context);
    case 'tune':
      return (await import('./commands/tune.ts')).tune(context);
    case 'learn':
      return (await import('./commands/learn.ts')).learn(context);
    case 'record':
      return (await import('./commands/record.ts')).record(context);
    case 'replay':
      return (await import('./commands/replay.ts')).replay(context);
    case 'hint':
      return (await import('./commands/hint.ts')).hint(context);
    case 'verify':
      return (await import('./commands/verify.ts')).verify(context);
    case 'bench':
      return (await import('./commands/bench.ts')).bench(context);
    case 'rules':
      return (await import('./commands/rules.ts')).rules(context);
    case 'options':
      return (await import('./commands/options.ts')).options(context);
    case 'games':
      return (await import('./commands/games.ts')).games(context);
    case 'new-game':
      return (await import('./commands/new-game.ts')).newGame(context);
    case 'help':
      io.out.write(`${say('help')}\n`);
      return DONE;
    case 'version':
      io.out.write(`${say('version', { version: await ownVersion() })}\n`);
      return DONE;
    default:
      return unreachable(args.command);
  }
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return parseTrusted<{ readonly version: string }>(text).version;
}
