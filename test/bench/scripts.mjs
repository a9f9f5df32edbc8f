import { chromium, devices } from '@playwright/test';
import { ensureTestBrowser } from '../../scripts/lib/chromium.mjs';

const menu = 'header [data-island=menu-drawer]';
const paths = { home: '/es/', buy: '/es/entrada-bruma/' };

/** Every script file of a page on a phone, in bytes on the wire: before the first touch, and after. */
async function scriptsOf(browser, address) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) files.push(request.sizes());
  });
  const bytes = async () =>
    (await Promise.all(files)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.goto(address, { waitUntil: 'networkidle' });
  const asleep = await bytes();
  await page.locator(menu).filter({ visible: true }).first().tap();
  await page.locator('html[data-awake] #main[data-awake]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // A script that comes now would end with the page.
  page.removeAllListeners('requestfinished');
  const found = { asleep, awake: await bytes(), files: files.length };
  await context.close();
  return found;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export async function measureScripts({ url }) {
  const browser = await chromium.launch({
    executablePath: await ensureTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures = [];
    for (const [name, path] of Object.entries(paths)) {
      const { asleep, awake, files } = await scriptsOf(browser, url + path);
      figures.push(
        { name: `${name}: script fetched before the first touch`, value: kilobytes(asleep) },
        {
          name: `${name}: script of the woken page`,
          value: `${kilobytes(awake)} in ${files} files`,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
