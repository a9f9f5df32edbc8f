import type { OrderView } from '@shop/ports/screens';
import { readQrPath } from '@shop/test/read-qr';
import { expect, type Page, test } from '../support/shop.js';
import type { Visit } from '../support/visits.js';

test.use({ serviceWorkers: 'block' });

/** Buys two open tickets, valid on any day; returns signed and short codes. */
async function buyOpen(visit: Visit) {
  const path = '/es/entrada-laguna-nacar/';
  await visit.visitor.add({ path, slug: 'laguna-nacar', date: 'open', adults: '2' });
  const order = await visit.buy();
  const { view }: { view: OrderView } = await visit.visitor.look(
    'order',
    new URL(order, 'http://shop').pathname,
  );
  const tickets = view.lines[0]?.vouchers ?? [];
  return tickets.map(({ code, qr }) => ({ short: code, signed: readQrPath(qr) ?? '' }));
}

async function openGate(page: Page): Promise<void> {
  await page.goto('/gate/es/');
  await page.getByLabel('Clave de la puerta').fill(process.env.GATE_SECRET ?? '');
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'yes');
}

const verdict = (page: Page) => page.locator('#verdict');

/** Types like a hand scanner: into the focused element, then Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Never replies to a path: a gate stops waiting after four seconds. */
const stall = (page: Page, path: string) => page.route(path, () => undefined);

test('a hand scanner reads ticket after ticket', async ({ page, begin }) => {
  const [first, second] = await buyOpen(begin());
  await openGate(page);
  await scan(page, first?.signed ?? '');
  await expect(verdict(page)).toContainText(first?.short ?? '');
  await scan(page, second?.signed.toLowerCase() ?? '');
  await expect(verdict(page)).toContainText(second?.short ?? '');
  await expect(verdict(page)).toHaveAttribute('data-kind', 'valid');
});

test('a slow reply never covers the next ticket', async ({ page, begin }) => {
  const [first, second] = await buyOpen(begin());
  await openGate(page);
  await stall(page, '**/gate/find');
  await scan(page, first?.short ?? '');
  await scan(page, second?.signed ?? '');
  await expect(verdict(page)).toContainText(second?.short ?? '');
  await expect(page.locator('#net')).toHaveText(/^Sin conexión/);
  await expect(verdict(page)).toContainText(second?.short ?? '');

  await stall(page, '**/gate/redeem');
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await scan(page, first?.signed ?? '');
  await expect(verdict(page)).toContainText(first?.short ?? '');
  await expect(page.locator('#pending')).toHaveText('Por enviar: 1');
  await expect(verdict(page)).toHaveAttribute('data-kind', 'valid');
  await expect(verdict(page)).toContainText(first?.short ?? '');
});

test('a second press during an admission does nothing', async ({ page, begin }) => {
  const [ticket] = await buyOpen(begin());
  await openGate(page);
  await scan(page, ticket?.signed ?? '');
  await stall(page, '**/gate/redeem');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gate/redeem')) told.push(request.url());
  });
  const admit = page.getByRole('button', { name: 'Dejar entrar' });
  await admit.dblclick();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'queued');
  expect(told).toHaveLength(1);
});

test('a ticket that cannot be reported blocks no other ticket', async ({
  page,
  begin,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  const tickets = await buyOpen(begin());
  await openGate(page);
  await page.route('**/gate/redeem', (route) => route.abort());
  for (const { signed } of tickets) {
    await scan(page, signed);
    await page.getByRole('button', { name: 'Dejar entrar' }).click();
    await expect(verdict(page)).toHaveAttribute('data-kind', 'queued');
  }
  await page.route('**/gate/redeem', (route) => {
    const isFirst = route
      .request()
      .postData()
      ?.includes(tickets[0]?.signed ?? '');
    return isFirst ? route.fulfill({ json: { kind: 'failed' } }) : route.continue();
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#pending')).toHaveText('Por enviar: 1');
});
