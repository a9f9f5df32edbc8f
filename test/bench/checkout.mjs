import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { Obstacle } from '../../scripts/lib/say.mjs';

const execute = promisify(execFile);
const run = (command, args, cwd) => execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });

const lockIn = (folder) => readFile(join(folder, 'package-lock.json'), 'utf8');

/** Links this checkout's packages if the lock file is equal; otherwise installs them. */
async function install(folder) {
  if ((await lockIn(folder)) === (await lockIn(root)))
    return symlink(inRoot('node_modules'), join(folder, 'node_modules'), 'dir');
  return run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
}

export async function buildCheckout(commit) {
  const folder = await mkdtemp(join(tmpdir(), 'taquilla-bench-commit-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
    await run('git', ['checkout', '--quiet', '--detach', commit], folder);
    await install(folder);
    await run(process.execPath, ['scripts/build.mjs'], folder);
  } catch (error) {
    await remove();
    throw new Obstacle(
      `${commit} could not be built:\n${error.stdout ?? ''}${error.stderr ?? error}`,
    );
  }
  return { folder, remove };
}
