/** These files hold the seeds of running matches, the session key and password hashes, so nobody else may read them. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../common/error-code.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Creates a folder that only its owner can read. An existing folder is closed too, if it contains only our own files;
 * otherwise others may be using it. Node's recursive `mkdir` never ends if a file system answers "no such folder" for
 * a new one.
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

/** SQLite gives the files that it creates beside it the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) close(one, FILE);
}

/** Files of another owner are left as they are, as long as they can be used. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}
