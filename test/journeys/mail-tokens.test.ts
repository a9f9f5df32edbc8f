import { errorText, type Language } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lastLinkTo, tokenIn } from '@shop/test/mails';
import { ana, emma, logIn, signIn, userInfo } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import { problemsOf, type Visitor } from '@shop/test/visitor';

const shop = await startBff();
const evenMs = 300;
const even = await startBff({}, { EVEN_ANSWER_MS: String(evenMs) });
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => Promise.all([shop.stop(), even.stop()]));

const password = 'a password of eva';
const another = 'another password';
const foreign = 'a-token-of-43-characters-that-nobody-made-0';

const confirmPaths = {
  es: '/es/confirmar-cuenta/',
  en: '/en/confirm-account/',
  pt: '/pt/confirmar-conta/',
} as const;
const choosePaths = {
  es: '/es/elegir-contrasena/',
  en: '/en/choose-password/',
  pt: '/pt/escolher-senha/',
} as const;

let people = 0;

async function signUp(language: Language = 'es', as = shop.visitor()): Promise<string> {
  const email = `eva.${(people += 1)}@mail.example`;
  const person = { firstName: 'Eva', lastName: 'Luna', email, country: 'MX', password };
  await as.postJson('/api/sign-up', { path: `/${language}/auth/`, next: '', ...person });
  return email;
}

const forget = (email: string, language: Language = 'es') =>
  shop.visitor().postJson('/api/forgot', { path: `/${language}/forgot/`, email });

const tokenOf = async (email: string) => tokenIn(await lastLinkTo(shop.sandbox, email));

const confirm = (visitor: Visitor, fields: Readonly<Record<string, string>>) =>
  visitor.postForm('/api/confirm-account', { path: confirmPaths.es, ...fields });

const choose = (visitor: Visitor, fields: Readonly<Record<string, string>>) =>
  visitor.postForm('/api/choose-password', { path: choosePaths.es, ...fields });

async function formOf(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const html = await (await visitor.get(path, { accept: 'text/html' })).text();
  const [, attempt = ''] = /name="attempt" value="([^"]+)"/.exec(html) ?? [];
  return { path, attempt };
}

const codesOf = async (response: Response) =>
  problemsOf(await response.json()).map(({ code, field }) => [code, field]);

describe.each(journeyLanguages)('a new account in %s', (language) => {
  it('is confirmed by a form on a page of the shop, and can sign in', async () => {
    const email = await signUp(language);
    const link = await lastLinkTo(shop.sandbox, email);
    expect([link.origin, link.pathname]).toEqual([shop.url, confirmPaths[language]]);
    const visitor = shop.visitor();
    const form = await formOf(visitor, link.pathname);
    const done = await confirm(visitor, { ...form, token: tokenIn(link) });
    const to = `/${language}/auth/?told=confirmed`;
    expect([done.status, done.headers.get('location')]).toEqual([303, to]);
    expect((await visitor.look('signIn', to)).view.told).toBe('confirmed');
    expect((await logIn(visitor, email, password)).reply.kind).toBe('done');
  });

  it('sets another password there, which replaces the first', async () => {
    const email = await signUp(language);
    await forget(email, language);
    const link = await lastLinkTo(shop.sandbox, email);
    expect([link.origin, link.pathname]).toEqual([shop.url, choosePaths[language]]);
    const visitor = shop.visitor();
    const form = await formOf(visitor, link.pathname);
    const done = await choose(visitor, { ...form, token: tokenIn(link), password: another });
    const to = `/${language}/auth/?told=passwordChosen`;
    expect([done.status, done.headers.get('location')]).toEqual([303, to]);
    expect((await logIn(visitor, email, another)).reply.kind).toBe('done');
    const old = await logIn(visitor, email, password);
    expect(problemsOf(old.reply)).toMatchObject([{ code: 'INCORRECT_LOGIN' }]);
  });

  it('gets a notice for an expired link, and where to request another', async () => {
    const visitor = shop.visitor();
    const path = confirmPaths[language];
    const response = await confirm(visitor, { path, token: foreign });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(errorText('tokenEnded', language));
    expect(html).toContain(`href="/${language}/forgot/"`);
  });
});

it.each([confirmPaths.es, choosePaths.es])(
  'stores %s nowhere and names it in no response',
  async (path) => {
    const response = await shop.visitor().get(path, { accept: 'text/html' });
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    for (const listing of ['/sitemap-es.xml', '/es/mapa-de-sitio/']) {
      const list = await shop.visitor().get(listing);
      expect([list.status, (await list.text()).includes(path)]).toEqual([200, false]);
    }
  },
);

it.each([confirmPaths.es, choosePaths.en])(
  'accepts %s when a mail filter encoded its #, and logs no token',
  async (path) => {
    const token = `canary-${'x'.repeat(36)}`;
    const { status, headers } = await shop.visitor().get(`${path}%23${token}`);
    expect([status, headers.get('location')]).toEqual([303, `${path}#${token}`]);
    expect(JSON.stringify(shop.logged)).not.toContain(token);
    expect((await shop.visitor().get(`/es/nada/%23${token}`)).status).toBe(404);
    expect(JSON.stringify(shop.logged)).not.toContain(token);
  },
);

const person = { firstName: 'Eva', lastName: 'Luna', country: 'MX', password };
it.each([
  ['a wrong password', 'sign-in', { next: '', email: ana, password: 'wrong-password' }, 422],
  ['nobody', 'sign-in', { next: '', email: 'nobody@mail.example', password }, 422],
  ['a new account', 'sign-up', { next: '', email: 'even@mail.example', ...person }, 200],
  ['one that there is', 'sign-up', { next: '', email: ana, ...person }, 422],
  ['a forgotten password', 'forgot', { email: ana }, 200],
  ['a forgotten password of nobody', 'forgot', { email: 'nobody@mail.example' }, 200],
])('takes at least as long for %s as for any address', async (_, api, fields, status) => {
  const began = performance.now();
  const form = { path: '/es/auth/', ...fields };
  expect((await even.visitor().postJson(`/api/${api}`, form)).status).toBe(status);
  // Timers count whole milliseconds.
  expect(performance.now() - began).toBeGreaterThan(evenMs - 2);
});

describe('a token', () => {
  it('survives a view of the page', async () => {
    const email = await signUp();
    const link = await lastLinkTo(shop.sandbox, email);
    await shop.visitor().get(link.pathname);
    expect(problemsOf((await logIn(shop.visitor(), email, password)).reply)).toMatchObject([
      { code: 'USER_INACTIVE' },
    ]);
  });

  it('works once; the same form sent again gets the same reply', async () => {
    const email = await signUp();
    const token = await tokenOf(email);
    const visitor = shop.visitor();
    const form = { ...(await formOf(visitor, confirmPaths.es)), token };
    const twice = [await confirm(visitor, form), await confirm(visitor, form)];
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const later = await visitor.postJson('/api/confirm-account', { path: confirmPaths.es, token });
    expect(await codesOf(later)).toEqual([['tokenEnded', 'page']]);
  });

  it('works only for the purpose of its mail', async () => {
    const email = await signUp();
    const ofSignUp = await tokenOf(email);
    await forget(email);
    const ofForgot = await tokenOf(email);
    const visitor = shop.visitor();
    const wrong = [
      await visitor.postJson('/api/confirm-account', { path: confirmPaths.es, token: ofForgot }),
      await visitor.postJson('/api/choose-password', {
        path: choosePaths.es,
        token: ofSignUp,
        password: another,
      }),
    ];
    for (const response of wrong) expect(await codesOf(response)).toEqual([['tokenEnded', 'page']]);
    expect((await confirm(visitor, { token: ofSignUp })).status).toBe(303);
  });

  it('of the wrong format reaches no backend', async () => {
    shop.sandbox.faults.add({ api: 'users', mode: 'down' });
    for (const token of ['a-token', 'x'.repeat(5_000)]) {
      const fields = { path: confirmPaths.es, token };
      const response = await shop.visitor().postJson('/api/confirm-account', fields);
      expect(await codesOf(response)).toEqual([['tokenEnded', 'page']]);
    }
  });

  it.each([
    ['too short', '1234567', 'passwordShort'],
    ['easy to guess', 'LagunaNacar1', 'passwordWeak'],
  ] as const)('stays valid when the password is %s', async (_, weak, code) => {
    const email = await signUp();
    await forget(email);
    const token = await tokenOf(email);
    const visitor = shop.visitor();
    const response = await choose(visitor, { token, password: weak });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(errorText(code, 'es'));
    expect(html).toContain('name="token"');
    expect(html).not.toContain(token);
    expect(html).not.toContain(weak);
    expect((await choose(visitor, { token, password: another })).status).toBe(303);
  });

  it('stays valid while the users API is down and when its reply is lost', async () => {
    const email = await signUp();
    const visitor = shop.visitor();
    const form = { ...(await formOf(visitor, confirmPaths.es)), token: await tokenOf(email) };
    shop.sandbox.faults.add({ api: 'users', mode: 'down' });
    const away = await visitor.postJson('/api/confirm-account', form);
    expect(await codesOf(away)).toEqual([['generic', 'page']]);
    shop.sandbox.faults.clear();
    shop.sandbox.faults.add({ api: 'users', mode: 'dropAfterCommit', times: 1 });
    await confirm(visitor, form);
    expect((await confirm(visitor, form)).status).toBe(303);
    expect((await logIn(visitor, email, password)).reply.kind).toBe('done');
  });
});

describe('a new password', () => {
  it('ends the session of this browser', async () => {
    const email = await signUp();
    const visitor = shop.visitor();
    await confirm(visitor, { token: await tokenOf(email) });
    await enter(visitor, email);
    await forget(email);
    const fields = { path: choosePaths.es, token: await tokenOf(email), password: another };
    expect((await visitor.postJson('/api/choose-password', fields)).status).toBe(200);
    expect((await userInfo(visitor)).status).toBe('noauth');
    expect(visitor.cookie('__Host-sid')).toBeUndefined();
  });

  it('leaves the session alone when refused', async () => {
    const visitor = shop.visitor();
    await signIn(visitor);
    await choose(visitor, { token: foreign, password: another });
    expect((await userInfo(visitor)).status).toBe('auth');
  });

  it('opens an account that was never confirmed', async () => {
    await forget(emma, 'en');
    await choose(shop.visitor(), { token: await tokenOf(emma), password: another });
    expect((await logIn(shop.visitor(), emma, another)).reply.kind).toBe('done');
  });

  it('takes over an account that another person registered', async () => {
    const email = `eva.${(people += 1)}@mail.example`;
    const person = { firstName: 'Eva', lastName: 'Luna', email, country: 'MX' };
    for (const typed of ['of a stranger', password])
      await shop.visitor().postJson('/api/sign-up', {
        path: '/pt/auth/',
        next: '',
        ...person,
        password: typed,
      });
    const link = await lastLinkTo(shop.sandbox, email);
    expect(link.pathname).toBe(choosePaths.pt);
    await choose(shop.visitor(), { token: tokenIn(link), password: another });
    expect((await logIn(shop.visitor(), email, another)).reply.kind).toBe('done');
  });
});

async function enter(visitor: Visitor, email: string): Promise<void> {
  const fields = { path: '/es/auth/', next: '', email, password };
  expect((await visitor.postForm('/api/sign-in', fields)).status).toBe(303);
}
