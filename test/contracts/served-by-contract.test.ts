import { certify, scenariosOf } from '@shop/test/certify';
import { ServedHotels } from '@shop/test/by-contract/hotels';
import { newsletterOf } from '@shop/test/by-contract/newsletter';
import { ServedPayments } from '@shop/test/by-contract/payment';
import { searchOf } from '@shop/test/by-contract/search';
import { type Served, serveByContract } from '@shop/test/by-contract/serve-by-contract';
import { somebody, usersOf } from '@shop/test/by-contract/users';
import { startRelay } from '@shop/test/webhook-relay';

const token = 'a-token-that-a-stranger-made-up';
const secret = 'a-secret-that-a-stranger-made-up-too';
const account = { clientId: 'islas', externalKey: 'readers', origin: 'islas-web', mid: '77' };

const relay = await startRelay();
afterAll(() => relay.stop());

/** What a port needs time for has its own clock. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let payments: ServedPayments | undefined;

const withs = (told: Readonly<Record<string, string>>) =>
  Object.entries(told).flatMap(([name, value]) => ['--with', `${name}=${value}`]);

const ports = {
  newsletter: { made: () => newsletterOf(token, account), told: withs(account) },
  users: { made: () => usersOf(token), told: withs(somebody) },
  search: { made: () => searchOf(token), told: [] },
  hotels: { made: () => new ServedHotels(token, now).served(), told: ['--wait'] },
  payment: {
    made: (origin: () => string) => {
      const webhook = { url: relay.url, secret };
      payments = new ServedPayments({ token, now, webhook }, origin);
      return payments.served();
    },
    told: [
      ...['--wait', '--webhook-url', relay.hears, '--webhook-secret', secret],
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
const names = ['newsletter', 'users', 'search', 'hotels', 'payment'] as const;

it.each(names)('a server that was made by its document alone keeps all of %s', async (port) => {
  const { made, told } = ports[port];
  const server = await serveByContract(port, made);
  const command = ['--port', port, '--url', server.url, '--token', token, ...told];
  const { code, named, certificate } = await certify(command, clock);
  await server.stop();
  const failed = certificate?.scenarios.filter(({ ending }) => ending === 'failed');
  const not = [failed, named('blocked'), named('notOffered'), named('leftOut')];
  expect([not, code]).toEqual([[[], [], [], []], 0]);
  expect(named('passed').length).toBeGreaterThanOrEqual(scenariosOf(port).length);
});
