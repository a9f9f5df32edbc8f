import { type GoodRequest, goodRequests } from '@shop/test/good-requests';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import { limitVariables } from '../../../apps/bff/src/config/backend-limits.js';

/**
 * Backends that accept connections and never reply. Their own timeouts exceed the test's, so only
 * those of pages and forms can have ended the wait.
 */
const longTimeouts = Object.fromEntries(
  limitVariables.filter(({ name }) => name.endsWith('_MS')).map(({ name }) => [name, '100000']),
);
const shop = await startBff(
  {},
  { ...longTimeouts, PAGE_FRESH_SECONDS: '0', PAGE_DEADLINE_MS: '1000', PRESS_DEADLINE_MS: '1000' },
);
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
const [day = ''] = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`));

const buyer = shop.visitor();
await signIn(buyer);
await fillCart(buyer, bruma, day);

function alike() {
  const visitor = shop.visitor();
  for (const name of buyer.cookieNames) visitor.setCookie(name, buyer.cookie(name) ?? '');
  return visitor;
}

async function answerTo({ method, path, fields }: GoodRequest): Promise<string | undefined> {
  const texts = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, `${text}`]));
  const { status } =
    method === 'GET'
      ? await alike().get(`${path}?${new URLSearchParams(texts)}`)
      : await alike().postJson(path, fields);
  return status === 500 ? `${method} ${path}: ${status}` : undefined;
}

it.each(['cart', 'payment', 'newsletter', 'hotels', 'search', 'users', 'identity'] as const)(
  'answers every page and every press while the %s backend hangs',
  async (api) => {
    shop.sandbox.faults.add({ api, mode: 'slow', ms: 60_000 });
    const failed: (string | undefined)[] = [];
    for (let at = 0; at < goodRequests.length; at += 10)
      failed.push(...(await Promise.all(goodRequests.slice(at, at + 10).map(answerTo))));
    expect(failed.filter(Boolean)).toEqual([]);
  },
);
