import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '../common/error-code.ts';
import { CannotStart } from '../settings/settings.ts';
import { backupText } from './backup-file.ts';
import type { Counts } from './backup-file.ts';
import { openStoreCopy } from './store-copy.ts';
import type { Place, StoreCopy } from './store-copy.ts';

/** Of a store that servers may be writing to: as it was at the moment of the first read. */
export async function backup(place: Place, file: string, { mayReplace = false } = {}): Promise<Counts> {
  const checkFree = (): void => {
    if (mayReplace || !existsSync(file)) return;
    throw new CannotStart(`There is a file "${file}" already: give another name, or --force to replace it.`);
  };
  checkFree();
  const copy = await openStoreCopy(place);
  const counts: Record<string, number> = {};
  // Under its own name only when it is whole and on the disk.
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(backupText(copy, new Date(), counts)),
      createGzip({ level: 6 }),
      // Seeds of running matches and hashes of passwords are in it.
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    checkFree();
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw sentenceOf(error, copy, file);
  } finally {
    await copy.close();
  }
}

function sentenceOf(error: unknown, { trouble }: StoreCopy, file: string): unknown {
  const ofStore = trouble(error);
  if (ofStore !== undefined) return new CannotStart(`Nothing was kept. ${ofStore.message}`);
  const code = errorCode(error) ?? '';
  if (error instanceof Error && ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'EROFS', 'EFBIG'].includes(code)) {
    return new CannotStart(`The backup "${file}" cannot be written: ${error.message}.`);
  }
  return error;
}
