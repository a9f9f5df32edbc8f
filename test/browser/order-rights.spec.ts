import { buyTickets } from '../support/own-tickets.js';
import { Visitor } from '../support/visitor.js';
import { awake } from './support/awake.js';
import { axe, expect, test } from './support/shop.js';

test('a ticket gets another day and another is cancelled on the order’s page', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/422/);
  const visitor = new Visitor(baseURL ?? '');
  const { view, path } = await buyTickets(visitor, 'en', ['bruma', 'copalera'], 'i@mail.example');
  for (const name of visitor.cookieNames)
    await context.addCookies([
      { name, value: visitor.cookie(name) ?? '', domain: 'localhost', path: '/', secure: true },
    ]);
  await page.goto(path);
  await awake(page);
  await page.getByRole('link', { name: /^Change day.*Bruma/ }).click();
  await expect(page.getByRole('heading', { name: 'Another day for Bruma' })).toBeVisible();
  const days = page.locator('#right [data-day][type=submit]:not([aria-disabled])');
  await days.last().click();
  const change = page.getByRole('button', { name: /^Change to / });
  await expect(change).toBeVisible();
  await axe(page);
  await change.click();
  await expect(page.getByText(/^Bruma is now on /)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/en/order/${view.id}/(#rights)?$`));

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
