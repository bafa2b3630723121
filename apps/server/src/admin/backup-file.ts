/**
 * A backup: gzip of lines of JSON, the same for every engine. The first line says what it is; a line
 * `{"table", "columns"}` begins a table, a list is one row of it; the last line counts and seals all
 * before it, so a file that was cut or changed is never taken for a whole one.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../common/error-code.ts';
import { parseTrusted } from '@four-crowns/core';
import { CannotStart } from '../settings/settings.ts';
import type { Row, StoreCopy } from './store-copy.ts';

const FORMAT = 'four-crowns-backup';
const VERSION = 1;

export interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly at: string;
  readonly engine: string;
  readonly migrations: readonly string[];
}

export type Counts = Readonly<Record<string, number>>;

export type Part =
  | { readonly type: 'head'; readonly head: Head }
  | { readonly type: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly type: 'rows'; readonly rows: readonly Row[] }
  /** Present only if everything before it was complete. */
  | { readonly type: 'end'; readonly counts: Counts };

/** The text of a backup; `counts` is filled on the way. */
export async function* backupText(
  copy: StoreCopy,
  at: Date,
  counts: Record<string, number>,
): AsyncIterable<string> {
  const hash = createHash('sha256');
  const sealed = (lines: readonly unknown[]): string => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    hash.update(text);
    return text;
  };
  const { engine, migrations } = copy;
  yield sealed([{ format: FORMAT, version: VERSION, at: at.toISOString(), engine, migrations }]);
  for (const shape of copy.shapes) {
    const { table, columns } = shape;
    counts[table] = 0;
    yield sealed([{ table, columns }]);
    for await (const rows of copy.rows(shape)) {
      counts[table] += rows.length;
      yield sealed(rows);
    }
  }
  yield `${JSON.stringify({ end: { counts, sha256: hash.digest('hex') } })}\n`;
}

/** Throws `CannotStart` with one sentence if the file is not a complete backup. */
export async function* readBackup(file: string): AsyncIterable<Part> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let hasHead = false;
  let table: string | undefined;
  let isWhole = false;
  for await (const lines of linesOf(file)) {
    let rows: Row[] = [];
    for (const line of lines) {
      if (isWhole) throw damaged(file, 'something stands behind its end');
      if (line.startsWith('[')) {
        if (table === undefined) throw damaged(file, 'a row stands outside of every table');
        hash.update(`${line}\n`);
        counts[table] = (counts[table] ?? 0) + 1;
        rows.push(parsed<Row>(file, line));
        continue;
      }
      if (rows.length > 0) yield { type: 'rows', rows };
      rows = [];
      const mark = parsed<Partial<Head & Marks>>(file, line);
      if (mark.end !== undefined) {
        if (mark.end.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum is another one');
        isWhole = true;
        continue;
      }
      hash.update(`${line}\n`);
      if (!hasHead) {
        yield { type: 'head', head: headOf(file, mark) };
        hasHead = true;
      } else if (mark.table !== undefined && mark.columns !== undefined) {
        const { table: name, columns } = mark;
        table = name;
        counts[name] = 0;
        yield { type: 'table', table: name, columns };
      } else throw damaged(file, 'a line is neither a table nor its row');
    }
    if (rows.length > 0) yield { type: 'rows', rows };
  }
  if (!isWhole) throw damaged(file, 'its end is missing');
  yield { type: 'end', counts };
}

interface Marks {
  readonly table: string;
  readonly columns: readonly string[];
  readonly end: { readonly sha256: string };
}

function headOf(file: string, head: Partial<Head>): Head {
  const { format, version, at = '', engine = '', migrations = [] } = head;
  if (format !== FORMAT) throw new CannotStart(`The file "${file}" is no backup of Four Crowns.`);
  if (version !== VERSION) {
    throw new CannotStart(
      `The backup "${file}" is of form ${String(version)}, this program knows ${VERSION}.`,
    );
  }
  return { format, version, at, engine, migrations };
}

/** Some whole lines at a time. Node's `readline` would also cut at U+2028, which people may write. */
async function* linesOf(file: string): AsyncIterable<string[]> {
  const decoder = new TextDecoder();
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    const chunks: AsyncIterable<Buffer> = source.pipe(text);
    for await (const bytes of chunks) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') throw new CannotStart(`There is no file "${file}".`);
    if (error instanceof Error && code?.startsWith('Z_') === true) throw damaged(file, error.message);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged(file, 'its last line is not whole');
}

/** The checksum at the end tells whether a line is what a backup has written. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type is the caller's knowledge
function parsed<T>(file: string, line: string): T {
  try {
    return parseTrusted<T>(line);
  } catch {
    throw damaged(file, 'a line is not JSON');
  }
}

function damaged(file: string, why: string): CannotStart {
  return new CannotStart(`The backup "${file}" is cut off or damaged (${why}); nothing was restored.`);
}
