import { awake } from '../support/awake.js';
import { axe } from '../support/axe.js';
import { addButton, chooseDay, summaryOf } from '../support/buying.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';
import { byTurns } from '../support/turns.js';

const path = '/es/entrada-bruma/';
const place = 'Hotel Coralibrí Manglar (Playa del Carmen), 8:25';

test(
  'asks where to be fetched at the box that was ticked, and takes the place along',
  { tag: byTurns(1) },
  async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await chooseDay(page, spanish, { months: 1, day: 11 });
    const box = page.locator('input[name=extras][value=transport]');
    const where = page.getByRole('combobox', { name: '¿Dónde pasamos por ti?' });
    await expect(where).toHaveCount(0);
    await box.check();
    await expect(where).toBeVisible();
    await expect(box).toBeFocused();
    await where.selectOption('hxm');
    await expect(page.getByText('Pasamos a las 8:25.')).toBeVisible();
    await expect(summaryOf(page)).toContainText('Transporte redondo × 2');

    const details = page.locator('details', { hasText: 'Transporte redondo' }).first();
    await details.locator('summary').click();
    await expect(page.getByText('De regreso, al mismo lugar.')).toBeVisible();
    const picture = page.locator('img[src*="extra-transport.svg"]');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)) // as: an img
      .toBeGreaterThan(0);
    await axe(page);

    await addButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: spanish.words.goToCart }).click();
    await expect(page.getByRole('group', { name: 'Bruma' })).toContainText(place);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Bruma' })).toContainText(place);
  },
);
