import { readFile, writeFile } from 'node:fs/promises';
import { wholeParts } from '../../test/parts.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const recordFile = inRoot('test/whole-run.json');

const git = async (...args) => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter(Boolean) : undefined;
};

export function isBelow(path, file) {
  const [folder, ending] = path.split('/**');
  return (file === folder || file.startsWith(`${folder}/`)) && file.endsWith(ending ?? '');
}

export const partsOf = (files) =>
  wholeParts.filter(({ paths }) => paths.some((path) => files.some((file) => isBelow(path, file))));

/** Files that differ from a commit, including uncommitted ones; `undefined` if git cannot say. */
async function changedSince(commit) {
  const changed = await git('diff', '--name-only', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return changed && added && [...changed, ...added];
}

/**
 * Parts of the whole run that `npm test` must also run, and why. All parts if there is no record or
 * its commit is not in this clone.
 */
export async function changedParts() {
  const record = JSON.parse(await readFile(recordFile, 'utf8').catch(() => 'null'));
  const files = record && (await changedSince(record.commit));
  return files
    ? { parts: partsOf(files), why: `changed since the whole run of ${record.date}` }
    : { parts: wholeParts, why: 'no whole run is recorded for this clone' };
}

/** Records a green whole run of the current commit; returns whether it could. */
export async function recordWholeRun() {
  const [commit] = (await git('rev-parse', 'HEAD')) ?? [];
  const dirty = await git('status', '--porcelain');
  if (!commit || !dirty || dirty.length > 0) return false;
  const record = { commit, date: new Date().toISOString().slice(0, 10) };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return true;
}
