import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine: CHROMIUM_PATH, else the first that is found; else `undefined`. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return [...placesOnPath(names), ...applications].find(isProgram);
}

/** Finds a browser, or installs one where that is possible; else says what to install. */
export async function ensureChromium() {
  if (findChromium()) return findChromium();
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) throw new Obstacle(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  if (canInstallByApt()) await installByApt('Chromium', ['chromium', 'fonts-liberation']);
  const found = findChromium();
  if (found) return found;
  throw new Obstacle(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt install chromium ' +
      'fonts-liberation), or name its program in CHROMIUM_PATH.',
  );
}
