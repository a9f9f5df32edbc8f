import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

async function filesBelow(path, isWanted) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return isWanted(relative(root, path)) ? [path] : [];
  if (!isWanted(`${relative(root, path)}/`)) return [];
  const names = await readdir(path);
  const below = await Promise.all(names.map((name) => filesBelow(join(path, name), isWanted)));
  return below.flat();
}

/**
 * One hash over names and contents, equal for equal sources in any checkout.
 * @param {readonly string[]} paths files and folders below the repository
 * @param {(path: string) => boolean} isWanted called with repository paths; folders end in `/`
 * @param {string} extra anything else the result depends on
 */
export async function fingerprintOf(paths, isWanted = () => true, extra = '') {
  const found = await Promise.all(paths.map((path) => filesBelow(inRoot(path), isWanted)));
  const files = found.flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(extra);
  files.forEach((file, i) => hash.update(`\0${relative(root, file)}\0`).update(contents[i]));
  return hash.digest('hex');
}

export const isStamped = async (file, fingerprint) =>
  (await readFile(file, 'utf8').catch(() => '')) === fingerprint;

export async function stamp(file, fingerprint) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fingerprint);
}
