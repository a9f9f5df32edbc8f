import { awake, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';
import { byTurns } from '../support/turns.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Tus lugares apartados' });
const clock = (page: Page) => panel(page).getByRole('timer');
const longer = (page: Page) => panel(page).getByRole('button', { name: 'Apartar por más tiempo' });
const again = (page: Page) => panel(page).getByRole('button', { name: 'Volver a apartarlos' });
const announcer = (page: Page) => page.locator('#announcer');

/** A minute of a hold that was just begun: the rest of it went by meanwhile. */
const about = (minutes: number) => new RegExp(`^(${minutes}:0|${minutes - 1}:[345])\\d`);

/** A cart with a line, on a page whose clocks are the test's own. */
async function openCart(page: Page, fill: Promise<void>, path = spanish.cart, now?: Date) {
  await fill;
  await page.clock.install(now && { time: now });
  await openAwake(page, path);
}
const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000);

/** What the shop says is left, past whatever the page holds back. */
async function told(page: Page): Promise<number> {
  const path = `/api/screens/page?path=${encodeURIComponent(spanish.cart)}`;
  const reply = await page.request.get(new URL(path, page.url()).href);
  return (await reply.json()).view.hold.secondsLeft;
}

/** A second later for the shop, whose clock is not the page's: what it tells then is another thing. */
async function letSecondPass(page: Page): Promise<void> {
  const before = await told(page);
  await expect.poll(() => told(page)).toBeLessThan(before);
}

/** Where the line below stands, and how high the panel is. */
const places = async (page: Page) => [
  (await page.getByRole('group', { name: 'Laguna Nácar' }).boundingBox())?.y,
  (await panel(page).boundingBox())?.height,
];

test(
  'counts down and moves nothing, asks for more time late, and gets it',
  { tag: byTurns(0) },
  async ({ page, begin }) => {
    await openCart(page, begin().fill());
    await expect(clock(page)).toHaveText(about(20));
    await expect(longer(page)).toHaveCount(0);
    const before = await places(page);
    await pass(page, 5);
    await expect(clock(page)).toHaveText(about(15));
    await pass(page, 6);
    await expect(clock(page)).toHaveText(about(9));
    await expect(longer(page)).toBeVisible();
    expect(await places(page)).toEqual(before);
    await pass(page, 5);
    await expect(clock(page)).toHaveText(about(4));
    expect(await places(page)).toEqual(before);

    await longer(page).click();
    await expect(clock(page)).toHaveText(about(20));
    await expect(longer(page)).toHaveCount(0);
    await expect(panel(page)).toBeFocused();
    expect(await places(page)).toEqual(before);
  },
);

test('says five minutes, one minute and the end, and asks for nothing by itself', async ({
  page,
  begin,
}) => {
  await openCart(page, begin().fill());
  await expect(clock(page)).toHaveText(about(20));
  await pass(page, 14);
  await expect(clock(page)).toHaveText(about(6));
  await expect(announcer(page)).toHaveText('');
  await pass(page, 2);
  await expect(announcer(page)).toHaveText('Tus lugares siguen apartados 5 minutos más');
  await expect(clock(page)).toHaveText(/Se liberan pronto/, { useInnerText: true });
  await expect(clock(page)).not.toHaveText(/Apartamos/, { useInnerText: true });
  await pass(page, 3.5);
  await expect(announcer(page)).toHaveText('Tus lugares siguen apartados 1 minuto más');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pass(page, 2);
  await expect(panel(page)).toContainText('Tus lugares se liberaron');
  await expect(announcer(page)).toHaveText('Tus lugares se liberaron');
  await pass(page, 60);
  await expect(again(page)).toBeVisible();
  expect(asked).toEqual([]);
  await letSecondPass(page);
  await again(page).click();
  // The server's clock went on as before, and it has the last word.
  await expect(clock(page)).toHaveText(about(20));
  await expect(panel(page)).toBeFocused();
});

test('does not mind what the visitor’s clock says', async ({ page, begin }) => {
  await openCart(page, begin().fill(), spanish.cart, new Date('2031-05-05T12:00:00Z'));
  await expect(clock(page)).toHaveText(about(20));
  await expect(clock(page)).toContainText('hasta las');
});

// The tests' browser keeps no page for the way back, so the event of such a page is told to it.
test('shows no old count on a page that was kept for the way back', async ({ page, begin }) => {
  await openCart(page, begin().fill());
  await expect(clock(page)).toHaveText(about(20));
  const { letGo } = await hold(page, '**/api/screens/page?*');
  await pass(page, 8);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(clock(page)).toHaveText(about(12));
  await letSecondPass(page);
  await letGo();
  await expect(clock(page)).toHaveText(about(20));
});

test(
  'holds longer beside the form that is being filled in, which stays as it was',
  { tag: byTurns(1) },
  async ({ page, begin }) => {
    await openCart(page, begin().fill(), spanish.checkout);
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await pass(page, 11);
    await longer(page).click();
    await expect(clock(page)).toHaveText(about(20));
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
    await expect(page).toHaveURL(spanish.checkout);
  },
);

test('counts minutes for who asks for less motion', async ({ page, begin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCart(page, begin().fill());
  const shown = () => clock(page).innerText();
  await expect.poll(shown).toMatch(/^20\u00a0min/);
  await pass(page, 1.5);
  await expect.poll(shown).toMatch(/^19\u00a0min/);
});

test('is the same on the way back within the shop, not a minute older', async ({ page, begin }) => {
  await openCart(page, begin().fill());
  await expect(clock(page)).toHaveText(about(20));
  const { letGo } = await hold(page, `**/api/screens/page?*${encodeURIComponent(spanish.cart)}*`);
  await page.locator('header').getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page).toHaveURL(/kind=tour/);
  await pass(page, 3);
  await page.goBack();
  await awake(page);
  await expect(clock(page)).toHaveText(about(17));
  await letSecondPass(page);
  await letGo();
  await expect(clock(page)).toHaveText(about(20));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tells the end, counts nothing, and always has the way to more time', async ({
    page,
    begin,
  }) => {
    await begin().fill();
    await page.goto(spanish.cart);
    await expect(panel(page)).toContainText(/hasta las \d{1,2}:\d\d, hora local del parque/);
    await expect(panel(page).locator('b, i').filter({ visible: true })).toHaveCount(0);
    await expect(panel(page)).not.toContainText(/en los últimos/, { useInnerText: true });
    await longer(page).click();
    await expect(page).toHaveURL(/done=heldLonger/);
    await expect(page.getByText('Tus lugares siguen apartados para ti')).toBeVisible();
    await longer(page).click();
    await expect(longer(page)).toHaveCount(0);
  });
});
