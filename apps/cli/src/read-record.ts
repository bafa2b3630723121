import { open } from 'node:fs/promises';
import { BadInput, MAX_RECORD_CHARS, parseRecord } from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import { Complaint, oneLine, shown } from './complaint.ts';
import type { GameDoor } from './door.ts';
import { doorOf, gameIds } from './door.ts';
import type { Input } from './io.ts';

/** What was read, and the game that can make sense of it. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly door: GameDoor;
  /** The name to complain about. */
  readonly file: string;
}

/** A record of a game and of rules that this program has; anything else is a complaint. */
export async function readRecord(path: string, input: Input): Promise<ReadRecord> {
  const file = shown(path);
  const record = parse(await readText(path, input), file);
  if (!gameIds.includes(record.game)) {
    const game = shown(record.game);
    throw new Complaint((say) => say('bad.recordGame', { file, game, known: gameIds.join(', ') }));
  }
  const door = await doorOf(record.game);
  const game = [door.game, ...door.earlier].find((one) => one.rulesVersion === record.rulesVersion);
  if (game === undefined) {
    const version = String(record.rulesVersion);
    const known = String(door.game.rulesVersion);
    throw new Complaint((say) => say('bad.recordRules', { file, version, known, game: record.game }));
  }
  return { record, door: { ...door, game }, file };
}

function parse(text: string, file: string): MatchRecord {
  try {
    return parseRecord(text);
  } catch (e) {
    throw complaintAbout(file, e);
  }
}

/** Bad input found in a file names the file. */
export function complaintAbout(file: string, e: unknown): unknown {
  if (!(e instanceof BadInput)) return e;
  return new Complaint((say) => say('bad.record', { file, what: oneLine(e.message) }));
}

async function readText(path: string, input: Input): Promise<string> {
  const file = shown(path);
  const bytes = path === '-' ? await input.bytes(MAX_RECORD_CHARS) : await readFile(path, file);
  if (bytes === undefined) {
    throw new Complaint((say) => say('bad.fileTooBig', { file, most: String(MAX_RECORD_CHARS) }));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Complaint((say) => say('bad.fileNotText', { file }));
  }
}

/** Reads no more than the limit, however long the file is or becomes. */
async function readFile(path: string, file: string): Promise<Uint8Array | undefined> {
  try {
    const handle = await open(path, 'r');
    try {
      const chunks: Uint8Array[] = [];
      let length = 0;
      const stream: AsyncIterable<Uint8Array> = handle.createReadStream({ autoClose: false });
      for await (const chunk of stream) {
        length += chunk.length;
        if (length > MAX_RECORD_CHARS) return undefined;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    } finally {
      await handle.close();
    }
  } catch (e) {
    const code = e instanceof Error && 'code' in e ? String(e.code) : '';
    if (code === 'ENOENT') throw new Complaint((say) => say('bad.fileMissing', { file }));
    if (code === 'EISDIR') throw new Complaint((say) => say('bad.fileIsFolder', { file }));
    const why = oneLine(code || String(e));
    throw new Complaint((say) => say('bad.file', { file, why }));
  }
}
