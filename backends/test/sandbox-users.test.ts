import { addDays, addMonths, parkDayAt } from '@shop/domain';
import { startSandbox } from '@shop/test/start-sandbox';
import { sql } from 'kysely';
import { addressMarksMigration } from '../sandbox/src/engine/address.js';
import { callsOf, freshKey, type Reply } from './support/sandbox-calls.js';
import { contact, part, salesOf, units } from './support/sandbox-sales.js';

const now = new Date('2026-11-20T15:00:00Z');
const publicOrigin = 'http://shop.example';
const sandbox = await startSandbox({ now, publicOrigin });
const users = callsOf(sandbox, 'users');
const { accounts, password } = sandbox.content.people;
const today = parkDayAt(now);
afterEach(() => {
  sandbox.faults.clear();
  sandbox.setNow(now);
});

const ana = 'ana.ruiz@correo.example';
const unconfirmed = 'emma.clark@mail.example';

const logIn = (Username: string, Password = password): Promise<Reply> =>
  users('POST', '/login', { body: { Username, Password } });

const sales = salesOf(sandbox);

/** Buys a ticket and cancels it for a coupon. */
async function issuedCoupon(Email: string): Promise<string> {
  const { body: full } = await sales.add({ ...part('bruma', '2026-12-10'), Units: units(1) });
  const { body: order } = await sales.place(full, { Contact: { ...contact, Email } });
  const { body: sold } = await sales.confirm(order.Id, await sales.paid(order.Totals.Total));
  const [{ Id, Amount }] = sold.Items;
  const body = { Lines: [Id], Amount, Way: 'COUPON' };
  const { body: cancelled } = await sales.cart('POST', `/xapi/orders/${order.Id}/cancel`, { body });
  return cancelled.Items[0].Cancellation.Coupon.Code;
}

let people = 0;
const aPerson = (differs: Readonly<Record<string, unknown>> = {}) => ({
  Username: `eva.${(people += 1)}@mail.example`,
  Password: 'a password of eva',
  FirstName: 'Eva',
  LastName: 'Luna Rey',
  Country: 'MX',
  Language: 'es',
  ...differs,
});
const register = (person: object, key = freshKey()) =>
  users('POST', '/register', { key, body: person });
const forgot = (Username: string, Language = 'es') =>
  users('POST', '/forgot', { body: { Username, Language } });

const mailsTo = (email: string) =>
  sandbox.db
    .selectFrom('mails')
    .selectAll()
    .where('email', '=', email)
    .orderBy('position', 'desc')
    .execute();
const lastLink = async (email: string) => (await mailsTo(email))[0]?.link ?? 'no mail';
/** The token of the last mail, in the fragment of its link. */
const lastToken = async (email: string) => new URL(await lastLink(email)).hash.slice(1);
const confirm = (token: string, key = freshKey()) =>
  users('POST', '/confirm', { key, body: { token } });
const choose = (token: string, Password: string, key = freshKey()) =>
  users('POST', '/password', { key, body: { token, Password } });
const ended = { status: 410, body: { code: 'TOKEN_ENDED', field: 'token' } };

async function workOf(call: () => Promise<Reply>) {
  const before = sandbox.passwordRuns();
  const { status, body } = await call();
  return { status, code: body.code, runs: sandbox.passwordRuns() - before };
}

it('keeps one account for all spellings of an address, and allows a single name', async () => {
  const spelled = (domain: string) => aPerson({ Username: `eva@${domain}`, LastName: '' });
  expect((await register(spelled('lagüna.example'))).status).toBe(201);
  for (const other of ['LAGÜNA.example', 'xn--lagna-mva.example', 'lagu\u0308na.example\u200b'])
    expect([other, (await register(spelled(other))).status]).toEqual([other, 409]);
});

it('changes no password to a short one, nor for unknown or unconfirmed accounts', async () => {
  const change = (Username: string, NewPassword: string) =>
    users('POST', '/user/password', {
      key: freshKey(),
      body: { Username, Password: password, NewPassword },
    });
  expect(await change(ana, 'short')).toMatchObject({ status: 400, body: { field: 'NewPassword' } });
  expect(await change('no address', 'a longer password')).toMatchObject({
    status: 400,
    body: { code: 'INVALID_EMAIL' },
  });
  expect(await change(unconfirmed, 'a longer password')).toMatchObject({
    status: 403,
    body: { code: 'USER_INACTIVE' },
  });
});

it('finds an account stored with invisible characters', async () => {
  const person = aPerson();
  await register(person);
  const marked = person.Username.replace('@', '\ufe0f@');
  await sandbox.db
    .updateTable('accounts')
    .set({ address: marked })
    .where('address', '=', person.Username)
    .execute();
  for (const statement of addressMarksMigration.statements)
    await sql.raw(statement).execute(sandbox.db);
  expect((await register({ ...person, FirstName: 'Mallory' })).body.code).toBe(
    'USER_ALREADY_EXISTS',
  );
});

describe('signing in', () => {
  it.each([
    ['a lone surrogate', { Username: 'a\ud800@x.example' }, 400, 'INVALID_EMAIL', 'Username'],
    ['a password of 201 characters', { Password: 'x'.repeat(201) }, 400, 'BAD_REQUEST', 'Password'],
    ['a list', { Username: [ana] }, 400, 'BAD_REQUEST', 'Username'],
  ])('refuses %s', async (_, differs, status, code, field) => {
    const body = { Username: ana, Password: password, ...differs };
    expect(await users('POST', '/login', { body })).toMatchObject({
      status,
      body: { code, field },
    });
  });

  it.each([
    ['a wrong password', ana, 'wrong'],
    ['an unknown address', 'who@mail.example', password],
    ['an unconfirmed account and a wrong password', unconfirmed, 'wrong'],
  ])('takes the same time and gives the same reply for %s', async (_, email, given) => {
    expect(await workOf(() => logIn(email, given))).toEqual({
      status: 401,
      code: 'INCORRECT_LOGIN',
      runs: 1,
    });
  });

  it('stores neither passwords nor tokens in plain text', async () => {
    const { body } = await logIn(ana);
    const tables = ['accounts', 'account_tokens', 'answers', 'mails'] as const;
    const rows = await Promise.all(
      tables.map((table) => sandbox.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(JSON.stringify(rows)).not.toContain(body.gxToken);
  });
});

describe('creating an account', () => {
  it('accepts a token once among concurrent calls', async () => {
    const person = aPerson();
    await register(person);
    const token = await lastToken(person.Username);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect(await confirm(token)).toMatchObject(ended);
  });

  it('refuses a token after two days', async () => {
    const person = aPerson();
    await register(person);
    const token = await lastToken(person.Username);
    sandbox.setNow(new Date(now.getTime() + 48 * 3_600_000 + 60_000));
    expect(await confirm(token)).toMatchObject(ended);
    expect((await logIn(person.Username, person.Password)).status).toBe(403);
  });

  it('mails the holder of the address and changes nothing', async () => {
    const reply = await register(aPerson({ Username: ana.toUpperCase(), FirstName: 'Mallory' }));
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'USER_ALREADY_EXISTS', field: 'Username' },
    });
    expect((await mailsTo(ana))[0]).toMatchObject({
      kind: 'exists',
      name: 'Ana',
      link: `${publicOrigin}/es/auth/`,
    });
    expect((await logIn(ana)).status).toBe(200);
  });

  it.each([
    ['a new address', 'new.one@mail.example', 201],
    ['an existing address', ana, 409],
  ])('takes the same time for %s: one password hash and one mail', async (_, Username, status) => {
    const mailed = (await mailsTo(Username)).length;
    const work = await workOf(() => register(aPerson({ Username })));
    expect(work).toMatchObject({ status, runs: 1 });
    expect(await mailsTo(Username)).toHaveLength(mailed + 1);
  });

  it('creates one account for concurrent calls', async () => {
    const person = aPerson();
    const replies = await Promise.all(Array.from({ length: 6 }, () => register(person)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['no password', { Password: '' }, 'PASSWORD_REQUIRED', 'Password'],
    ['a name on two lines', { FirstName: 'Eva\r\nBcc: x' }, 'BAD_REQUEST', 'FirstName'],
    ['a country in words', { Country: 'Mexico' }, 'BAD_REQUEST', 'Country'],
    ['a language without mails', { Language: 'fr' }, 'BAD_REQUEST', 'Language'],
  ])('is refused with %s', async (_, differs, code, field) => {
    const reply = await register(aPerson(differs));
    expect(reply).toMatchObject({ status: 400, body: { code, field } });
  });
});

describe('a forgotten password', () => {
  it.each([
    ['an account', 'joao.lima@correio.example'],
    ['an unknown address', 'who@mail.example'],
  ])('stores a token for %s, so that timing reveals nothing', async (_, email) => {
    const tokens = () => sandbox.db.selectFrom('account_tokens').select('hash').execute();
    const before = (await tokens()).length;
    await forgot(email);
    expect(await tokens()).toHaveLength(before + 1);
  });

  it('mails no one without an account', async () => {
    await forgot('who@mail.example');
    expect(await mailsTo('who@mail.example')).toEqual([]);
  });

  it('is reset by the link, once, and ends old sessions and tokens', async () => {
    const person = aPerson();
    await register(person);
    await confirm(await lastToken(person.Username));
    const { body } = await logIn(person.Username, person.Password);
    await forgot(person.Username.toUpperCase(), 'pt');
    const path = '/pt/escolher-senha/';
    expect(await lastLink(person.Username)).toContain(`${publicOrigin}${path}#`);
    const token = await lastToken(person.Username);
    expect((await choose(token, 'a new password')).status).toBe(200);
    expect(await choose(token, 'another password')).toMatchObject(ended);
    expect((await logIn(person.Username, person.Password)).status).toBe(401);
    expect((await logIn(person.Username, 'a new password')).status).toBe(200);
    const asked = { email: person.Username, gxToken: body.gxToken };
    expect((await users('POST', '/user/coupons', { body: asked })).status).toBe(401);
  });

  it('keeps the token valid after an invalid password', async () => {
    await forgot('joao.lima@correio.example');
    const token = await lastToken('joao.lima@correio.example');
    const none = { status: 400, body: { code: 'PASSWORD_REQUIRED', field: 'Password' } };
    expect(await choose(token, '')).toMatchObject(none);
    expect((await choose(token, password)).status).toBe(200);
  });

  it('checks no password without a token', async () => {
    const work = await workOf(() => choose('made-up', 'a new password'));
    expect(work).toMatchObject({ status: 410, code: 'TOKEN_ENDED', runs: 0 });
  });

  it('refuses a token after an hour', async () => {
    const person = aPerson();
    await register(person);
    await forgot(person.Username);
    sandbox.setNow(new Date(now.getTime() + 3_660_000));
    expect(await choose(await lastToken(person.Username), 'a new password')).toMatchObject(ended);
  });
});

describe('coupons', () => {
  const coupons = (body: object, headers = {}) => users('POST', '/user/coupons', { body, headers });

  it('include one of each kind and state for Ana, on nearby days', async () => {
    const { gxToken } = (await logIn(ana)).body;
    const { status, body } = await coupons({ email: ana, gxToken });
    expect(status).toBe(200);
    const list: readonly { kind: string; status: string; validFrom: string }[] = body.coupons;
    expect(new Set(list.map(({ kind }) => kind))).toEqual(
      new Set(['PERCENT', 'AMOUNT', 'PRODUCT']),
    );
    const stateOf = (one: (typeof list)[number]) =>
      one.status === 'ACTIVE' && one.validFrom > today ? 'AHEAD' : one.status;
    expect(new Set(list.map(stateOf))).toEqual(new Set(['ACTIVE', 'AHEAD', 'USED', 'EXPIRED']));
  });

  it('name only products on sale', () => {
    const sold = sandbox.content.products.map(({ slug }) => slug);
    const named = accounts.flatMap(({ coupons: all }) => all.flatMap(({ slugs }) => slugs));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((slug) => !sold.includes(slug))).toEqual([]);
  });

  it('are valid for a year, until the day before the anniversary', async () => {
    const { gxToken } = (await logIn(ana)).body;
    const { body } = await coupons({ email: ana, gxToken }, { 'Accept-Language': 'es-MX' });
    expect(body.coupons[1]).toEqual({
      code: 'ANA-250MXN',
      title: '250 pesos en tu próxima compra',
      kind: 'AMOUNT',
      value: 25_000,
      currency: 'MXN',
      validFrom: '2026-08-22',
      validUntil: '2027-08-21',
      minAmount: 200_000,
      slugs: [],
      status: 'ACTIVE',
    });
  });

  it('recur with the dates', async () => {
    sandbox.setNow(new Date('2028-02-29T15:00:00Z'));
    const { gxToken } = (await logIn(ana)).body;
    const { body } = await coupons({ email: ana, gxToken });
    const from = addDays('2028-02-29', 30);
    expect(body.coupons[3]).toMatchObject({
      validFrom: from,
      validUntil: addDays(addMonths(from, 12), -1),
      status: 'ACTIVE',
    });
  });

  it.each([
    ['an unknown token', ana, () => 'x'.repeat(43), 0],
    ["another person's token", 'joao.lima@correio.example', (token: string) => token, 0],
    ['an expired token', ana, (token: string) => token, 604_801],
  ])('are hidden from %s', async (_, email, tokenOf, secondsLater) => {
    const { gxToken } = (await logIn(ana)).body;
    sandbox.setNow(new Date(now.getTime() + secondsLater * 1000));
    expect(await coupons({ email, gxToken: tokenOf(gxToken) })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', field: 'gxToken' },
    });
  });
});

describe('purchases with a coupon', () => {
  const purchases = (email: string, bearer: string) =>
    users('POST', '/user/purchases-with-coupon', {
      body: { email },
      headers: { Authorization: `Bearer ${bearer}` },
    });

  it('are listed for their buyer, newest first', async () => {
    const { gxToken } = (await logIn(ana)).body;
    expect((await purchases(ana.toUpperCase(), gxToken)).body).toEqual({
      purchases: [
        {
          orderId: 'TQ-7K2M-91XD',
          purchasedAt: '2026-10-10T17:00:00.000Z',
          total: { amount: 351_840, currency: 'MXN' },
          coupon: 'ANA-GUARIDA',
        },
        expect.objectContaining({ coupon: 'BIENVENIDA5' }),
      ],
    });
  });

  it('include those with a coupon issued for cancelled tickets, while the order is paid', async () => {
    const person = aPerson();
    const email = person.Username;
    await register(person);
    await confirm(await lastToken(email));
    const { gxToken } = (await logIn(email, person.Password)).body;
    const code = await issuedCoupon(email);
    const { body: added } = await sales.add({ ...part('bruma', '2026-12-11'), Units: units(3) });
    const promo = { SessionId: added.SessionId, Language: 'ES', Code: code };
    const { body: full } = await sales.cart('POST', '/xapi/shopping-cart/promo', { body: promo });
    const { body: order } = await sales.place(full);
    const listed = { orderId: order.Id, coupon: code };
    for (const [status, used, purchased] of [
      ['ON_HOLD', 'ACTIVE', []],
      ['PENDING_PAYMENT', 'USED', []],
      ['CONFIRMED', 'USED', [listed]],
      ['REDEEMED', 'USED', [listed]],
      ['CANCELLED', 'USED', []],
    ] as const) {
      const change = sandbox.db.updateTable('orders').set({ status, payment_id: order.Id });
      await change.where('id', '=', order.Id).execute();
      const own = (await users('POST', '/user/coupons', { body: { email, gxToken } })).body;
      expect([status, own.coupons]).toMatchObject([status, [{ code, status: used }]]);
      const { body } = await purchases(email, gxToken);
      expect([status, body.purchases]).toMatchObject([status, purchased]);
    }
  });

  it('are hidden from others', async () => {
    const { gxToken } = (await logIn('joao.lima@correio.example')).body;
    expect((await purchases(ana, gxToken)).status).toBe(401);
    expect((await purchases('joao.lima@correio.example', gxToken)).body.purchases).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('shows sent mails, newest first, each in its language', async () => {
    const [first, second] = [aPerson({ Language: 'pt' }), aPerson({ FirstName: '<b>Eva</b>' })];
    await register(first);
    await register(second);
    const page = await (await fetch(`${sandbox.url}/mail?lang=en`)).text();
    expect(page).toContain('Test mailbox');
    expect(page).toContain('Confirme sua conta da Coralibrí');
    expect(page).toContain('Hola, &lt;b&gt;Eva&lt;/b&gt;:');
    expect(page.indexOf(second.Username)).toBeLessThan(page.indexOf(first.Username));
    expect(page).toContain(`href="${await lastLink(first.Username)}"`);
    expect(page).toContain(`código do e-mail, é este: <code>${await lastToken(first.Username)}<`);
  });

  it('runs no scripts, sends no referrer and is not cached', async () => {
    const { headers } = await fetch(`${sandbox.url}/mail`);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the users backend', () => {
  it('triggers a fault when configured, in this API only', async () => {
    sandbox.faults.add({ api: 'users', mode: 'dropAfterCommit', times: 1 });
    const [person, key] = [aPerson(), freshKey()];
    await expect(register(person, key)).rejects.toThrow();
    expect((await register(person, key)).status).toBe(201);
    expect(await mailsTo(person.Username)).toHaveLength(1);
  });

  it('keeps accounts over a restart, and restores no deleted demo person', async () => {
    await forgot('maria.fernanda@correo.example');
    await choose(await lastToken('maria.fernanda@correo.example'), 'a new password');
    const second = await startSandbox({ databaseUrl: sandbox.databaseUrl, now });
    const body = { Username: 'maria.fernanda@correo.example', Password: 'a new password' };
    const reply = await callsOf(second, 'users')('POST', '/login', { body });
    await second.stop();
    expect(reply.body.lastName).toBe('de la Cruz y Montes de Oca Villaseñor');
  });
});
