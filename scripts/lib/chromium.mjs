import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle, say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a window system; a page takes a quarter less time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's browser: CHROMIUM_PATH, else the first one found, else `undefined`. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return [...placesOnPath(names), ...applications].find(isProgram);
}

/** Finds or installs a browser; otherwise says what to install. */
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

/** The tests' browser: CHROMIUM_PATH, else a headless shell, else that of `findChromium`. */
export const findTestBrowser = () =>
  process.env.CHROMIUM_PATH ? findChromium() : (findShell() ?? findChromium());

/** Finds or installs a browser for the tests; otherwise says what to install. */
export async function ensureTestBrowser() {
  const canHaveShell = !process.env.CHROMIUM_PATH && canInstallByApt();
  if (canHaveShell && !findShell()) await installShell();
  return findTestBrowser() ?? ensureChromium();
}

/** Debian releases without that package have a Chromium that works as well. */
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
