import { openAwake } from '../support/awake.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Tus lugares apartados' });
const clock = (page: Page) => panel(page).getByRole('timer');
const longer = (page: Page) => panel(page).getByRole('button', { name: 'Apartar por más tiempo' });

/** A minute of a fresh hold; some seconds have passed. */
const about = (minutes: number) => new RegExp(`^(${minutes}:0|${minutes - 1}:[345])\\d`);

async function openCart(page: Page, fill: Promise<void>) {
  await fill;
  await page.clock.install();
  await openAwake(page, spanish.cart);
}
const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000);

/** The position of the line below, and the panel's height. */
const places = async (page: Page) => [
  (await page.getByRole('group', { name: 'Laguna Nácar' }).boundingBox())?.y,
  (await panel(page).boundingBox())?.height,
];

test('counts down without layout shift, offers more time late, and gets it @phone', async ({
  page,
  begin,
}) => {
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
});

test('counts in minutes with reduced motion', async ({ page, begin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCart(page, begin().fill());
  const shown = () => clock(page).innerText();
  await expect.poll(shown).toMatch(/^20\u00a0min/);
  await pass(page, 1.5);
  await expect.poll(shown).toMatch(/^19\u00a0min/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the end time without a countdown, and always offers more time', async ({
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
