import { openAwake } from './support/awake.js';
import { monthFromNow } from './support/days.js';
import { expect, test } from './support/shop.js';

const month = monthFromNow(3);
const [from, to] = [`${month}-12`, `${month}-15`];

test('nights are chosen by the keyboard alone, and counted while they are', async ({ page }) => {
  await openAwake(page, `/es/buscar-habitacion/?rooms=1&month=${month}`);
  const day = (date: string) => page.locator(`[data-day="${date}"]`);
  await day(from).focus();
  await page.keyboard.press('Enter');
  await expect(day(from)).toHaveAttribute('data-chosen', 'true');
  await day(from).focus();
  for (const key of Array(3).fill('ArrowRight')) await page.keyboard.press(key);
  await expect(day(to)).toBeFocused();
  await expect(page.getByText(/: 3 noches$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`checkin=${from}&checkout=${to}&rooms=1&adults1=2`));
  await expect(page.locator('button[name=choose]:visible').first()).toBeVisible();
});

test('rooms and ages are filled in before anything is asked, and searched with the button', async ({
  page,
}) => {
  await openAwake(page, `/es/buscar-habitacion/?checkin=${from}&checkout=${to}&rooms=1`);
  await page.locator('#field-rooms summary').click();
  await page.getByRole('button', { name: 'Otra habitación' }).click();
  await page.getByRole('button', { name: /^Uno más: Niños.*habitación 2/ }).click();
  await page.getByLabel('Edad del niño 1, al llegar').selectOption('6');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page).toHaveURL(/rooms=2&adults1=2&children1=0&adults2=2&children2=1&age2=6/);
  await expect(page.locator('[aria-current=step]')).toContainText('Elige la habitación 1');
});
