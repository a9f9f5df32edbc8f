import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideTests } from '@shop/test/built';
import { hurriedUntil, hurrier } from '@shop/test/hurry';
import { freePort, runProgram } from '@shop/test/programs';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import pg from 'pg';

const { runBff } = await outsideTests('run-shop');
/** Its own shop, the lost one: no webhook reaches it, and it polls once a minute. */
const shop = await startBff({ webhookUrl: 'http://127.0.0.1:9/' }, { DUE_EVERY_MS: '60000' });
const folder = await mkdtemp(join(tmpdir(), 'restored-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));

const database = new pg.Pool({ connectionString: shop.databaseUrl });
endBeforeDatabase(() => database.end());

/** A purchase at the step of the provider's page. */
async function aPaymentBegun(index: number) {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, days[index] ?? '');
  const page = await checkOut(visitor, '/es/pago/');
  const newest = 'select id from shop.purchases order by opened desc limit 1';
  const { rows } = await database.query(newest);
  return { page, id: String(rows[0]?.id) };
}

/** The shop over the restored database, with the same backends. */
async function aRestoredShop(file: string) {
  const databaseUrl = await createDatabase();
  const { code, said } = await runProgram('dist/bff/restore.mjs', { DATABASE_URL: databaseUrl }, [
    file,
  ]);
  expect([code, said]).toEqual([0, expect.stringMatching(/^Restored: 1 purchases, /)]);
  const port = await freePort();
  const bff = await runBff({ port, sandbox: shop.sandbox, databaseUrl });
  const { hurry, stop } = hurrier(databaseUrl);
  endBeforeDatabase(async () => {
    await stop();
    await bff.stop();
  });
  return { ...bff, hurry };
}

/** The payment backend's message about a purchase. */
async function send(url: string, purchase: string): Promise<number> {
  const body = JSON.stringify({
    type: 'payment.captured',
    data: { intent: { reference: purchase } },
  });
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', shop.sandbox.webhookSecret).update(`${time}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'payment-signature': `t=${time},v1=${mac.digest('hex')}`,
  };
  return (await fetch(`${url}/api/webhooks/payment`, { method: 'POST', headers, body })).status;
}

it('finishes a purchase paid after the backup, and reports one begun after it', async () => {
  const begun = await aPaymentBegun(0);
  const file = join(folder, 'shop.backup');
  const backedUp = await runProgram('dist/bff/backup.mjs', { DATABASE_URL: shop.databaseUrl }, [
    file,
  ]);
  expect(backedUp).toEqual({ code: 0, said: `Written: ${file}.\n` });
  const later = await aPaymentBegun(1);
  await payAt(begun.page, approvedCard);
  await payAt(later.page, approvedCard);

  const restored = await aRestoredShop(file);
  const ordered = await hurriedUntil(restored, async () => {
    const purchase = await restored.ledger.find(begun.id);
    return purchase?.state === 'ORDERED' && purchase;
  });
  expect(ordered.orderId).toBeDefined();
  expect(await send(restored.url, begun.id)).toBe(204);
  expect(await send(restored.url, later.id)).toBe(404);
  expect(restored.logged).toContainEqual(
    expect.objectContaining({ event: 'payment_unknown', purchase: later.id }),
  );
});
