import { type Size, startContractProxy } from '../../backends/test/support/contract-proxy.js';
import { type ShopUnderTest, startBff } from './start-bff.js';

const files = [
  ['CART_API_URL', 'shopping-cart', 'cartUrl'],
  ['PAYMENT_API_URL', 'payment', 'paymentUrl'],
  ['HOTELS_API_URL', 'hotels', 'hotelsUrl'],
  ['NEWSLETTER_API_URL', 'newsletter', 'newsletterUrl'],
  ['SEARCH_API_URL', 'search', 'searchUrl'],
  ['USERS_API_URL', 'users', 'usersUrl'],
] as const;

export interface StrangeBackends {
  readonly shop: ShopUnderTest;
  unknown(): readonly string[];
  /** From now on they offer the optional calls too. */
  offerAll(): void;
  stop(): Promise<void>;
}

/** A shop in front of backends made from the contracts alone, without sandbox code. */
export async function startAgainst(size: Size): Promise<StrangeBackends> {
  const proxies: Awaited<ReturnType<typeof startContractProxy>>[] = [];
  const shop = await startBff({}, async (sandbox) => {
    // This is no test of deadlines, and a busy machine is slow.
    const env: Record<string, string> = { CART_READ_MS: '20000', SEARCH_READ_MS: '20000' };
    for (const [variable, file, place] of files) {
      const proxy = await startContractProxy(file, sandbox[place], size);
      proxies.push(proxy);
      env[variable] = proxy.url;
    }
    return env;
  });
  return {
    shop,
    unknown: () => proxies.flatMap(({ unknown }) => unknown),
    offerAll: () => {
      for (const proxy of proxies) proxy.offerAll();
    },
    stop: async () => {
      await shop.stop();
      for (const proxy of proxies) await proxy.stop();
    },
  };
}
