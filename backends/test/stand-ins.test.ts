import { partOf } from '@shop/test/corpus';
import { certify, scenariosOf } from './support/certify.js';
import { ServedHotels } from '../stand-ins/by-contract/hotels.js';
import { ServedCart } from '../stand-ins/by-contract/cart.js';
import { newsletterOf } from '../stand-ins/by-contract/newsletter.js';
import { ServedPayments } from '../stand-ins/by-contract/payment.js';
import { searchOf } from '../stand-ins/by-contract/search.js';
import { serveByContract, type Served } from '../stand-ins/by-contract/serve-by-contract.js';
import { firstAccount, usersOf } from '../stand-ins/by-contract/users.js';
import { startRelay } from '../stand-ins/webhook-relay.js';

const token = 'a-token-that-a-stranger-made-up';
const secret = 'a-secret-that-a-stranger-made-up-too';
const account = { clientId: 'islas', externalKey: 'readers', origin: 'islas-web', mid: '77' };

const relay = await startRelay();
afterAll(() => relay.stop());

/** A port that needs time has its own clock. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let payments: ServedPayments | undefined;

const withs = (told: Readonly<Record<string, string>>) =>
  Object.entries(told).flatMap(([name, value]) => ['--with', `${name}=${value}`]);

const paymentsAt = (origin: () => string) => {
  payments = new ServedPayments({ token, now, webhook: { url: relay.url, secret } }, origin);
  return payments.served();
};
/** The payment provider that the carts and the kit use. */
const paymentShop = await serveByContract('payment', paymentsAt);
afterAll(() => paymentShop.stop());
const isPaid = (...asked: Parameters<ServedPayments['isPaid']>) =>
  payments?.isPaid(...asked) ?? false;

const ports = {
  newsletter: { made: () => newsletterOf(token, account), told: withs(account) },
  users: { made: () => usersOf(token), told: withs(firstAccount) },
  search: { made: () => searchOf(token), told: [] },
  hotels: { made: () => new ServedHotels(token, now).served(), told: ['--wait'] },
  cart: {
    made: () => new ServedCart(token, now, isPaid).served(),
    told: [
      '--wait',
      '--payment-url',
      paymentShop.url,
      '--payment-token',
      token,
      ...withs({ prefixProject: 'islas', siteCode: 'ISLAS', byHand: '30' }),
    ],
  },
  payment: {
    made: paymentsAt,
    told: [
      '--wait',
      '--webhook-url',
      relay.hears,
      '--webhook-secret',
      secret,
      ...withs({ byHand: '30' }),
    ],
  },
} satisfies Readonly<
  Record<string, { made: (origin: () => string) => Served; told: readonly string[] }>
>;

const clock = {
  now,
  wait: async (ms: number) => {
    ahead += ms;
    await payments?.wake();
  },
};

/** Scenarios left out: these products are not sold here, and its carts always need a payment. */
const unsold: Readonly<Record<string, RegExp>> = {
  cart: /^(addPromo|today in Cancún |a price expires |refuses a ticket without a chosen activity |confirmOrder: (refuses a missing payment|an order paid in full) )/,
};
/** Optional calls that are missing. */
const missing: Readonly<Record<string, RegExp>> = {
  cart: /^(pickups|.*Promo|moveStay|claimWeather|.*Voucher)/,
};
const files: Readonly<Record<string, string>> = { cart: 'shopping-cart' };

const all = ['newsletter', 'users', 'search', 'hotels', 'cart', 'payment'] as const;

it.each(partOf(all, 3))(
  'a server generated from its contract keeps the promises of the port %s',
  async (port) => {
    const { made, told } = ports[port];
    const server = await serveByContract(files[port] ?? port, made);
    const command = ['--port', port, '--url', server.url, '--token', token, ...told];
    const { code, named, certificate } = await certify(command, clock);
    await server.stop();
    const failed = certificate?.scenarios.filter(({ ending }) => ending === 'failed');
    const left = named('leftOut').filter((name) => !unsold[port]?.test(name));
    const absent = named('notOffered').filter((name) => !missing[port]?.test(name));
    expect([failed, named('blocked'), left, absent, code]).toEqual([[], [], [], [], 0]);
    expect(named('passed').length).toBeGreaterThan(scenariosOf(port).length / 2);
  },
  30_000,
);
