import { ana, joao, logIn, maria, password, signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';

// Its own shop: the limits themselves are under test.
const shop = await startBff(
  {},
  { SIGN_IN_PER_MINUTE: '5', SIGN_UP_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1,::1' },
);
afterAll(() => shop.stop());

const from = (address: string) => shop.visitor({ 'x-forwarded-for': address });

async function tryOften(address: string, email: string, times: number) {
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push(await logIn(from(address), email, 'wrong-password'));
  return answers;
}

it('refuses the sixth try of a minute in the same words, whether the account exists or not', async () => {
  const runs = shop.sandbox.passwordRuns();
  const [known, unknown] = await Promise.all([
    tryOften('192.0.2.1', ana, 7),
    tryOften('192.0.2.2', 'nobody@mail.example', 7),
  ]);
  expect(known).toEqual(unknown);
  expect(known.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
  const [last] = known.slice(-1);
  expect(last?.wait).toBe('60');
  expect(problemsOf(last?.reply ?? { kind: 'refused', problems: [] })).toMatchObject([
    {
      code: 'GENERAL_ERROR',
      field: 'page',
      detail: 'Demasiados intentos seguidos. Espera 1 minuto.',
    },
  ]);
  // The backend checked a password equally often for both, and no more.
  expect(shop.sandbox.passwordRuns() - runs).toBe(10);
  // The right password must wait as well; other addresses need not.
  expect((await logIn(from('192.0.2.1'), ana)).status).toBe(429);
  expect((await logIn(from('192.0.2.3'), ana)).status).toBe(200);
});

it('limits guesses at the current password of a signed-in visitor in the same way', async () => {
  const owner = from('192.0.2.20');
  await signIn(owner, maria);
  const guess = { path: '/es/mi-cuenta/', current: 'a guess', password: 'another of maria' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await owner.postJson('/api/change-password', guess)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

it('does not let one address lock an account for others', async () => {
  const answers = await tryOften('192.0.2.8', joao, 40);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  // An unchecked attempt does not count for an address either.
  expect((await logIn(from('192.0.2.9'), joao, 'wrong-password')).status).toBe(422);
  expect((await logIn(from('192.0.2.9'), joao)).status).toBe(200);
});

describe('an account under password guessing from many addresses', () => {
  /** Enough wrong attempts to block addresses that failed before; each address has one left. */
  const attack = async (email: string, net: string) => {
    const hosts = Array.from({ length: 6 }, (_, index) => `${net}.${index + 1}`);
    await Promise.all(hosts.map((host) => tryOften(host, email, 4)));
  };

  it('opens to its owner from a clean address, and to no attacker', async () => {
    await attack(joao, '198.51.100');
    // After a failure, even the right password of that address is not checked.
    expect((await logIn(from('198.51.100.6'), joao)).status).toBe(429);
    expect((await logIn(from('203.0.113.1'), joao)).status).toBe(200);
    expect((await logIn(from('203.0.113.2'), joao, 'wrong-password')).status).toBe(422);
    expect((await logIn(from('203.0.113.2'), joao)).status).toBe(200);
  });

  it('opens on a device that signed in before, also at a guessing address', async () => {
    const owner = from('203.0.113.9');
    await logIn(owner, maria);
    await attack(maria, '198.51.101');
    const stranger = from('203.0.113.9');
    await logIn(stranger, joao, 'wrong-password');
    // A device known to another account is unknown to this one.
    expect((await logIn(stranger, joao)).status).toBe(200);
    expect((await logIn(stranger, maria)).status).toBe(429);
    expect((await logIn(owner, maria)).status).toBe(200);
  });
});

it('counts one household as one address, however many IPv6 addresses it has', async () => {
  const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];
  await tryOften(first, ana, 5);
  expect((await logIn(from(second), ana)).status).toBe(429);
  expect((await logIn(from('2001:db8:1:3::1'), ana)).status).toBe(200);
});

it('sends one mailbox three mails a minute, from any number of addresses', async () => {
  const statuses: number[] = [];
  for (const host of [10, 11, 12, 13]) {
    const visitor = from(`192.0.2.${host}`);
    statuses.push((await visitor.postJson('/api/forgot', { path: '/es/', email: ana })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('resets the count after a correct password', async () => {
  await tryOften('192.0.2.4', joao, 4);
  expect((await logIn(from('192.0.2.4'), joao)).status).toBe(200);
  const again = await tryOften('192.0.2.4', joao, 5);
  expect(again.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
});

// All within one minute, on a slow machine too.
const many = 100;

it(`passes ${many} wrong passwords of one address to the backend 30 times`, async () => {
  const runs = shop.sandbox.passwordRuns();
  const tries = Array.from({ length: many }, (_, index) =>
    logIn(from('192.0.2.5'), `somebody.${index}@mail.example`, 'wrong-password'),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(many - 30);
  expect(shop.sandbox.passwordRuns() - runs).toBe(30);
}, 60_000);

it.each([
  {
    api: '/api/sign-up',
    fields: { firstName: 'Nia', lastName: 'Soto', country: 'MX', password },
    address: '192.0.2.6',
  },
  { api: '/api/forgot', fields: {}, address: '192.0.2.7' },
])('refuses the fourth $api call of a minute', async ({ api, fields, address }) => {
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    const body = { path: '/pt/auth/', email: `${name}@mail.example`, ...fields };
    statuses.push((await from(address).postJson(api, body)).status);
  }
  expect(statuses.slice(-1)).toEqual([429]);
  expect(statuses.slice(0, 3)).not.toContain(429);
});

it('refuses the fourth token of a minute, for both uses together', async () => {
  const visitor = from('192.0.2.20');
  const answers = [];
  for (const api of ['confirm-account', 'choose-password', 'confirm-account', 'choose-password']) {
    const more = api === 'choose-password' ? { password } : {};
    const body = { path: '/es/auth/', token: `${api}-${'x'.repeat(43)}`, ...more };
    answers.push(await visitor.postJson(`/api/${api}`, body));
  }
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
  expect(problemsOf(await answers[3]?.json())).toMatchObject([
    { field: 'page', detail: 'Demasiados intentos seguidos. Espera 1 minuto.' },
  ]);
});
