import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** Bytes that have to be free there: a run of tests makes hundreds of databases, some at once. */
const enough = 4 * 2 ** 30;

/** @type {typeof import('./temporary-folder.d.mts').temporaryFolder} */
export function temporaryFolder(name) {
  const folder = fs.mkdtempSync(path.join(hasRoom() ? inMemory : os.tmpdir(), `taquilla-${name}-`));
  // Open to be walked into: root runs the database as another user.
  fs.chmodSync(folder, 0o755);
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = fs.statfsSync(inMemory);
    fs.accessSync(inMemory, fs.constants.W_OK);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
