import type { BrowserContext } from '@playwright/test';
import type { Language } from '@shop/domain';
import { buyTickets } from '../support/own-tickets.js';
import { Visitor } from '../support/visitor.js';
import { awake } from './support/awake.js';
import { axe, expect, test } from './support/shop.js';

/** Two tickets, whose order is this browser's own. */
async function boughtBy(context: BrowserContext, url: string, language: Language) {
  const visitor = new Visitor(url);
  const order = await buyTickets(visitor, language, ['bruma', 'copalera'], 'i@mail.example');
  for (const name of visitor.cookieNames)
    await context.addCookies([
      { name, value: visitor.cookie(name) ?? '', domain: 'localhost', path: '/', secure: true },
    ]);
  return order;
}

test('a ticket gets another day on the order’s page @phone', async ({ page, context, baseURL }) => {
  const { view, path } = await boughtBy(context, baseURL ?? '', 'pt');
  await page.goto(path);
  await awake(page);
  await page.getByRole('link', { name: /^Mudar data.*Bruma/ }).click();
  await expect(page.getByRole('heading', { name: 'Outra data para Bruma' })).toBeVisible();
  const days = page.locator('#right [data-day][type=submit]:not([aria-disabled])');
  await days.last().click();
  const change = page.getByRole('button', { name: /^Mudar para / });
  await expect(change).toBeVisible();
  await axe(page);
  await change.click();
  await expect(page.getByText(/^Agora em .*: Bruma\./)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/pt/pedido/${view.id}/(#rights)?$`));
});

test('a ticket is cancelled on the order’s page, and the amount follows what is ticked', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/422/);
  const { path } = await boughtBy(context, baseURL ?? '', 'en');
  await page.goto(path);
  await awake(page);
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
  await axe(page);
});
