import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorText } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';

/** Accepts connections and never replies, so a TLS handshake never ends. */
const silent = createServer(() => undefined);
await once(silent.listen(0, '127.0.0.1'), 'listening');
const { port } = silent.address() as AddressInfo; // as: it listens on a port

/** Its own shop, with the limits of backends/contracts/README.md as an operator may set them. */
const shop = await startBff(
  {},
  {
    WEBHOOK_AGE_SECONDS: '20',
    WEBHOOK_KB: '1',
    BACKEND_REPLY_KB: '2',
    // The default of half a second would end the connection before its call times out.
    BACKEND_CONNECT_MS: '20000',
    PAYMENT_LOOKUPS_READ_MS: '900',
    PAYMENT_API_URL: `https://127.0.0.1:${port}`,
    PAGE_FRESH_SECONDS: '0',
  },
);
afterAll(async () => {
  await shop.stop();
  silent.close();
});

const linesOf = (backend: string) =>
  shop.logged.filter((line) => line.backend === backend).map(({ event, at }) => [event, at]);

it('reads at most the configured size of a reply', async () => {
  const page = await shop.visitor().get('/es/entrada-bruma/', { accept: 'text/html' });
  expect(await page.text()).toContain(errorText('calendar', 'es'));
  expect(linesOf('cart')).toContainEqual(['backend-malformed', '(body)']);
});

it('waits for a connection as long as configured', async () => {
  await shop.visitor().see('/es/');
  while (linesOf('payment lookups').length === 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(linesOf('payment lookups')).toEqual([['backend-timeout', undefined]]);
});

describe('a message of the payment backend', () => {
  const said = (padding = '') =>
    JSON.stringify({ data: { intent: { reference: 'f'.repeat(32), padding } } });
  const heard = async (body: string, secondsAgo: number) => {
    const time = Math.floor(Date.now() / 1000) - secondsAgo;
    const mac = createHmac('sha256', shop.sandbox.webhookSecret).update(`${time}.${body}`);
    const headers = {
      'content-type': 'application/json',
      'payment-signature': `t=${time},v1=${mac.digest('hex')}`,
    };
    const init = { method: 'POST', headers, body };
    return (await fetch(`${shop.url}/api/webhooks/payment`, init)).status;
  };

  // The payment belongs to no recorded purchase, so the shop asks for redelivery.
  it.each([
    [0, 404],
    [60, 401],
    [-60, 401],
  ])('signed %i seconds ago gets %i', async (secondsAgo, status) => {
    expect(await heard(said(), secondsAgo)).toBe(status);
  });

  it('is refused above the size limit', async () => {
    expect(await heard(said('x'.repeat(1_024)), 0)).toBe(413);
  });
});
