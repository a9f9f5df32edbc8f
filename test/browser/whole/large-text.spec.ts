import { pathOf } from '@shop/domain';
import { findTestBrowser } from '../../../scripts/lib/chromium.mjs';
import { atRest } from '../support/awake.js';
import { monthFromNow } from '../support/days.js';
import { findingsOfWidth } from '../support/look-at.js';
import { expect, test } from '../support/shop.js';
import { tongues } from '../support/tongues.js';

// Text at 200 %, as a browser setting, which also affects media queries.
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? '',
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
});

for (const tongue of tongues)
  test(`no page scrolls sideways on a phone with 200 % text, in ${tongue.language} @phone`, async ({
    page,
    begin,
  }) => {
    const visit = begin();
    await visit.fill();
    const to = (name: 'findRoom' | 'signIn' | 'promotions' | 'priceGuide') =>
      pathOf({ name, params: {} }, tongue.language);
    const parts = ['bruma', 'guarida'].map(
      (slug, at) => `part=${slug}_${monthFromNow(3)}-1${at + 1}`,
    );
    const pages = [
      tongue.home,
      tongue.list,
      `${tongue.park}?date=${await visit.aDay(tongue.park)}&adults=2`,
      tongue.cart,
      tongue.checkout,
      `${pathOf({ name: 'buildPackage', params: {} }, tongue.language)}?${parts.join('&')}`,
      to('findRoom'),
      to('priceGuide'),
      to('promotions'),
      to('signIn'),
    ];
    for (const path of pages) {
      await page.goto(path);
      await atRest(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await findingsOfWidth(page), path).toEqual([]);
      }
    }
  });
