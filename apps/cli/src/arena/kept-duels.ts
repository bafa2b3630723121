import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonical, parseTrusted } from '@four-crowns/core';
import type { Duel, Entrant, Played } from './duel.ts';

const ROOT = new URL('../../../../', import.meta.url);
/** Ignored by git; `FOUR_CROWNS_ARENA` names another one. */
const FOLDER = fileURLToPath(new URL('data/arena/', ROOT));

/** What was played of one duel, kept in a file: an arena that was stopped goes on where it was. */
export interface Kept {
  readonly played: Map<number, Played>;
  add(played: Played): Promise<void>;
}

/** `code` names the sources that play, so that no result of other bots is taken for theirs. */
export async function openKept(
  duel: Duel,
  code: string,
  isFresh: boolean,
  folder: string = FOLDER,
): Promise<Kept> {
  const name = createHash('sha256')
    .update(canonical({ ...duel, code }))
    .digest('hex')
    .slice(0, 24);
  const file = join(folder, `${name}.jsonl`);
  if (isFresh) await rm(file, { force: true });
  const played = new Map<number, Played>();
  for (const one of await linesOf(file)) played.set(one.match, one);
  return {
    played,
    async add(one) {
      played.set(one.match, one);
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify(one)}\n`);
    },
  };
}

/** A line that was cut off when the arena was stopped is no result. */
async function linesOf(file: string): Promise<Played[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [parseTrusted<Played>(line)];
    } catch {
      return [];
    }
  });
}

/** A hash of all sources that have a say in a match of `game`. */
export async function codeOf(game: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['packages/core/src', 'packages/bots/src', `games/${game}/src`, `games/${game}/bot`]) {
    const names = await readdir(new URL(`${folder}/`, ROOT), { recursive: true });
    for (const name of names.filter((n) => /\.(ts|bin)$/.test(n) && !n.includes('.build')).toSorted()) {
      hash.update(name).update(await readFile(new URL(`${folder}/${name}`, ROOT)));
    }
  }
  return hash.digest('hex');
}

/** Of the networks that entrants name by a file. */
export async function codeOfNets(entrants: readonly Entrant[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { bot } of entrants) {
    const file = bot.split('@')[1]?.split('#')[0];
    if (file !== undefined) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
