import { partOf } from '@shop/test/corpus';
import { startBroken } from '@shop/test/broken-server';
import { certify, clockOf, type KitPort, kitPorts, toldOf, ofTheKit } from '@shop/test/certify';
import { startContractProxy } from '@shop/test/contract-proxy';
import { startRelay } from '@shop/test/webhook-relay';
import { startContractServer } from '@shop/test/contract-server';
import { startSandbox } from '@shop/test/start-sandbox';
import type { Fault } from '@shop/test/broken/fault';
import { cartFaults } from '@shop/test/broken/cart';
import { hotelFaults } from '@shop/test/broken/hotels';
import { newsletterFaults } from '@shop/test/broken/newsletter';
import { paymentFaults } from '@shop/test/broken/payment';
import { searchFaults } from '@shop/test/broken/search';
import { userFaults } from '@shop/test/broken/users';

/** An hour after midnight in Cancún: in some zones it is still yesterday. */
const now = new Date('2026-11-20T06:30:00Z');
const relay = await startRelay();
afterAll(() => relay.stop());
const sandbox = await startSandbox({ breaks: ofTheKit, now, webhookUrl: relay.url });
beforeEach(() => {
  sandbox.setNow(now);
  relay.tell();
});
const told = (port: KitPort) => [
  ...toldOf(sandbox, port),
  '--wait',
  ...(port === 'payment'
    ? ['--webhook-url', relay.hears, '--webhook-secret', sandbox.webhookSecret]
    : []),
];
const clock = clockOf(sandbox);
const files = {
  cart: ['shopping-cart', sandbox.cartUrl],
  hotels: ['hotels', sandbox.hotelsUrl],
  newsletter: ['newsletter', sandbox.newsletterUrl],
  payment: ['payment', sandbox.paymentUrl],
  search: ['search', sandbox.searchUrl],
  users: ['users', sandbox.usersUrl],
} as const;

const certifyAt = (port: KitPort, address: string) =>
  certify(['--port', port, '--url', address, ...told(port)], clock);

it.each(kitPorts)('the port %s is kept by the sandbox', async (port) => {
  const { code, named } = await certifyAt(port, files[port][1]);
  const others = [named('failed'), named('blocked'), named('notOffered')];
  expect([...others, code]).toEqual([[], [], [], 0]);
});

const sizes = kitPorts.flatMap((port) => [[port, 'smallest'] as const, [port, 'largest'] as const]);

it.each(partOf(sizes, 3))(
  'the port %s is kept by a server that sends the %s that its contract allows',
  async (port, size) => {
    const [file, url] = files[port];
    const proxy = await startContractProxy(file, url, size);
    const { code, named } = await certifyAt(port, proxy.url);
    await proxy.stop();
    expect([named('failed'), named('blocked'), proxy.unknown, code]).toEqual([[], [], [], 0]);
  },
);

/** What needs no state; the search's access tokens and the cart's days do. */
const stateless = ['payment', 'hotels', 'newsletter', 'users'] as const;

it.each(stateless)(
  'a server made from the contract alone keeps what needs no state: %s',
  async (port) => {
    const [file] = files[port];
    const server = await startContractServer(file, sandbox.tokens[port]);
    const doors = ['only its token is let in', 'what is no question is refused'];
    const rules = ['a field of next year is passed over', 'every answer fits its contract'];
    const only = [...doors, ...rules].flatMap((name) => ['--only', name]);
    const { code, named } = await certify([
      '--port',
      port,
      '--url',
      server.url,
      ...told(port),
      ...only,
    ]);
    await server.stop();
    expect([named('passed'), code]).toEqual([[...doors, ...rules], 0]);
  },
);

const tables: readonly (readonly Fault[])[] = [
  cartFaults,
  hotelFaults,
  newsletterFaults,
  paymentFaults,
  searchFaults,
  userFaults,
];
/** One of each port in every run, each another kind; all of them in the whole run. */
const faults = tables.flatMap((table, at) => partOf(table, table.length, (at * 5) % table.length));

it('has twelve broken servers of each port', () => {
  for (const table of tables) expect(table.length).toBeGreaterThanOrEqual(12);
});

it.each(faults)('$port: a server that $name is caught', async (fault) => {
  const { port, caughtBy, args = [], how, tells } = fault;
  const [, url] = files[port];
  const broken = await startBroken(url, how());
  relay.tell(tells?.(sandbox.webhookSecret));
  const command = ['--port', port, '--url', broken.url, ...told(port), ...args];
  const { code, named } = await certify(command, clock);
  await broken.stop();
  expect([[...named('failed')].sort(), code]).toEqual([[...caughtBy].sort(), 1]);
  // A kit that sees nothing any more can't be right either.
  expect(named('passed').length).toBeGreaterThan(named('blocked').length);
});
