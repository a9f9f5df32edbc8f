import { declinedCard } from '@shop/test/purchases';
import { openAwake } from '../support/awake.js';
import {
  chooseWay,
  expectTotalInView,
  fillCheckout,
  fillContact,
  goToProvider,
  nextButton,
  payButton,
  payWith,
  place,
  totalOf,
} from '../support/checkout.js';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { english, portuguese, spanish, type Tongue, tongues } from '../support/tongues.js';

const cartCount = (page: Page) => page.locator('[data-cart-count]');
const expectReady = (page: Page, { words }: Tongue) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ready);

const factOf = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd').first();

/** The lowest start of a phone's first field, below the folded order and the hold. */
const lowestField = 400;

async function expectFieldFirst(page: Page) {
  for (const tongue of tongues) {
    await page.goto(tongue.checkout);
    const box = await page.locator('input[name=firstName]').boundingBox();
    expect.soft(box?.y, tongue.name).toBeLessThanOrEqual(lowestField);
  }
}

test('a transfer creates its order at once, and its tickets once the bank has paid @phone', async ({
  page,
  begin,
  context,
}) => {
  const { checkout, language } = portuguese;
  const visit = begin(portuguese);
  await visit.payIn('MXN');
  await visit.fill();
  await expectFieldFirst(page);
  await openAwake(page, checkout);
  const total = await totalOf(page);
  await expectTotalInView(page, total);
  await fillContact(page);
  await nextButton(page).click();
  await chooseWay(page, 'TR');
  await expect(page.getByText('72 horas', { exact: false }).first()).toBeVisible();
  await expectTotalInView(page, total);
  await nextButton(page).click();
  await expect(payButton(page)).toHaveText(`Reservar por ${total}`);
  await expectTotalInView(page, total);
  await place(page, /\/pt\/pedido\/TQ-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta sua transferência, Ana');
  await expect(factOf(page, 'Valor exato')).toHaveText(total);
  await expect(page.getByText(/^7[12]\u00a0h \d+\u00a0min$/)).toBeVisible();
  await expect(cartCount(page)).toHaveText('0');
  const reference = await factOf(page, 'Referência').innerText();
  const bank = await context.newPage();
  await bank.goto(`${process.env.TAQUILLA_SANDBOX ?? ''}/bank/?lang=${language}`);
  await bank.locator('#reference').fill(reference);
  await bank.getByRole('button', { name: 'Buscar' }).click();
  await expect(bank.locator('.total')).toHaveText(total);
  await bank.getByRole('button', { name: 'Transferir o valor exato', exact: true }).click();
  await expect(bank.getByRole('status')).toContainText('A transferência saiu');
  await axeInBothThemes(bank);
  // The page polls every half minute; a reload is faster.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(portuguese.words.ready, {
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('img', { name: portuguese.words.qr })).toHaveCount(2);
});

test('the buyer picks a bank’s monthly plan by amount and pays with a card of that bank', async ({
  page,
  begin,
  isMobile,
}) => {
  const visit = begin(spanish);
  await visit.payIn('MXN');
  await visit.fill();
  await openAwake(page, spanish.checkout);
  const total = await totalOf(page);
  await fillCheckout(page, 'MONTHS', async () => {
    if (isMobile) await page.getByLabel('Tu banco').selectOption({ label: 'BBVA' });
    await page.getByRole('radio', { name: /^13 meses con BBVA: / }).check();
    await expect(page.getByRole('heading', { name: '13 pagos con BBVA' })).toBeVisible();
  });
  await expect(page.getByText(/^13 meses con BBVA: /).filter({ visible: true })).toBeVisible();
  await goToProvider(page);
  await expect(page.locator('.total')).toHaveText(total);
  await expect(page.getByText('13 · BBVA')).toBeVisible();
  await axeInBothThemes(page);
  await payWith(page, await page.getByRole('cell', { name: /^5062/ }).innerText());
  await expectReady(page, spanish);
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ana@paypal.example');
  await page.getByLabel('Password').fill('coralibri');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Approve the payment' })).toBeVisible();
}

test('a refused PayPal payment keeps the cart, an approved one makes an order @phone', async ({
  page,
  begin,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await begin(english).fill();
  await openAwake(page, english.checkout);
  await fillCheckout(page, 'PP');
  await place(page, /\/paypal\//);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await axeInBothThemes(page);
  await logIn(page);
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
  await expect(page).toHaveURL(new RegExp(english.checkout));
  await expect(page.getByRole('alert')).toContainText('The payment was not approved');
  await expect(cartCount(page)).toHaveText('1');
  await expect(page.locator('input[name=method][value=PP]')).toBeChecked();
  await nextButton(page).click();
  await place(page, /\/paypal\//);
  await logIn(page);
  await page.getByRole('radio', { name: /^3 months: / }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectReady(page, english);
  await expect(cartCount(page)).toHaveText('0');
});

test('a declined card keeps cart and form, and another card pays', async ({ page, begin }) => {
  await begin(portuguese).fill();
  await openAwake(page, portuguese.checkout);
  const total = await totalOf(page);
  await fillCheckout(page);
  await goToProvider(page);
  await payWith(page, declinedCard.number);
  await expect(page).toHaveURL(new RegExp(portuguese.checkout));
  await expect(page.getByRole('alert')).toHaveText(
    /^O pagamento não foi aprovado\s*Nada foi cobrado/,
  );
  expect(await totalOf(page)).toBe(total);
  await expect(cartCount(page)).toHaveText('1');
  await expect(page.locator('input[name=firstName]')).toHaveValue('Ana');
  await expect(page.locator('input[name=email]')).toHaveValue('ana@example.com');
  await chooseWay(page, 'CARD');
  await nextButton(page).click();
  await goToProvider(page);
  await payWith(page);
  await expectReady(page, portuguese);
});
