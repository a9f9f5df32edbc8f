import type { BrowserContext } from '@playwright/test';
import { type Language, pathOf } from '@shop/domain';
import { buyForSoon, buyOpenTicket, buyTickets } from '../../support/own-tickets.js';
import { checkOut, declinedCard, fillCart, payAt, sellableDays } from '../../support/purchases.js';
import { Visitor } from '../../support/visitor.js';
import { awake, openAwake } from '../support/awake.js';
import { axe, axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { byTurns } from '../support/turns.js';

/** Two tickets, whose order is this browser's own. */
const boughtBy = (context: BrowserContext, url: string, language: Language) =>
  ownOrder(context, url, (visitor) =>
    buyTickets(visitor, language, ['bruma', 'copalera'], 'i@mail.example'),
  );

async function ownOrder<Bought>(
  context: BrowserContext,
  url: string,
  buy: (visitor: Visitor) => Promise<Bought>,
): Promise<Bought> {
  const visitor = new Visitor(url);
  const order = await buy(visitor);
  for (const name of visitor.cookieNames)
    await context.addCookies([
      { name, value: visitor.cookie(name) ?? '', domain: 'localhost', path: '/', secure: true },
    ]);
  return order;
}

/** The sheets that a printer would be given. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
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
  await expect(page.getByText(/^Nova data de Bruma: /)).toBeVisible();
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
  // Each of the four tickets on a page of its own, and nothing behind the last.
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

test(
  'bad weather is claimed once a reason is given, in Portuguese',
  { tag: byTurns(0) },
  async ({ page, context, baseURL, troubles }) => {
    troubles.expect(/422/);
    const { path } = await boughtBy(context, baseURL ?? '', 'pt');
    await openAwake(page, path);
    await page.getByRole('link', { name: /^Pedir garantia.*Bruma/ }).click();
    const form = page.getByRole('region', { name: 'Garantia contra mau tempo: Bruma' });
    await form.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(form.locator('#problem-reason')).toBeVisible();
    await axeInBothThemes(page);
    await form.getByRole('radio', { name: 'Chuva forte' }).check();
    await form.getByLabel(/^Algo mais/).fill('Frente fria');
    await form.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(page.getByText('Solicitação recebida').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pedir garantia.*Bruma/ })).toHaveCount(0);
    await axe(page);
  },
);

test(
  'an open ticket gets its day, in Spanish',
  { tag: byTurns(1) },
  async ({ page, context, baseURL }) => {
    const { path } = await ownOrder(context, baseURL ?? '', (visitor) =>
      buyOpenTicket(visitor, 'es', 'i@mail.example'),
    );
    await openAwake(page, path);
    await page.getByRole('link', { name: /^Elegir día.*Bruma/ }).click();
    await expect(page.getByRole('heading', { name: 'Elige el día de Bruma' })).toBeVisible();
    const days = page.locator('#right [data-day][type=submit]:not([aria-disabled])');
    const day = (await days.last().getAttribute('data-day')) ?? 'no day';
    await days.last().click();
    await page.getByRole('button', { name: /^Cambiar al / }).click();
    await expect(page.getByRole('link', { name: /^Cambiar fecha.*Bruma/ })).toBeVisible();
    await expect(page.locator('main article').first()).toContainText(String(Number(day.slice(8))));
  },
);

/** An order whose card was declined, and one whose transfer did not come in time. */
async function unpaidOrders(visitor: Visitor): Promise<{ failed: string; lapsed: string }> {
  visitor.setCookie('__Host-currency', 'MXN');
  const bruma = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, 'pt');
  const checkout = pathOf({ name: 'checkout', params: {} }, 'pt');
  const [, , day = ''] = sellableDays(await visitor.look('buy', `${bruma}?month=2027-03`));
  await fillCart(visitor, bruma, day);
  const page = await checkOut(visitor, checkout);
  const [id = ''] = /TQ-[\dA-Z]{4}-[\dA-Z]{4}/.exec(await (await fetch(page)).text()) ?? [];
  await visitor.get(await payAt(page, declinedCard));
  const failed = pathOf({ name: 'order', params: { id } }, 'pt');
  const lapsed = await checkOut(visitor, checkout, 'TR');
  const { view } = await visitor.look('order', lapsed);
  const form = { reference: view.transfer?.reference ?? '', what: 'pass' };
  const body = new URLSearchParams(form);
  await fetch(`${process.env.TAQUILLA_SANDBOX ?? ''}/bank/`, { method: 'POST', body });
  const stateOf = async () => (await visitor.look('order', lapsed)).view.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('lapsed');
  return { failed, lapsed };
}

test(
  'orders that ended unpaid, and rights whose time is over, are said in their place',
  { tag: byTurns(0) },
  async ({ page, context, baseURL }) => {
    const bought = await ownOrder(context, baseURL ?? '', async (visitor) => {
      const unpaid = await unpaidOrders(visitor);
      return { ...unpaid, ...(await buyForSoon(visitor, 'pt', 'i@mail.example')) };
    });
    for (const [path, title] of [
      [bought.failed, 'Seu pagamento não foi concluído, Ana'],
      [bought.lapsed, 'O tempo para transferir acabou, Ana'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await axeInBothThemes(page);
    }
    await page.goto(bought.path);
    const rights = page.locator('#rights');
    await expect(rights.getByText(/^O prazo terminou: /)).toHaveCount(3);
    await expect(
      rights.getByRole('link', { name: /^(Mudar data|Pedir garantia|Cancelar)/ }),
    ).toHaveCount(0);
    await axeInBothThemes(page);
    // Whoever follows a link of yesterday finds the reason, and no form.
    await page.goto(`${bought.path}?right=changeDate&line=${bought.view.lines[0]?.id ?? ''}`);
    await expect(rights.getByText(/^O prazo terminou: /).first()).toBeVisible();
    await expect(page.locator('#right')).toHaveCount(0);
  },
);
