import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle, say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without the parts that draw windows: a look at a page takes a quarter less time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
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

const findShell = () => placesOnPath(shells).find(isProgram);

/** The browser of the tests: CHROMIUM_PATH, else a headless shell, else what `findChromium` finds. */
export const findTestBrowser = () =>
  process.env.CHROMIUM_PATH ? findChromium() : (findShell() ?? findChromium());

/** Finds a browser for the tests, or installs one; says what to install where that can't be. */
export async function ensureTestBrowser() {
  const canHaveShell = !process.env.CHROMIUM_PATH && canInstallByApt();
  if (canHaveShell && !findShell()) await installShell();
  return findTestBrowser() ?? ensureChromium();
}

/** A release of Debian without that package has a Chromium that serves as well. */
async function installShell() {
  try {
    await installByApt('Chromium’s headless shell', [
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    say('No headless shell by apt; any Chromium serves as well.');
  }
}
