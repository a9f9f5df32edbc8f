import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps these files in memory. */
const inMemory = '/dev/shm';
/** Free bytes required: a test run creates hundreds of databases, several at once. */
const enough = 4 * 2 ** 30;

/** @type {typeof import('./temporary-folder.d.mts').temporaryFolder} */
export function temporaryFolder(name) {
  const folder = fs.mkdtempSync(path.join(hasRoom() ? inMemory : os.tmpdir(), `taquilla-${name}-`));
  // Accessible to other users, since root runs the database as one.
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
