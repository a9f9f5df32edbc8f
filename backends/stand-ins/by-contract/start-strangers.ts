import { ServedCart } from './cart.js';
import { ServedHotels } from './hotels.js';
import { newsletterOf } from './newsletter.js';
import { ServedPayments } from './payment.js';
import { searchOf } from './search.js';
import { type Served, serveByContract } from './serve-by-contract.js';
import { usersOf } from './users.js';

const token = 'a-token-that-a-stranger-made-up';
const secret = 'a-secret-that-a-stranger-made-up-too';
const account = { clientId: 'islas', externalKey: 'readers', origin: 'islas-web', mid: '77' };
const now = () => new Date();

/** Six systems that know only the contracts, each a server of its own. */
export async function startStrangers() {
  const open: { stop(): Promise<void> }[] = [];
  const start = async (file: string, served: (origin: () => string) => Served) => {
    const server = await serveByContract(file, served);
    open.push(server);
    return server.url;
  };
  // This address does not listen: the shop polls instead.
  const webhook = { url: 'http://127.0.0.1:9/', secret };
  let payments: ServedPayments | undefined;
  const payment = await start('payment', (origin) => {
    payments = new ServedPayments({ token, now, webhook }, origin);
    return payments.served();
  });
  const isPaid = (...asked: Parameters<ServedPayments['isPaid']>) =>
    payments?.isPaid(...asked) ?? false;
  const urls = {
    PAYMENT: payment,
    CART: await start('shopping-cart', () => new ServedCart(token, now, isPaid).served()),
    HOTELS: await start('hotels', () => new ServedHotels(token, now).served()),
    NEWSLETTER: await start('newsletter', () => newsletterOf(token, account)),
    SEARCH: await start('search', () => searchOf(token)),
    USERS: await start('users', () => usersOf(token)),
  };
  const env = Object.entries(urls).flatMap(([name, url]) => [
    [`${name}_API_URL`, url],
    [`${name}_API_TOKEN`, token],
  ]);
  return {
    env: {
      ...Object.fromEntries(env),
      PAYMENT_PAGE_ORIGIN: payment,
      PAYMENT_WEBHOOK_SECRET: secret,
      NEWSLETTER_CLIENT_ID: account.clientId,
      NEWSLETTER_EXTERNAL_KEY: account.externalKey,
      NEWSLETTER_ORIGIN: account.origin,
      NEWSLETTER_MID: account.mid,
    } as Readonly<Record<string, string>>, // as: names and texts
    statusOf: (id: string) => payments?.statusOf(id),
    stop: async () => {
      for (const one of open) await one.stop();
    },
  };
}
