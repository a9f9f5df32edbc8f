import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Obstacle } from './say.mjs';

const numbersOf = (version) => version.split('.').map(Number);

/** Compares versions of three numbers. */
export function isLater(version, other) {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const at = one.findIndex((number, index) => number !== two[index]);
  return at >= 0 && one[at] > two[at];
}

/** The changelog with its unreleased entries under the new version; `undefined` if there are none. */
export function withRelease(changelog, version, day) {
  const [, head, entries, rest] =
    /^([\s\S]*?^## \[Unreleased\]\n)([\s\S]*?)(^## \[[\s\S]*)?$(?![\s\S])/m.exec(changelog) ?? [];
  if (!entries?.trim()) return undefined;
  return [`${head}\n## [${version}] - ${day}\n\n${entries.trim()}\n`, rest]
    .filter(Boolean)
    .join('\n');
}

/** A lock file names the version twice: for the file and for the root package. */
const withVersion = (text, version, times) => {
  let left = times;
  return text.replaceAll(/"version": "[^"]*"/g, (found) =>
    left-- > 0 ? `"version": "${version}"` : found,
  );
};

/** Checks the tree, writes the version, commits and tags; returns the tag. */
export async function release({ root, version, day }) {
  const git = async (...args) => {
    const { code, output } = await run('git', args, { cwd: root });
    if (code !== 0) throw new Obstacle(`git ${args[0]} failed: ${output}`);
    return output.trim();
  };
  const read = (file) => readFile(join(root, file), 'utf8');
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Obstacle(`${version} is not a version like 1.0.0.`);
  const before = JSON.parse(await read('package.json')).version;
  if (!isLater(version, before)) throw new Obstacle(`${version} is not later than ${before}.`);
  if (await git('status', '--porcelain'))
    throw new Obstacle('There are uncommitted changes. Commit or remove them.');
  const tag = `v${version}`;
  if (await git('tag', '--list', tag)) throw new Obstacle(`The tag ${tag} exists.`);
  await expectWholeRun(git, JSON.parse(await read('test/whole-run.json')));
  const changelog = withRelease(await read('CHANGELOG.md'), version, day);
  if (!changelog) throw new Obstacle('CHANGELOG.md has nothing under "Unreleased".');
  const files = {
    'CHANGELOG.md': changelog,
    'package.json': withVersion(await read('package.json'), version, 1),
    'package-lock.json': withVersion(await read('package-lock.json'), version, 2),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
  await git('add', ...Object.keys(files));
  await git('commit', '--quiet', '--message', `release: ${version}`);
  await git('tag', '--annotate', tag, '--message', `Taquilla ${version}`);
  return tag;
}

/** A whole run writes its commit, and the record is committed after it. */
async function expectWholeRun(git, { commit }) {
  const changed = await git('diff', '--name-only', commit, 'HEAD');
  const others = changed.split('\n').filter((file) => file && file !== 'test/whole-run.json');
  if (others.length > 0)
    throw new Obstacle(
      `The last whole run tested ${commit.slice(0, 8)}. Changed since: ${others.slice(0, 5).join(', ')}. Run: npm run test:whole`,
    );
}
