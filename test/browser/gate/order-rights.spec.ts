import type { Language } from '@shop/domain';
import { buyTickets } from '../../support/own-tickets.js';
import { openAwake } from '../support/awake.js';
import { axe, expect, type Page, test } from '../support/shop.js';
import type { Visit } from '../support/visits.js';

async function boughtBy(visit: Visit, language: Language) {
  const order = await buyTickets(visit.visitor, language, ['bruma', 'copalera'], 'i@mail.example');
  await visit.handOver();
  return order;
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the order page moves a ticket to another day @phone', async ({ page, begin }) => {
  const { view, path } = await boughtBy(begin(), 'pt');
  await openAwake(page, path);
  await page.getByRole('link', { name: /^Mudar data.*Bruma/ }).click();
  await expect(page.getByRole('heading', { name: 'Outra data para Bruma' })).toBeVisible();
  const days = page.locator('#right [data-day][type=submit]:not([aria-disabled])');
  await days.last().click();
  const change = page.getByRole('button', { name: /^Mudar para / });
  await expect(change).toBeVisible();
  await axe(page);
  await change.click();
  await expect(page.getByText(/^Nova data de Bruma: /)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/pt/pedido/${view.id}/(#rights)?$`));
});

test('the order page cancels a ticket, and the amount follows the selection', async ({
  page,
  begin,
  troubles,
}) => {
  troubles.expect(/422/);
  const { path } = await boughtBy(begin(), 'en');
  await openAwake(page, path);
  // Each of the four tickets has its own page, and no empty page follows.
  expect(await sheetsOf(page)).toBe(4);
  await page.getByRole('link', { name: /^Cancel.*Copalera/ }).click();
  const cancel = page.getByRole('button', { name: /^Cancel and get .* back$/ });
  await expect(cancel).toBeVisible();
  const one = await cancel.textContent();
  await page.getByRole('checkbox', { name: /Bruma/ }).check();
  await expect(cancel).not.toHaveText(one ?? '');
  await page.getByRole('checkbox', { name: /Bruma/ }).uncheck();
  await expect(cancel).toHaveText(one ?? '');
  await cancel.click();
  await expect(page.getByText('Choose how you want to receive the amount')).toBeVisible();
  await page.getByRole('radio', { name: /^Coupon/ }).check();
  await cancel.click();
  await expect(page.getByText(/^Copalera: cancelled\. Your coupon CV-/)).toBeVisible();
  expect(await sheetsOf(page)).toBe(2);
  await axe(page);
});

/** In the page: words too pale for white paper. */
const paleWords = () => {
  const light = (color: string) =>
    Math.min(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((one) => one.textContent.trim() && one.checkVisibility())
    .filter((one) => light(getComputedStyle(one).color) > 160)
    .map(({ textContent }) => textContent.trim().slice(0, 30));
};

test('an order prints dark on white, in the dark theme too', async ({ page, begin }) => {
  const { path } = await boughtBy(begin(), 'en');
  await page.goto(path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await page.evaluate(paleWords)).toEqual([]);
});
