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

/** Candidate paths of these programs, by name first, then by the order of PATH. */
export const placesOnPath = (names) =>
  names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );

export const canInstallByApt = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

export async function installByApt(what, packages) {
  say(`Installing ${what} by apt …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  // Two tests may install the same package at once.
  const options = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const install = await run('apt-get', [...options, ...packages], { env });
  if (install.code !== 0) throw new Obstacle(`${update.output}${install.output}\n\n✗ apt-get`);
}
