import { once } from 'node:events';
import { connect } from 'node:net';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf, freshKey } from './support/sandbox-calls.js';

const now = new Date('2026-11-20T15:00:00Z');
const sandbox = await startSandbox({ now });
const newsletter = callsOf(sandbox, 'newsletter');
afterEach(() => sandbox.faults.clear());

let readers = 0;
const aReader = () => ({
  name: 'Ana',
  lastname: 'Ruiz',
  email: `ana.${(readers += 1)}@mail.example`,
  country: 'MX',
  lang: 'es',
  acceptance: true,
  permission: true,
});

type Fields = Readonly<Record<string, unknown>>;
const subscribe = (fields: Fields, key = freshKey()) =>
  newsletter('POST', '/newsletter', { key, body: { ...sandbox.newsletterAccount, fields } });

const kept = () =>
  sandbox.db.selectFrom('subscriptions').selectAll().orderBy('created_at').execute();

it('stores a subscription as sent', async () => {
  const fields = { ...aReader(), name: ' Jose\u0301 ', email: 'Jose@Mail.example', lang: 'pt' };
  expect(await subscribe(fields)).toMatchObject({ status: 201, body: { status: 'ok' } });
  expect(await kept()).toEqual([
    {
      address: 'jose@mail.example',
      email: 'Jose@Mail.example',
      name: 'Jos\u00e9',
      last_name: 'Ruiz',
      country: 'MX',
      language: 'pt',
      created_at: expect.any(Date),
    },
  ]);
});

it.each([
  ['a name on two lines', { name: 'Ana\r\nBcc: all@x.example' }, 'nameFormat', 'name'],
  ['a last name with a zero', { lastname: 'Ru\u0000iz' }, 'lastNameFormat', 'lastname'],
  ['a lone surrogate', { lastname: 'Ruiz\ud800' }, 'lastNameFormat', 'lastname'],
  ['an unknown country', { country: 'ZZ' }, 'country', 'country'],
  ['an unassigned country code', { country: 'QB' }, 'country', 'country'],
])('refuses %s with its code', async (_, what, code, field) => {
  const reply = await subscribe({ ...aReader(), ...what });
  expect(reply).toMatchObject({ status: 422, body: { code, field } });
});

it.each([
  ['with a consent as text', { acceptance: 'true' }],
  ['with a name that is a list', { name: ['Ana'] }],
])('refuses a call %s', async (_, what) => {
  const reply = await subscribe({ ...aReader(), ...what });
  expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

it.each(['', 'a key with spaces'])('refuses a write under the key "%s"', async (key) => {
  expect((await subscribe(aReader(), key)).status).toBe(400);
});

it('triggers a fault when configured, in this API only', async () => {
  sandbox.faults.add({ api: 'newsletter', mode: 'dropBefore', times: 1 });
  const [fields, key] = [aReader(), freshKey()];
  await expect(subscribe(fields, key)).rejects.toThrow();
  expect((await subscribe(fields, key)).status).toBe(201);
});

it('stores a subscription whose reply was lost', async () => {
  sandbox.faults.add({ api: 'newsletter', mode: 'dropAfterCommit', times: 1 });
  const [fields, key] = [aReader(), freshKey()];
  await expect(subscribe(fields, key)).rejects.toThrow();
  expect((await subscribe(fields, key)).status).toBe(201);
  expect((await subscribe(fields)).body.code).toBe('duplicateKey');
});

it('survives a restart', async () => {
  const fields = aReader();
  await subscribe(fields);
  const second = await startSandbox({ databaseUrl: sandbox.databaseUrl });
  const reply = await callsOf(second, 'newsletter')('POST', '/newsletter', {
    body: { ...second.newsletterAccount, fields },
  });
  await second.stop();
  expect(reply.body.code).toBe('duplicateKey');
});

it('shuts down despite an idle connection', async () => {
  const second = await startSandbox({ databaseUrl: sandbox.databaseUrl });
  const silent = connect(Number(new URL(second.url).port));
  await once(silent, 'connect');
  // A reply to a later connection shows that the server has accepted the earlier one.
  expect((await fetch(`${second.url}/health`)).ok).toBe(true);
  const gone = once(silent, 'close');
  await second.stop();
  await gone;
});
