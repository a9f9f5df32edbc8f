import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Obstacle, say } from './say.mjs';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would be, in the order of the names and of the path. */
export const placesOnPath = (names) =>
  names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );

/** Whether packages can be installed here without asking anybody. */
export const canInstallByApt = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

/** Installs packages of Debian; `what` is how the line that announces it calls them. */
export async function installByApt(what, packages) {
  say(`Installing ${what} by apt …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  // Two tests at once may want the same package.
  const options = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const install = await run('apt-get', [...options, ...packages], { env });
  if (install.code !== 0) throw new Obstacle(`${update.output}${install.output}\n\n✗ apt-get`);
}
