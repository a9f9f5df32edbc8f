import { turns } from '@shop/test/corpus';
import { createDatabase } from '@shop/test/start-postgres';
import { freePort, type Program, startProgram } from '@shop/test/programs';
import {
  approvedCard,
  checkOut,
  fillCart,
  payAt,
  putInCart,
  sellableDays,
} from '@shop/test/purchases';
import { Visitor } from '@shop/test/visitor';
import pg from 'pg';
import { violationsIn } from './purchase-checker.js';

const tokens = {
  CART_API_TOKEN: 'token-of-the-cart-api',
  PAYMENT_API_TOKEN: 'token-of-the-payment-api',
  HOTELS_API_TOKEN: 'token-of-the-hotel-api',
  NEWSLETTER_API_TOKEN: 'token-of-the-newsletter-api',
  SEARCH_API_TOKEN: 'token-of-the-search-api',
  USERS_API_TOKEN: 'token-of-the-users-api',
  OAUTH_CLIENT_SECRET: 'a-secret-of-the-client',
  PAYMENT_WEBHOOK_SECRET: 'a-webhook-secret-of-32-characters',
};
const purchases = turns(200, 60);
const kills = turns(30, 10);
const buyers = 4;
const paths = ['/es/entrada-bruma/', '/en/ticket-copalera/', '/pt/ingresso-laguna-nacar/'];

/** Sandbox and shop as processes; the shop can be killed and started again on the same port. */
async function startShop(extra: Readonly<Record<string, string>> = {}) {
  const [shopDb, sandboxDb] = [await createDatabase(), await createDatabase()];
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const sandbox = await startProgram('dist/apps/sandbox/src/main.js', {
    ...tokens,
    PORT: String(sandboxPort),
    HOST: 'localhost',
    DATABASE_URL: sandboxDb,
    PUBLIC_URL: sandboxUrl,
    BFF_WEBHOOK_URL: `${url}/api/webhooks/payment`,
  });
  const startBff = () =>
    startProgram('dist/apps/bff/src/main.js', {
      ...tokens,
      PORT: String(port),
      OPS_PORT: '0',
      PUBLIC_ORIGIN: url,
      DATABASE_URL: shopDb,
      CART_API_URL: `${sandboxUrl}/cart-api`,
      PAYMENT_API_URL: `${sandboxUrl}/payment-api`,
      HOTELS_API_URL: `${sandboxUrl}/hotel-api`,
      NEWSLETTER_API_URL: `${sandboxUrl}/newsletter-api`,
      SEARCH_API_URL: `${sandboxUrl}/search-api`,
      USERS_API_URL: `${sandboxUrl}/users-api`,
      OAUTH_ISSUER_URL: `${sandboxUrl}/identity`,
      PAYMENT_PAGE_ORIGIN: sandboxUrl,
      SESSION_SECRETS: 'a-session-secret-of-32-characters-and-more',
      LOG_LEVEL: 'info',
      CART_CHANGES_PER_MINUTE: '100000',
      CHECKOUTS_PER_MINUTE: '100000',
      PLACES_PER_ADDRESS: '100000',
      ...extra,
    });
  const database = new pg.Pool({ connectionString: sandboxDb });
  // The server may end an idle connection as it is stopped; a query that fails still fails the test.
  database.on('error', () => undefined);
  let bff: Program = await startBff();
  return {
    url,
    check: () => violationsIn(database),
    async killAndRestart() {
      await bff.kill();
      bff = await startBff();
    },
    async stop() {
      await bff.stop();
      await sandbox.stop();
      await database.end();
    },
  };
}

/** One purchase, each step tried again until it is answered, as a stubborn visitor would. */
async function buy(url: string, path: string, day: string): Promise<void> {
  const language = path.slice(0, 4);
  const visitor = new Visitor(url);
  const checkout = { '/es/': 'pago/', '/en/': 'checkout/', '/pt/': 'pagamento/' }[language] ?? '';
  await stubbornlyFill(visitor, path, day);
  const page = await stubbornly(() => checkOut(visitor, language + checkout));
  const back = await payAt(page, approvedCard);
  await stubbornly(() => visitor.get(back));
}

/**
 * An answer may be cut off after its cookie and before its end. The visitor who tries again is then
 * told that it is in the cart already; without a cut before, that would be a defect.
 */
async function stubbornlyFill(visitor: Visitor, path: string, day: string): Promise<void> {
  let wasCutOff = false;
  await stubbornly(async () => {
    const reply = await putInCart(visitor, path, day).catch((error: unknown) => {
      wasCutOff = true;
      throw error;
    });
    if (reply.kind === 'done') return;
    const isInside = wasCutOff && reply.problems.every(({ code }) => code === 'duplicate');
    if (!isInside) throw new Error(`not added: ${JSON.stringify(reply.problems)}`);
  });
}

async function stubbornly<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function daysOf(url: string, path: string): Promise<readonly string[]> {
  const visitor = new Visitor(url, { 'sec-ch-ua-mobile': '?0' });
  const days: string[] = [];
  for (const month of ['2027-03', '2027-05', '2027-08'])
    days.push(...sellableDays(await visitor.look('buy', `${path}?month=${month}`)));
  return days;
}

it(`leaves one confirmed order for every captured payment after ${kills} kills`, async () => {
  const shop = await startShop();
  const days = await Promise.all(paths.map((path) => daysOf(shop.url, path)));
  let begun = 0;
  let killed = 0;
  const buyer = async () => {
    while (begun < purchases || killed < kills) {
      const turn = begun++;
      const which = turn % paths.length;
      const own = days[which] ?? [];
      await buy(shop.url, paths[which] ?? '', own[turn % own.length] ?? '');
    }
  };
  const killer = async () => {
    while (killed < kills) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      await shop.killAndRestart();
      killed += 1;
    }
  };
  await Promise.all([killer(), ...Array.from({ length: buyers }, buyer)]);
  const result = await settled(shop.check);
  await shop.stop();
  expect(result).toEqual({ captured: expect.any(Number), violations: [] });
  expect(result.captured).toBeGreaterThanOrEqual(purchases);
}, 300_000);

it('finds violations when nothing is written before the first outside call', async () => {
  const shop = await startShop({ LEDGER_ADAPTER: 'memory' });
  const [path = ''] = paths;
  const [day = ''] = await daysOf(shop.url, path);
  const visitor = new Visitor(shop.url);
  await fillCart(visitor, path, day);
  const page = await checkOut(visitor, '/es/pago/');
  await shop.killAndRestart();
  await visitor.get(await payAt(page, approvedCard));
  const result = await shop.check();
  await shop.stop();
  expect(result.captured).toBe(1);
  expect(result.violations).not.toEqual([]);
}, 60_000);

/** Waits for the quiet after the storm: webhooks sent again, leases ended. */
async function settled(check: () => ReturnType<typeof violationsIn>) {
  for (let tries = 0; ; tries += 1) {
    const result = await check();
    if (result.violations.length === 0 || tries === 120) return result;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
