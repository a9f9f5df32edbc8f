import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderView } from '@shop/ports/screens';
import { readQrPath } from '@shop/test/read-qr';
import { findTestBrowser } from '../../../scripts/lib/chromium.mjs';
import { writeFilm } from '../support/film.js';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import type { Visit } from '../support/visits.js';

const film = join(tmpdir(), `gate-film-${process.pid}.y4m`);

test.use({
  serviceWorkers: 'allow',
  permissions: ['camera'],
  launchOptions: {
    executablePath: findTestBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test.afterAll(() => rm(film, { force: true }));

async function buyOpen(visit: Visit): Promise<OrderView> {
  const path = '/es/entrada-laguna-nacar/';
  await visit.visitor.add({ path, slug: 'laguna-nacar', date: 'open', adults: '2' });
  const order = await visit.buy();
  return (await visit.visitor.look('order', new URL(order, 'http://shop').pathname)).view;
}

/** Opens a gate's page and waits until its data is stored. */
async function openGate(page: Page): Promise<void> {
  await page.goto('/gate/es/');
  await page.getByLabel('Clave de la puerta').fill(process.env.GATE_SECRET ?? '');
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'yes');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The console logs failed requests. */
const cut = /ERR_INTERNET_DISCONNECTED/;

const verdict = (page: Page) => page.locator('#verdict');

async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Revisar' }).click();
}

test('a gate scans by camera, works offline and reports its entries @phone', async ({
  page,
  context,
  begin,
  troubles,
}) => {
  troubles.expect(cut);
  const view = await buyOpen(begin());
  const [first, second] = view.lines[0]?.vouchers ?? [];
  if (!first || !second) throw new Error('no tickets');
  await writeFilm(film, first.qr);
  await page.goto('/gate/es/');
  await axeInBothThemes(page);
  await openGate(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#net')).toHaveText(/^Sin conexión/);
  await page.getByRole('button', { name: 'Leer con la cámara' }).click();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'valid');
  await expect(verdict(page)).toContainText('Laguna Nácar');
  await expect(verdict(page)).toContainText(`Abierto, hasta`);
  await expect(verdict(page)).toContainText(first.code);
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Detener la cámara' }).click();
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'queued');
  await expect(page.locator('#pending')).toHaveText('Por enviar: 1');

  await check(page, readQrPath(first.qr) ?? '');
  await expect(verdict(page)).toHaveAttribute('data-kind', 'used');
  await check(page, readQrPath(second.qr)?.replace('.A.', '.C.') ?? '');
  await expect(verdict(page)).toHaveAttribute('data-kind', 'forged');
  await expect(page.getByRole('button', { name: 'Dejar entrar' })).toBeHidden();
  await check(page, second.code);
  await expect(verdict(page)).toHaveAttribute('data-kind', 'needsNet');

  await context.setOffline(false);
  await expect(page.locator('#net')).toHaveText('Con conexión');
  await expect(page.locator('#pending')).toBeEmpty();
  await check(page, second.code);
  await expect(verdict(page)).toHaveAttribute('data-kind', 'valid');
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'admitted');
  await axeInBothThemes(page);
});

test('an offline gate learns that another admitted first, and closes', async ({
  page,
  context,
  begin,
  troubles,
}) => {
  troubles.expect(cut);
  const visit = begin();
  const [ticket] = (await buyOpen(visit)).lines[0]?.vouchers ?? [];
  const code = ticket ? (readQrPath(ticket.qr) ?? '') : '';
  await openGate(page);
  await context.setOffline(true);
  await check(page, code);
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'queued');
  const other = { 'content-type': 'application/json' };
  await fetch(new URL('/gate/redeem', process.env.TAQUILLA_URL), {
    method: 'POST',
    headers: { ...other, authorization: `Bearer ${process.env.GATE_SECRET}` },
    body: JSON.stringify({ code, attempt: 'another-gate-was-first' }),
  });
  await context.setOffline(false);
  await expect(page.locator('#conflicts')).toHaveText('Ya usados en otra puerta: 1');
  await expect(page.locator('#pending')).toBeEmpty();
  await page.getByRole('button', { name: 'Cerrar la puerta' }).click();
  await expect(page.getByLabel('Clave de la puerta')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('gate'))).toBeNull();
});

test('a gate opens while a proxy reports the shop as down', async ({ page, context, troubles }) => {
  troubles.expect(/50[24]/);
  await openGate(page);
  await context.route(/\/gate\/(es|facts)/, (route) =>
    route.fulfill({ status: 502, body: 'away' }),
  );
  await page.reload();
  await expect(page.locator('#net')).toHaveText(/^Sin conexión/);
});

test('a gate with full storage still shows its verdict and remembers entries', async ({
  page,
  begin,
}) => {
  const [ticket] = (await buyOpen(begin())).lines[0]?.vouchers ?? [];
  const code = ticket ? (readQrPath(ticket.qr) ?? '') : '';
  await openGate(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await check(page, code);
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expect(verdict(page)).toHaveAttribute('data-kind', 'admitted');
  await check(page, code);
  await expect(verdict(page)).toHaveAttribute('data-kind', 'used');
});

test('a gate whose browser cannot verify signatures asks the server', async ({ page, begin }) => {
  const [ticket] = (await buyOpen(begin())).lines[0]?.vouchers ?? [];
  const code = ticket ? (readQrPath(ticket.qr) ?? '') : '';
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('NotSupportedError'));
  });
  await openGate(page);
  await check(page, code);
  await expect(verdict(page)).toHaveAttribute('data-kind', 'valid');
});
