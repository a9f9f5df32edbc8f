import { readFileSync } from 'node:fs';
import { startBackend } from '@shop/test/fake-backend';
import { freePort } from '@shop/test/programs';
import { StartedShop } from '@shop/test/start-shop';
import { Visitor } from '@shop/test/visitor';

const hotels = await startBackend();
afterAll(() => hotels.stop());

const started: StartedShop[] = [];
afterEach(async () => {
  for (const shop of started.splice(0)) await shop.stop();
});
async function start(env: Readonly<Record<string, string>>) {
  const shop = await StartedShop.start(env);
  started.push(shop);
  return shop;
}

const minutes = 60_000;
const token = 'the-real-token-of-the-hotels';
const elsewhere = 'https://staging.example/api';

it.each([
  ['PAYMENT_API_URL', ['PAYMENT_API_TOKEN', 'PAYMENT_WEBHOOK_SECRET', 'PAYMENT_PAGE_ORIGIN']],
  ['OAUTH_ISSUER_URL', ['OAUTH_CLIENT_SECRET']],
])(
  'a real %s without its secret stops the start with variable name and rule',
  async (address, names) => {
    const shop = await start({ [address]: elsewhere });
    expect(await shop.end()).toBe(1);
    for (const name of names)
      expect(shop.said).toMatch(
        new RegExp(`^${address} names a real backend, so ${name} must be set: .{20,}\\.$`, 'm'),
      );
    expect(shop.said).not.toMatch(/open at|\n\s+at |staging\.example/);
  },
  60_000,
);

it(
  'calls the one real backend with its own token, and simulates the others',
  async () => {
    hotels.reply('/hotels?currency=USD', 401);
    const closed = `http://127.0.0.1:${await freePort()}/users`;
    const shop = await start({
      HOTELS_API_URL: hotels.url,
      HOTELS_API_TOKEN: token,
      USERS_API_URL: closed,
      USERS_API_TOKEN: token,
    });
    await shop.open();
    await shop.until(() => shop.said.includes('The sandbox plays the others.'));
    expect(shop.said).toMatch(
      new RegExp(`  HOTELS_API_URL +${hotels.url}/ +refuses the token of this shop\n`),
    );
    expect(shop.said).toMatch(new RegExp(`  USERS_API_URL +${closed} +ECONNREFUSED\n`));
    const visitor = new Visitor(shop.url);
    await visitor.get('/es/hoteles-coralibri/');
    await shop.until(() => hotels.seen.length > 0);
    for (const { headers } of hotels.seen) expect(headers.authorization).toBe(`Bearer ${token}`);
    expect((await visitor.look('buy', '/es/entrada-bruma/')).screen).toBe('buy');
    expect((await fetch(`${shop.sandbox}/health`)).status).toBe(200);
    const [, sandbox] = shop.programs;
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${sandbox}/environ`, 'utf8')).not.toContain(token);
    expect(shop.read('secrets.json')).not.toContain(token);
  },
  3 * minutes,
);

it(
  'treats the sandbox’s own address as the sandbox',
  async () => {
    const sandboxPort = String(await freePort());
    const CART_API_URL = `http://127.0.0.1:${sandboxPort}/cart-api`;
    const shop = await start({ SANDBOX_PORT: sandboxPort, CART_API_URL });
    await shop.open();
    const visitor = new Visitor(shop.url);
    expect((await visitor.look('buy', '/es/entrada-bruma/')).screen).toBe('buy');
  },
  3 * minutes,
);

it(
  'explains what is wrong with a given secret',
  async () => {
    const shop = await start({ HOTELS_API_URL: hotels.url, HOTELS_API_TOKEN: 'short' });
    expect(await shop.end()).toBe(1);
    expect(shop.said).toContain('HOTELS_API_TOKEN must be at least 16 printable ASCII characters');
    expect(shop.said).not.toMatch(/\n\s+at /);
  },
  3 * minutes,
);
