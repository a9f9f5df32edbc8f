import { approvedCard, contact } from '@shop/test/purchases';
import { expect, type Page } from '@playwright/test';
import { totalIn } from './amounts.js';

/** Fills the checkout step by step up to the review; `choose` sets the way to pay. */
export async function fillCheckout(
  page: Page,
  method = 'CARD',
  choose: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  // Before styles load, parts that a phone hides are visible.
  await page.waitForLoadState();
  await fillContact(page);
  await nextButton(page).click();
  await chooseWay(page, method);
  await choose();
  await nextButton(page).click();
  await atLastLook(page);
}

/** Waits for the last step; until then the visible button is the previous step's. */
async function atLastLook(page: Page): Promise<void> {
  await expect(page.locator('#step-review')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('3');
}

export const chooseWay = (page: Page, method: string): Promise<void> =>
  page.locator(`input[name=method][value=${method}]`).check();

/** The button to the next step; on a phone it is in the dock. */
export const nextButton = (page: Page) =>
  page
    .locator('form button[formaction="/api/checkout/step"]:not([aria-hidden]):not([aria-label])')
    .filter({ visible: true });

export async function fillContact(page: Page): Promise<void> {
  await page.locator('input[name=firstName]').fill(contact.firstName);
  await page.locator('input[name=lastName]').fill(contact.lastName);
  await page.locator('input[name=email]').fill(contact.email);
  await page.locator('select[name=country]').selectOption(contact.country);
  await page.locator('input[name=phone]').fill(contact.phone);
}

/** Pays from the last step, and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await place(page, /\/pay\//);
  await expect(page.locator('#number')).toBeVisible();
}

/** Presses the button with the amount on the last step, and waits for the address. */
export async function place(page: Page, address: RegExp): Promise<void> {
  await atLastLook(page);
  await payButton(page).click();
  await page.waitForURL(address);
}

/** The total before any input; on a phone it is in the dock. */
export async function totalOf(page: Page): Promise<string> {
  const dock = page.locator('[data-dock] strong');
  return (await dock.isVisible()) ? dock.innerText() : totalIn(page.locator('main'));
}

/** Expects the total visible at both ends of the page, in a phone's dock or beside the form. */
export async function expectTotalInView(page: Page, total: string): Promise<void> {
  const shown = page.locator('main').getByText(total).filter({ visible: true }).last();
  for (const end of [true, false]) {
    await page.evaluate((isEnd) => scrollTo(0, isEnd ? document.body.scrollHeight : 0), end);
    await expect(shown).toBeInViewport();
  }
}

/** The button with the amount; on a phone it is in the dock. */
export const payButton = (page: Page) =>
  page.locator('form[action="/api/checkout"] button[type=submit]').filter({ visible: true }).last();

/** Pays on the provider's page with one of its test cards. */
export async function payWith(page: Page, number: string = approvedCard.number): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill(approvedCard.expiry);
  await page.locator('#cvc').fill(approvedCard.cvc);
  await page.locator('#name').fill(approvedCard.name);
  await page.locator('form[action*="/pay/"]').first().locator('button').click();
}
