import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CannotStart } from '../settings.ts';
import { backupText } from './backup-file.ts';
import type { Counts } from './backup-file.ts';
import { openSnapshot } from './snapshot.ts';
import type { Place } from './snapshot.ts';

/** Of a store that servers may be writing to: as it was at the moment of the first read. */
export async function backup(place: Place, file: string): Promise<Counts> {
  const snapshot = await openSnapshot(place);
  const counts: Record<string, number> = {};
  // Under its own name only when it is whole and on the disk.
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(backupText(snapshot, new Date(), counts)),
      createGzip({ level: 6 }),
      // Seeds of running matches and hashes of passwords are in it.
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'EROFS'].includes(code ?? '')) {
      throw new CannotStart(`The backup "${file}" cannot be written: ${message}.`);
    }
    throw error;
  } finally {
    await snapshot.close();
  }
}
