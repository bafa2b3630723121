/** Seeds of running matches, the key of sessions and hashes of passwords are in these files: nobody else reads them. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../common/error-code.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Made for its owner alone. One that is there already is closed too if nothing but our own files is in it; it may
 * be anybody's otherwise. Node's own recursive `mkdir` never ends where a file system says "no such folder" to a
 * new one.
 */
export function makePrivateFolder(folder: string, isOurs: (file: string) => boolean): void {
  if (existsSync(folder)) {
    const files = readdirSync(folder);
    if (files.length > 0 && files.every(isOurs)) close(folder, FOLDER);
    return;
  }
  if (!existsSync(dirname(folder))) makePrivateFolder(dirname(folder), isOurs);
  mkdirSync(folder, { mode: FOLDER });
}

/** SQLite gives the files it makes beside it the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) close(one, FILE);
}

/** The files of another owner are that one's business, as long as they can be used. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}
