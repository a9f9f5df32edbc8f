import { errorText, type Language } from '@shop/domain';
import { lastLinkTo, tokenIn } from '@shop/test/mails';
import { ana, joao, password, signIn, userInfo } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

// Two copies of the shop on one database; passwords change here.
const shop = await startBff();
const copy = await startBff(
  {},
  {
    DATABASE_URL: shop.databaseUrl,
    USERS_API_URL: shop.sandbox.usersUrl,
    USERS_API_TOKEN: shop.sandbox.tokens.users,
  },
);
afterAll(async () => {
  await copy.stop();
  await shop.stop();
});

const accounts = { es: '/es/mi-cuenta/', en: '/en/my-account/', pt: '/pt/minha-conta/' } as const;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function sessionsOf(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('account', accounts[language]);
  return view.sessions.kind === 'shown' ? view.sessions.list : [];
}

const end = (visitor: Visitor, session: string) =>
  visitor.postForm('/api/end-session', { path: accounts.es, session });

/** The notice on the page that a form redirects to. */
async function noticeAfter(visitor: Visitor, { headers }: Response) {
  const { frame } = await visitor.see(headers.get('location') ?? '');
  return frame.notice;
}

const statusOf = async (visitor: Visitor) => (await userInfo(visitor)).status;

async function signedIn(email: string, where = shop, userAgent = windows): Promise<Visitor> {
  const visitor = where.visitor({ 'user-agent': userAgent });
  await signIn(visitor, email);
  return visitor;
}

it('lists where the account is signed in, and ends one session in every copy of the shop', async () => {
  const here = await signedIn(ana);
  const phone = await signedIn(ana, copy, iphone);
  const stranger = await signedIn(joao, copy);
  const listed = await sessionsOf(here);
  expect(listed.map(({ device, isHere }) => [device, isHere])).toEqual([
    ['Chrome en Windows', true],
    ['Safari en iPhone', false],
  ]);
  expect((await sessionsOf(here, 'pt'))[1]?.device).toBe('Safari no iPhone');
  const [own, other] = listed.map(({ handle }) => handle);
  // Neither another account's session nor the current one ends this way.
  await end(stranger, other ?? '');
  await end(here, own ?? '');
  expect(await Promise.all([here, phone, stranger].map(statusOf))).toEqual([
    'auth',
    'auth',
    'auth',
  ]);
  const told = await end(here, other ?? '');
  expect(told.status).toBe(303);
  expect(await noticeAfter(here, told)).toBe('Se cerró la sesión en el otro dispositivo');
  expect(await Promise.all([here, phone, stranger].map(statusOf))).toEqual([
    'auth',
    'noauth',
    'auth',
  ]);
  expect(await sessionsOf(here)).toHaveLength(1);
});

it('ends all other sessions and drops signed-out ones from the list', async () => {
  const here = await signedIn(joao);
  const [phone, left] = [await signedIn(joao, copy, iphone), await signedIn(joao, copy)];
  await left.postForm('/user-logout/', { path: accounts.es });
  expect(await sessionsOf(here)).toHaveLength(3);
  expect(await noticeAfter(here, await end(here, 'others'))).toContain('los demás dispositivos');
  expect(await Promise.all([here, phone].map(statusOf))).toEqual(['auth', 'noauth']);
  expect(await sessionsOf(here)).toHaveLength(1);
});

it('keeps ten sessions per account: an eleventh ends the least recently used one', async () => {
  const email = 'emma.clark@mail.example';
  await chooseByMail(email, password);
  const first = await signedIn(email);
  for (let others = 0; others < 10; others += 1) await signedIn(email, copy);
  expect(await statusOf(first)).toBe('noauth');
});

it('ends every session when the mailed link resets the password', async () => {
  const [here, phone] = [await signedIn(ana), await signedIn(ana, copy, iphone)];
  const stranger = await signedIn(joao, copy);
  await chooseByMail(ana, 'another password of ana');
  expect(await Promise.all([here, phone, stranger].map(statusOf))).toEqual([
    'noauth',
    'noauth',
    'auth',
  ]);
});

it('leads a password manager to the page that changes the password', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-language', 'pt');
  const { status, headers } = await visitor.get('/.well-known/change-password');
  expect([status, headers.get('location')]).toEqual([302, '/pt/minha-conta/#password']);
  // Password managers request this first, to learn whether the site's 404 is real.
  const absent = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await visitor.get(absent)).status).toBe(404);
});

it('changes a password given the current one, keeps this session and ends all others', async () => {
  const [here, phone] = [await signedIn(joao), await signedIn(joao, copy, iphone)];
  const before = here.cookie('__Host-sid');
  const change = (current: string, chosen: string) =>
    here.postForm('/api/change-password', { path: accounts.es, current, password: chosen });
  const wrong = await (await change('not the password', 'another of joao')).text();
  expect(wrong).toContain(errorText('passwordWrong', 'es'));
  expect(wrong).toMatch(
    /<input[^>]*name="current"[^>]*autofocus|<input[^>]*autofocus[^>]*name="current"/i,
  );
  expect(await (await change(password, 'short')).text()).toContain(
    errorText('passwordShort', 'es'),
  );
  expect(await Promise.all([here, phone].map(statusOf))).toEqual(['auth', 'auth']);
  const changed = await change(password, 'another of joao');
  expect(await noticeAfter(here, changed)).toContain('Cambiaste tu contraseña');
  expect(await Promise.all([here, phone].map(statusOf))).toEqual(['auth', 'noauth']);
  expect(here.cookie('__Host-sid')).not.toBe(before);
  expect(await sessionsOf(here)).toHaveLength(1);
  // The account's own token remains valid.
  expect((await here.look('account', accounts.es)).view.coupons.kind).toBe('shown');
  await change('another of joao', password);
  await signedIn(joao);
});

it('signs this browser out after a password change when it cannot sign in again', async () => {
  const here = await signedIn(joao);
  shop.sandbox.faults.add({ api: 'users', path: '/login', mode: 'down' });
  const changed = await here.postForm('/api/change-password', {
    path: accounts.es,
    current: password,
    password: 'another of joao',
  });
  shop.sandbox.faults.clear();
  expect(changed.headers.get('location')).toContain('/es/auth/');
  expect(await statusOf(here)).toBe('noauth');
  await chooseByMail(joao, password);
});

async function chooseByMail(email: string, chosen: string): Promise<void> {
  const path = '/es/elegir-contrasena/';
  await shop.visitor().postJson('/api/forgot', { path: '/es/forgot/', next: '', email });
  const token = tokenIn(await lastLinkTo(shop.sandbox, email));
  const form = { path, token, password: chosen };
  expect((await shop.visitor().postForm('/api/choose-password', form)).status).toBe(303);
}
