import { errorText, type LoginError } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { ana, emma, joao, logIn, password, signIn, userInfo } from '@shop/test/sign-in';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { problemsOf, type Visitor } from '@shop/test/visitor';
import fc from 'fast-check';

const shop = await startBff();
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const desktop = { 'sec-ch-ua-mobile': '?0' };
const mobile = { 'sec-ch-ua-mobile': '?1' };
const authPages = { es: '/es/auth/', en: '/en/auth/', pt: '/pt/auth/' } as const;

describe('a sign-in with scripts', () => {
  it('is offered first, and in place where the browser accepts it', async () => {
    const visitor = shop.visitor();
    const { reply } = await logIn(visitor);
    expect(reply).toMatchObject({ kind: 'done', next: '/es/mi-cuenta/' });
    expect((await userInfo(visitor)).status).toBe('noauth');
    const sessionId = reply.kind === 'done' ? reply.view.sessionId : '';
    expect((await visitor.postJson('/user-session', { sessionId })).status).toBe(204);
    expect(await userInfo(visitor, '/user-info')).toMatchObject({
      status: 'auth',
      isSocial: false,
      foundData: true,
      firstName: 'Ana',
      lastName: 'Ruiz Pech',
      country: 'MX',
      state: 'Quintana Roo',
      email: ana,
    });
  });

  it('accepts one of two simultaneous handles', async () => {
    const visitor = shop.visitor();
    const { reply } = await logIn(visitor);
    const sessionId = reply.kind === 'done' ? reply.view.sessionId : '';
    const twice = [1, 2, 3, 4].map(() => visitor.postJson('/user-session/', { sessionId }));
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  it('accepts no handle of another browser, and no forged one', async () => {
    const { reply } = await logIn(shop.visitor());
    const sessionId = reply.kind === 'done' ? reply.view.sessionId : '';
    const other = shop.visitor();
    await logIn(other, joao);
    for (const handle of [sessionId, 'A'.repeat(43)]) {
      const response = await other.postJson('/user-session/', { sessionId: handle });
      expect([response.status, (await userInfo(other)).status]).toEqual([403, 'noauth']);
    }
    expect((await other.postJson('/user-session/', { sessionId: 'short' })).status).toBe(400);
  });
});

describe('a sign-in by a form', () => {
  it.each([
    { next: '', to: '/es/mi-cuenta/' },
    { next: '/es/entrada-bruma/?month=2027-03', to: '/es/entrada-bruma/?month=2027-03' },
  ])('redirects to $to when "$next" is requested', async ({ next, to }) => {
    const visitor = shop.visitor();
    const fields = { path: '/es/auth/', next, email: ana, password };
    const response = await visitor.postForm('/api/sign-in', fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    expect((await userInfo(visitor)).status).toBe('auth');
  });

  it.each([
    { remember: 'no', lasts: undefined },
    { remember: 'yes', lasts: 604_800 },
  ])(
    'sets a strict cookie for $lasts seconds with remember $remember',
    async ({ remember, lasts }) => {
      const visitor = shop.visitor();
      visitor.setCookie('__Host-language', 'es');
      const fields = { path: '/es/auth/', next: '', email: ana, password, remember };
      const response = await visitor.postForm('/api/sign-in', fields);
      const line =
        response.headers.getSetCookie().find((one) => one.startsWith('__Host-sid=')) ?? '';
      expect(line.split('; ')).toEqual(
        expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
      );
      expect(line).not.toMatch(/domain=/i);
      const expires = /Expires=([^;]+)/.exec(line)?.[1];
      const seconds = expires && (Date.parse(expires) - Date.now()) / 1000;
      if (lasts === undefined) expect(seconds).toBeUndefined();
      else expect(Math.abs(Number(seconds) - lasts)).toBeLessThan(60);
    },
  );
});

const noes: readonly { email: string; typed: string; code: LoginError; field: string }[] = [
  { email: ana, typed: 'wrong-password', code: 'INCORRECT_LOGIN', field: 'password' },
  { email: 'nobody@mail.example', typed: password, code: 'INCORRECT_LOGIN', field: 'password' },
  { email: emma, typed: password, code: 'USER_INACTIVE', field: 'email' },
];

describe.each(journeyLanguages)('in %s', (language) => {
  const path = authPages[language];

  it.each(noes)('reports $code at $field ("$email")', async ({ email, typed, code, field }) => {
    const fields = { path, next: '', email, password: typed };
    const json = await shop.visitor().postJson('/api/sign-in', fields);
    expect(json.status).toBe(422);
    const reply = await json.json();
    expect(problemsOf(reply)).toMatchObject([{ code, field, text: errorText(code, language) }]);
  });

  it('creates an unconfirmed account, once', async () => {
    const visitor = shop.visitor();
    const email = `new.${language}@mail.example`;
    const person = { firstName: 'Nia', lastName: '', email, country: 'MX', password };
    const send = () => visitor.postJson('/api/sign-up', { path, next: '', ...person });
    expect(await (await send()).json()).toMatchObject({
      kind: 'done',
      next: expect.stringContaining(`${path}?told=signedUp`),
    });
    expect(problemsOf(await (await send()).json())).toMatchObject([
      { code: 'USER_ALREADY_EXISTS', field: 'email' },
    ]);
    expect(problemsOf((await logIn(visitor, email)).reply)).toMatchObject([
      { code: 'USER_INACTIVE' },
    ]);
  });
});

it('refuses a password that is easy to guess', async () => {
  const person = { firstName: 'Nia', lastName: '', email: 'easy@mail.example', country: 'MX' };
  const asked = { path: authPages.es, next: '', ...person, password: 'GranCeibaPlus1' };
  const response = await shop.visitor().postJson('/api/sign-up', asked);
  const problem = {
    code: 'passwordWeak',
    field: 'password',
    text: errorText('passwordWeak', 'es'),
  };
  expect(problemsOf(await response.json())).toMatchObject([problem]);
});

it('reports GENERAL_ERROR when the users API is down', async () => {
  shop.sandbox.faults.add({ api: 'users', mode: 'down' });
  const [problem] = problemsOf((await logIn(shop.visitor())).reply);
  const text = errorText('GENERAL_ERROR', 'es');
  expect(problem).toMatchObject({ code: 'GENERAL_ERROR', field: 'page', text });
});

it('answers "forgot" the same for every address', async () => {
  const answers = [ana, 'nobody@mail.example'].map(async (email) => {
    const response = await shop.visitor().postJson('/api/forgot', { path: '/es/auth/', email });
    return { status: response.status, body: await response.json() };
  });
  const [known, unknown] = await Promise.all(answers);
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ status: 200, body: { kind: 'done' } });
});

describe('a signed-in visitor', () => {
  it.each([
    [desktop, 'Ana'],
    [mobile, 'Ana Ruiz'],
  ])('is greeted by a name that fits the layout: %j', async (headers, name) => {
    const visitor = shop.visitor(headers);
    await signIn(visitor);
    const home = await visitor.look('home', '/es/');
    expect(home.visitor.account).toEqual({ kind: 'known', name });
    expect((await userInfo(visitor)).userName).toBe(name);
  });

  it('gets handles instead of tokens', async () => {
    const [first, second] = [shop.visitor(), shop.visitor()];
    await Promise.all([signIn(first), signIn(second)]);
    const [one, other] = await Promise.all([userInfo(first), userInfo(second)]);
    expect(one.gxToken).toMatch(/^[\w-]{43}$/);
    expect(one.sId).not.toBe(one.gxToken);
    expect(other.gxToken).not.toBe(one.gxToken);
    expect((await userInfo(first)).gxToken).toBe(one.gxToken);
    expect(one.tracking).toEqual({
      withLogin: 'Si',
      id: one.sId,
      pais: 'MX',
      estado: 'Quintana Roo',
    });
  });

  it('is unknown to the social session call, whatever the browser authorizes', async () => {
    const visitor = shop.visitor({ authorization: 'Bearer made-up' });
    await signIn(visitor);
    const { status, email, gxToken } = await userInfo(visitor, '/user-info-social/');
    expect([status, email, gxToken]).toEqual(['noauth', '', '']);
  });

  it('finds coupons and purchases but no visits on the account page', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    const { view } = await visitor.look('account', '/es/mi-cuenta/');
    const coupons = view.coupons.kind === 'shown' ? view.coupons.list : [];
    expect(coupons.map(({ code, state }) => [code, state])).toEqual([
      ['ANA-250MXN', 'active'],
      ['ANA-BRUMA15', 'active'],
      ['ANA-FIESTA', 'active'],
      ['ANA-VERANO10', 'ahead'],
      ['ANA-GUARIDA', 'used'],
      ['ANA-25USD', 'expired'],
    ]);
    expect(view.purchases).toMatchObject({
      kind: 'shown',
      list: [{ orderId: 'TQ-7K2M-91XD' }, {}],
    });
    expect(view.visits).toEqual({ kind: 'shown', list: [] });
  });

  it('finds the coming visits bought under their email, and no one else’s', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    const path = '/es/entrada-bruma/';
    const page = await visitor.look('buy', `${path}?month=2027-03`);
    const [day = ''] = sellableDays(page);
    await fillCart(visitor, path, day);
    const paid = await payAt(
      await checkOut(visitor, '/es/pago/', 'VI', { email: ana.toUpperCase() }),
      approvedCard,
    );
    const order = (await visitor.get(paid)).headers.get('location') ?? '';
    for (let turn = 0; turn < 100; turn += 1) {
      const { view } = await visitor.look('order', order);
      if (view.state === 'confirmed') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { view } = await visitor.look('account', '/es/mi-cuenta/');
    expect(view.visits).toMatchObject({
      kind: 'shown',
      list: [{ name: 'Bruma', peopleCount: 2, href: order, isOpen: false }],
    });
    await visitor.postForm('/user-logout/', { path: '/es/' });
    await signIn(visitor, joao);
    const other = await visitor.look('account', '/es/mi-cuenta/');
    expect(other.view.visits).toEqual({ kind: 'shown', list: [] });
  });

  it('sees coupon names in the language of the page', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    const { view } = await visitor.look('account', '/pt/minha-conta/');
    const [first] = view.coupons.kind === 'shown' ? view.coupons.list : [];
    expect(first?.title).toBe('250 pesos na sua próxima compra');
  });

  it('still gets the page when coupons are unavailable', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    shop.sandbox.faults.add({ api: 'users', mode: 'down' });
    const { view } = await visitor.look('account', '/en/my-account/');
    expect(view.coupons).toMatchObject({
      kind: 'failed',
      problem: { text: errorText('coupons', 'en') },
    });
    expect(view.userName).toBe('Ana');
  });

  it('triggers no coupon call without foundData', async () => {
    const visitor = shop.visitor();
    await signIn(visitor, joao);
    shop.sandbox.faults.add({ api: 'users', mode: 'down' });
    const { view } = await visitor.look('account', '/pt/minha-conta/');
    expect(view.coupons).toEqual({ kind: 'shown', list: [] });
  });
});

describe('a session', () => {
  it('ends with the sign-out, for the old cookie too, and a second sign-out does nothing', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    const sid = visitor.cookie('__Host-sid') ?? '';
    visitor.setCookie('__Host-orders', 'the orders that this browser may open');
    const answer = await visitor.postJson('/user-logout/', { path: '/es/' });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(visitor.cookie('__Host-sid')).toBeUndefined();
    expect(visitor.cookie('__Host-orders')).toBeUndefined();
    visitor.setCookie('__Host-sid', sid);
    expect((await userInfo(visitor)).status).toBe('noauth');
    expect((await visitor.postJson('/user-logout', { path: '/es/' })).status).toBe(204);
  });

  it.each([
    { path: '/es/mi-cuenta/', to: '/es/auth/?told=signedOut' },
    { path: '/en/parks-and-tours/?kind=park', to: '/en/parks-and-tours/?kind=park' },
  ])('redirects to $to when it ends on $path', async ({ path, to }) => {
    const visitor = shop.visitor();
    await signIn(visitor);
    const response = await visitor.postForm('/user-logout/', { path });
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
  });

  it('leads to the sign-in page and back to the account', async () => {
    const response = await shop.visitor().get('/es/mi-cuenta/');
    const to = '/es/auth/?next=%2Fes%2Fmi-cuenta%2F';
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    const visitor = shop.visitor();
    await signIn(visitor);
    expect((await visitor.get(to)).headers.get('location')).toBe('/es/mi-cuenta/');
  });

  it('keeps cart and choices at its start and end', async () => {
    const visitor = shop.visitor();
    const page = await visitor.look('buy', '/es/entrada-bruma/?month=2027-03');
    await fillCart(visitor, '/es/entrada-bruma/', sellableDays(page)[0] ?? '');
    await visitor.postForm('/api/settings', {
      path: '/es/',
      language: 'es',
      currency: 'EUR',
      theme: 'dark',
    });
    const seen = async () => {
      const { visitor: mine, frame } = await visitor.look('home', '/es/');
      return [mine.cartCount, mine.theme, frame.currency.code];
    };
    const before = await seen();
    await signIn(visitor);
    const within = await seen();
    await visitor.postForm('/user-logout/', { path: '/es/' });
    expect([within, await seen()]).toEqual([before, before]);
    expect(before[0]).toBe(1);
  });

  it('gets a new id at every sign-in and invalidates the old ones', async () => {
    const act = fc.constantFrom('in', 'out');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
        const visitor = shop.visitor();
        const ids: string[] = [];
        for (const one of acts) await (one === 'in' ? entered(visitor, ids) : left(visitor));
        const now = visitor.cookie('__Host-sid');
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids.filter((old) => old !== now)) {
          const thief = shop.visitor();
          thief.setCookie('__Host-sid', id);
          expect((await userInfo(thief)).status).toBe('noauth');
        }
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});

async function entered(visitor: Visitor, ids: string[]): Promise<void> {
  await logIn(visitor);
  ids.push(visitor.cookie('__Host-sid') ?? '');
  await signIn(visitor);
  ids.push(visitor.cookie('__Host-sid') ?? '');
}

const left = (visitor: Visitor) => visitor.postForm('/user-logout/', { path: '/es/' });
