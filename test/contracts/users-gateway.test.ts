import { Backend, HttpUsersGateway } from '@shop/adapters/http';
import { type Coupon, type CouponPurchase, money, type NewUser, type SiteUser } from '@shop/domain';
import { silence, startBackend } from '@shop/test/fake-backend';
import { wireError } from '@shop/test/wire-replies';

const upstream = await startBackend();
const wayOf = (name: string) =>
  new Backend({
    name,
    baseUrl: `${upstream.url}/users-api`,
    headers: { authorization: 'Bearer token-of-the-shop' },
    deadlineMs: 1000,
    concurrency: 4,
    queue: 4,
    breaker: { calls: 1000, withinMs: 1000, openMs: 1 },
  });
const ways = { login: wayOf('users'), lookups: wayOf('user-lookups') };
afterAll(async () => {
  await Promise.all([ways.login.stop(), ways.lookups.stop()]);
  await upstream.stop();
});

const login = 'POST /users-api/login';
const registering = 'POST /users-api/register';
const forgetting = 'POST /users-api/forgot';
const confirming = 'POST /users-api/confirm';
const choosing = 'POST /users-api/password';
const couponing = 'POST /users-api/user/coupons';
const purchasing = 'POST /users-api/user/purchases-with-coupon';

const ana: SiteUser = {
  sId: 's-1',
  gxToken: 'gx-1',
  firstName: 'Ana',
  lastName: 'Ruiz Vega',
  email: 'ana@mail.example',
  country: 'MX',
  state: 'Yucatán',
  foundData: true,
};
const wireAna = { ...ana, expiresIn: 3600 };
const right = { email: ana.email, password: 'right password' };

const eva: NewUser = {
  email: 'eva@mail.example',
  password: 'a password',
  firstName: 'Eva',
  lastName: 'Luna',
  country: 'CL',
};

const token = 'a-token-of-43-characters-as-they-are-made-0';
const chosen = { token, password: 'a password' };

const coupons: readonly Coupon[] = [
  {
    code: 'TEN',
    title: '10 % en parques',
    saving: { kind: 'percent', percent: 10 },
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    minimum: money(50_000, 'MXN'),
    slugs: ['copalera'],
    status: 'ACTIVE',
  },
  {
    code: 'FIVE',
    title: 'US$5',
    saving: { kind: 'amount', amount: money(500, 'USD') },
    validFrom: '2026-01-01',
    validUntil: '2026-01-01',
    minimum: undefined,
    slugs: [],
    status: 'USED',
  },
  {
    code: 'GIFT',
    title: 'Fotos',
    saving: { kind: 'product' },
    validFrom: '2025-01-01',
    validUntil: '2025-12-31',
    minimum: undefined,
    slugs: ['photo-pass'],
    status: 'EXPIRED',
  },
];
const ended = { minAmount: null, validFrom: '2025-01-01', validUntil: '2025-12-31' };
const wireCoupons = [
  {
    code: 'TEN',
    title: '10 % en parques',
    kind: 'PERCENT',
    value: 10,
    currency: 'MXN',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    minAmount: 50_000,
    slugs: ['copalera'],
    status: 'ACTIVE',
  },
  {
    code: 'FIVE',
    title: 'US$5',
    kind: 'AMOUNT',
    value: 500,
    currency: 'USD',
    validFrom: '2026-01-01',
    validUntil: '2026-01-01',
    minAmount: null,
    slugs: [],
    status: 'USED',
  },
  {
    ...ended,
    code: 'GIFT',
    title: 'Fotos',
    kind: 'PRODUCT',
    value: null,
    currency: null,
    slugs: ['photo-pass'],
    status: 'EXPIRED',
  },
] as const;

const purchases: readonly CouponPurchase[] = [
  {
    orderId: 'order-1',
    purchasedAt: new Date('2026-03-01T15:00:00Z'),
    total: money(238_900, 'MXN'),
    coupon: 'FIVE',
  },
];
const wirePurchases = [
  {
    orderId: 'order-1',
    purchasedAt: '2026-03-01T10:00:00-05:00',
    total: { amount: 238_900, currency: 'MXN' },
    coupon: 'FIVE',
  },
] as const;

const http = new HttpUsersGateway(ways);
const rejected = { kind: 'failed', reason: 'rejected' };
const refused = (code: string) => ({ kind: 'refused', code });

describe('a request of the http gateway', () => {
  const sent = () => upstream.seen.at(-1);
  const sentBody = () => JSON.parse(sent()?.body ?? '');

  it('to log in', async () => {
    upstream.reply(login, 200, wireAna);
    const typed = { ...right, isAdmin: true };
    expect(await http.logIn(typed)).toEqual({ kind: 'in', user: ana });
    expect(sentBody()).toEqual({ Username: right.email, Password: right.password });
    expect(sent()?.headers.authorization).toBe('Bearer token-of-the-shop');
  });

  it('to open an account', async () => {
    upstream.reply(registering, 201, '');
    expect(await http.register(eva, 'pt', 'key-9')).toEqual({ kind: 'done' });
    expect(sentBody()).toEqual({
      Username: eva.email,
      Password: eva.password,
      FirstName: 'Eva',
      LastName: 'Luna',
      Country: 'CL',
      Language: 'pt',
    });
    expect(sent()?.headers['idempotency-key']).toBe('key-9');
  });

  it('to reset a forgotten password', async () => {
    upstream.reply(forgetting, 202, '');
    expect(await http.forgot(ana.email, 'en')).toEqual({ kind: 'ok', answer: true });
    expect(sentBody()).toEqual({ Username: ana.email, Language: 'en' });
  });

  it('to confirm an account', async () => {
    upstream.reply(confirming, 200, '');
    expect(await http.confirm(token, 'key-7')).toEqual({ kind: 'done' });
    expect(sentBody()).toEqual({ token });
    expect(sent()?.headers['idempotency-key']).toBe('key-7');
  });

  it('to choose a password', async () => {
    upstream.reply(choosing, 200, '');
    const typed = { ...chosen, isAdmin: true };
    expect(await http.choosePassword(typed, 'key-8')).toEqual({ kind: 'done' });
    expect(sentBody()).toEqual({ token, Password: chosen.password });
    expect(sent()?.headers['idempotency-key']).toBe('key-8');
  });

  it('to change a password given the current one', async () => {
    upstream.reply('POST /users-api/user/password', 200, { status: 'ok' });
    const change = { email: ana.email, current: right.password, password: chosen.password };
    expect(await http.changePassword(change, 'key-6')).toEqual({ kind: 'done' });
    expect(sentBody()).toEqual({
      Username: ana.email,
      Password: right.password,
      NewPassword: chosen.password,
    });
    expect(sent()?.headers['idempotency-key']).toBe('key-6');
  });

  it('for coupons, without other account data', async () => {
    upstream.reply(couponing, 200, { coupons: wireCoupons });
    expect(await http.coupons(ana, 'pt')).toEqual({ kind: 'ok', answer: coupons });
    expect(sentBody()).toEqual({ email: ana.email, gxToken: ana.gxToken });
    expect(sent()?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-shop',
      'accept-language': 'pt-BR',
    });
  });

  it("for purchases: the visitor's own token, not the shop's", async () => {
    upstream.reply(purchasing, 200, { purchases: wirePurchases });
    const told = await http.purchasesWithCoupon(ana.email, 'access-1');
    expect(told).toEqual({ kind: 'ok', answer: purchases });
    expect(sentBody()).toEqual({ email: ana.email });
    expect(sent()?.headers.authorization).toBe('Bearer access-1');
  });

  it('with one header, whatever the token contains', async () => {
    upstream.reply(purchasing, 200, { purchases: [] });
    await http.purchasesWithCoupon(ana.email, 'a\r\nx-admin: 1');
    expect(sent()?.headers).not.toHaveProperty('x-admin');
  });
});

describe('the http gateway reads', () => {
  it.each([
    ['INVALID_EMAIL', 400, refused('INVALID_EMAIL')],
    ['PASSWORD_REQUIRED', 400, refused('PASSWORD_REQUIRED')],
    ['INCORRECT_LOGIN', 401, refused('INCORRECT_LOGIN')],
    ['USER_INACTIVE', 403, refused('USER_INACTIVE')],
    ['USER_NOT_CONFIRMED', 403, refused('USER_INACTIVE')],
    ['USER_ALREADY_EXISTS', 409, refused('USER_ALREADY_EXISTS')],
    ['GENERAL_ERROR', 422, refused('GENERAL_ERROR')],
    ['A_CODE_OF_NEXT_YEAR', 422, refused('GENERAL_ERROR')],
    ['toString', 422, refused('GENERAL_ERROR')],
    ['UNAUTHORIZED', 401, rejected],
    ['BAD_REQUEST', 400, rejected],
    ['NOT_FOUND', 404, rejected],
  ])('the code %s (%i)', async (code, status, expected) => {
    upstream.reply(login, status, wireError(code));
    upstream.reply(registering, status, wireError(code));
    expect(await http.logIn(right)).toEqual(expected);
    expect(await http.register(eva, 'es', 'key')).toEqual(expected);
  });

  it.each([
    ['TOKEN_ENDED', 410, { kind: 'ended' }],
    ['PASSWORD_REQUIRED', 400, refused('PASSWORD_REQUIRED')],
    ['A_CODE_OF_NEXT_YEAR', 422, refused('GENERAL_ERROR')],
    ['BAD_REQUEST', 400, rejected],
    ['IN_PROGRESS', 409, { kind: 'failed', reason: 'unavailable' }],
  ])('the code %s (%i) about a token', async (code, status, expected) => {
    upstream.reply(confirming, status, wireError(code));
    upstream.reply(choosing, status, wireError(code));
    expect(await http.confirm(token, 'key')).toEqual(expected);
    expect(await http.choosePassword(chosen, 'key')).toEqual(expected);
  });

  it.each([
    ['silence', silence, '', 'timeout'],
    ['a backend that is down', 502, '', 'unavailable'],
    ['a page that is not there', 404, '<html>', 'rejected'],
    ['a token that has ended without a code', 410, '', 'rejected'],
  ] as const)('%s as no confirmation', async (_, status, body, reason) => {
    upstream.reply(confirming, status, body);
    expect(await http.confirm(token, 'key')).toEqual({ kind: 'failed', reason });
  });

  it.each([
    ['silence', silence, '', 'timeout'],
    ['a backend that is down', 502, '', 'unavailable'],
    ['too many calls', 429, wireError('GENERAL_ERROR'), 'unavailable'],
    ['a twin that is under way', 409, wireError('IN_PROGRESS'), 'unavailable'],
    ['a no without a code', 401, {}, 'rejected'],
    ['an answer of another shape', 200, { user: wireAna }, 'malformed'],
    ['null', 200, 'null', 'malformed'],
    ['a page', 200, '<html>', 'malformed'],
    ['a redirect', 302, wireAna, 'malformed'],
    ['somebody without a token', 200, { ...wireAna, gxToken: '' }, 'malformed'],
    ['an email of two lines', 200, { ...wireAna, email: 'a@b.example\nc' }, 'malformed'],
    ['a reach for the prototype', 200, '{"__proto__":{"gxToken":"x"}}', 'malformed'],
  ] as const)('%s as no login', async (_, status, body, reason) => {
    upstream.reply(login, status, body);
    expect(await http.logIn(right)).toEqual({ kind: 'failed', reason });
  });

  it.each([
    ['a name that turns the text', { firstName: 'A\u202ena' }, { firstName: 'Ana' }],
    ['a name that is markup', { firstName: '<b>Ana' }, { firstName: '<b>Ana' }],
    ['a country that is none', { country: 'Mexico' }, { country: '' }],
    ['no country', { country: null }, { country: '' }],
  ])('%s as a login', async (_, wire, differs) => {
    upstream.reply(login, 200, { ...wireAna, ...wire });
    expect(await http.logIn(right)).toEqual({ kind: 'in', user: { ...ana, ...differs } });
  });

  it('no personal data for a token of another account', async () => {
    upstream.reply(couponing, 401, wireError('UNAUTHORIZED'));
    upstream.reply(purchasing, 401, wireError('UNAUTHORIZED'));
    expect(await http.coupons({ ...ana, gxToken: 'made up' }, 'es')).toEqual(rejected);
    expect(await http.purchasesWithCoupon(ana.email, 'made up')).toEqual(rejected);
  });

  it.each([
    ['a refusal', 404, wireError('NOT_FOUND')],
    ['silence', silence, ''],
    ['an outage', 503, ''],
  ] as const)('%s as no promise of a mail', async (_, status, body) => {
    upstream.reply(forgetting, status, body);
    expect(await http.forgot(ana.email, 'es')).toMatchObject({ kind: 'failed' });
  });
});

describe('coupons as the http gateway reads them', () => {
  const [percent, amount, gift] = wireCoupons;

  it.each([
    ['of an unknown kind', { ...percent, kind: 'LOTTERY' }],
    ['of an unknown status', { ...percent, status: 'SOON' }],
    ['of more than everything', { ...percent, value: 101 }],
    ['of nothing', { ...percent, value: 0 }],
    ['of a fraction', { ...percent, value: 12.5 }],
    ['of less than nothing', { ...amount, value: -500 }],
    ['of more than can be counted', { ...amount, value: 1e308 }],
    ['of an amount without a currency', { ...amount, currency: null }],
    ['of a currency of a prototype', { ...amount, currency: 'toString' }],
    ['of a minimum without a currency', { ...percent, currency: null }],
    ['of a minimum below nothing', { ...percent, minAmount: -1 }],
    ['of a gift that names none', { ...gift, slugs: [] }],
    ['of a day that is none', { ...percent, validFrom: '2026-02-30' }],
    ['that ends before it begins', { ...percent, validFrom: '2027-01-01' }],
    ['for a path', { ...percent, slugs: ['../admin'] }],
    ['of a code that is markup', { ...percent, code: '<b>' }],
    ['that is null', null],
  ])('drops a coupon %s and keeps the others', async (_, odd) => {
    upstream.reply(couponing, 200, { coupons: [odd, ...wireCoupons] });
    expect(await http.coupons(ana, 'pt')).toEqual({ kind: 'ok', answer: coupons });
  });

  it('keeps a title with markup as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    upstream.reply(couponing, 200, { coupons: [{ ...percent, title }] });
    const told = await http.coupons(ana, 'pt');
    expect(told).toMatchObject({ kind: 'ok', answer: [{ title }] });
  });

  it.each([
    ['no list', { coupons: {} }],
    ['a list without its name', wireCoupons],
    ['a list without end', { coupons: Array.from({ length: 1001 }, () => null) }],
    ['a reach for the prototype', '{"coupons":[],"__proto__":{}}'],
  ])('treats %s as malformed', async (_, body) => {
    upstream.reply(couponing, 200, body);
    expect(await http.coupons(ana, 'pt')).toEqual({ kind: 'failed', reason: 'malformed' });
  });
});

describe('purchases as the http gateway reads them', () => {
  const [purchase] = wirePurchases;

  it.each([
    ['of no amount', { ...purchase, total: 238_900 }],
    ['of less than nothing', { ...purchase, total: { amount: -1, currency: 'MXN' } }],
    ['of an unknown currency', { ...purchase, total: { amount: 1, currency: 'XYZ' } }],
    ['at no time', { ...purchase, purchasedAt: 'yesterday' }],
    ['of no order', { ...purchase, orderId: '' }],
  ])('drops a purchase %s and keeps the others', async (_, odd) => {
    upstream.reply(purchasing, 200, { purchases: [odd, purchase] });
    const told = await http.purchasesWithCoupon(ana.email, 'gx-1');
    expect(told).toEqual({ kind: 'ok', answer: purchases });
  });

  it('treats a missing list as malformed', async () => {
    upstream.reply(purchasing, 200, { purchases: 'none' });
    const told = await http.purchasesWithCoupon(ana.email, 'gx-1');
    expect(told).toEqual({ kind: 'failed', reason: 'malformed' });
  });
});
