import { randomUUID } from 'node:crypto';
import {
  Backend,
  HttpCallCentre,
  HttpCartGateway,
  HttpCartStays,
  HttpCatalogueGateway,
  HttpHotelsGateway,
  HttpNewsletterGateway,
  HttpOrderChanges,
  HttpOrdersGateway,
  HttpPartRefunds,
  HttpPaymentGateway,
  HttpSearchGateway,
  HttpStayBookings,
  HttpStaySearch,
  HttpUsersGateway,
  HttpVoucherGateway,
} from '@shop/adapters/http';
import { SystemClock } from '@shop/adapters/system';
import type { OpenPorts } from '@shop/ports/backends';
import { type PortPromise, promisesOf } from '../support/promises/index.mjs';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { startSandbox } from '@shop/test/start-sandbox';
import { methodsOf } from '../../apps/bff/src/backends/open-ports.js';

/** Its own clock: a Friday, 10:00 park time. */
const sandbox = await startSandbox({ now: new Date('2026-11-20T15:00:00Z') });

const backends: Backend[] = [];
const reporter = new RecordingReporter();
function backendOf(api: 'cart' | 'payment' | 'hotels' | 'newsletter' | 'search' | 'users') {
  const backend = new Backend({
    name: api,
    baseUrl: sandbox[`${api}Url`],
    headers: {
      authorization: `Bearer ${sandbox.tokens[api]}`,
      ...(api === 'cart' && { PrefixProject: 'taquilla', SiteCode: 'TQ' }),
    },
    deadlineMs: 5000,
    concurrency: 8,
    queue: 8,
    report: reporter,
  });
  backends.push(backend);
  return backend;
}
afterAll(() => Promise.all(backends.map((one) => one.stop())));

const both = (backend: Backend) => ({ reads: backend, writes: backend });
const cart = backendOf('cart');
const payment = backendOf('payment');
const hotels = backendOf('hotels');
const newsletter = backendOf('newsletter');
const search = backendOf('search');
const users = backendOf('users');

/** Every open port with the shop's own adapter. */
const ours: OpenPorts = {
  CallCentre: new HttpCallCentre(newsletter, sandbox.newsletterAccount),
  CartGateway: new HttpCartGateway(cart),
  CartStays: new HttpCartStays(cart),
  CatalogueGateway: new HttpCatalogueGateway(cart),
  HotelsGateway: new HttpHotelsGateway(hotels),
  NewsletterGateway: new HttpNewsletterGateway(newsletter, sandbox.newsletterAccount),
  OrderChangeCalls: new HttpOrderChanges(both(cart)),
  OrdersGateway: new HttpOrdersGateway(both(cart)),
  PartRefunds: new HttpPartRefunds(payment),
  PaymentGateway: new HttpPaymentGateway(both(payment)),
  SearchGateway: new HttpSearchGateway(
    { token: search, suggestions: search, search },
    { host: 'localhost', dataStore: 'coralibri-pages', engineName: 'coralibri-web' },
    new SystemClock(),
  ),
  StayBookings: new HttpStayBookings(both(hotels)),
  StaySearch: new HttpStaySearch(hotels),
  UsersGateway: new HttpUsersGateway({ login: users, lookups: users }),
  VoucherGateway: new HttpVoucherGateway(both(cart)),
};
const asking = { month: '2026-12', currency: 'MXN', word: 'Bruma' } as const;

const ofPort = <Port extends keyof OpenPorts>(
  port: Port,
  adapter: OpenPorts[Port] = ours[port],
): readonly PortPromise[] => promisesOf[port](adapter, asking, ours);
const ports = Object.keys(methodsOf) as (keyof OpenPorts)[]; // as: the keys of that table

it('has promises for every port that a team may implement', () => {
  expect(Object.keys(promisesOf).toSorted()).toEqual(ports.toSorted());
  for (const port of ports) expect([port, ofPort(port).length > 1]).toEqual([port, true]);
});

it.each(ports.flatMap((port) => ofPort(port).map((one) => ({ port, ...one }))))(
  '$port: $name',
  ({ keeps }) => keeps(),
);

it('parses every sandbox reply in full', () => {
  const odd = ['backend-malformed', 'backend-left-out'];
  expect(reporter.reports.filter(({ event }) => odd.includes(event))).toEqual([]);
});

it('cleans up after its checks', async () => {
  const { db } = sandbox;
  const carts = await db.selectFrom('carts').select('session_id').execute();
  const waiting = db.selectFrom('orders').select('id').where('status', '=', 'ON_HOLD');
  const rooms = db.selectFrom('stays').select('id').where('status', '=', 'ON_HOLD');
  expect([carts, await waiting.execute(), await rooms.execute()]).toEqual([[], [], []]);
});

/** An adapter with some methods replaced. */
const forgetting = <Port extends object>(adapter: Port, differs: Partial<Port>): Port =>
  new Proxy(adapter, {
    get(of, name) {
      const own: unknown = Reflect.get(of, name);
      return Reflect.get(differs, name) ?? (typeof own === 'function' ? own.bind(of) : own);
    },
  });

async function brokenBy(promises: readonly PortPromise[]): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, keeps } of promises)
    await keeps().catch(() => {
      broken.push(name);
    });
  return broken;
}

it('names the promises that an adapter breaks', async () => {
  const { CartGateway, OrdersGateway, StayBookings, UsersGateway } = ours;
  const ofNewKeys = forgetting(CartGateway, {
    add: (session, choice, currency, language) =>
      CartGateway.add(session, choice, currency, language, randomUUID()),
  });
  expect(await brokenBy(ofPort('CartGateway', ofNewKeys))).toEqual([
    'adding a ticket twice with one key adds it once',
  ]);
  const trusting = forgetting(OrdersGateway, {
    async place(request, key) {
      const reader = { language: 'es', layout: 'desktop' } as const;
      const shown = await CartGateway.display(request.session, reader);
      const total = shown.kind === 'ok' ? shown.answer.cart.total : request.total;
      return OrdersGateway.place({ ...request, total }, key);
    },
  });
  expect(await brokenBy(ofPort('OrdersGateway', trusting))).toEqual([
    'an order for another total is refused',
  ]);
  const keeping = forgetting(StayBookings, { cancel: (id) => StayBookings.booking(id, 'es') });
  expect(await brokenBy(ofPort('StayBookings', keeping))).toEqual([
    'a cancelled booking stays cancelled and can’t be confirmed',
  ]);
  const easy = forgetting(UsersGateway, {
    confirm: async () => ({ kind: 'done' }),
  });
  expect(await brokenBy(ofPort('UsersGateway', easy))).toEqual(['an unknown mail token has ended']);
});
