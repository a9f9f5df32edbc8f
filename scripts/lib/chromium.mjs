import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Obstacle, say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine: CHROMIUM_PATH, else the first that is found; else `undefined`. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...applications].find(isProgram);
}

async function installByApt() {
  say('No browser here: installing Chromium by apt …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-liberation'];
  const update = await run('apt-get', ['update'], { env });
  const options = ['install', '-y', '--no-install-recommends'];
  const install = await run('apt-get', [...options, ...packages], { env });
  if (install.code !== 0) throw new Obstacle(`${update.output}${install.output}\n\n✗ apt-get`);
}

/** Finds a browser, or installs one where that is possible; else says what to install. */
export async function ensureChromium() {
  if (findChromium()) return findChromium();
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) throw new Obstacle(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) await installByApt();
  const found = findChromium();
  if (found) return found;
  throw new Obstacle(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt install chromium ' +
      'fonts-liberation), or name its program in CHROMIUM_PATH.',
  );
}
