import { Backend, HttpUsersGateway } from '@shop/adapters/http';
import { MemoryReporter } from '@shop/adapters/memory';
import { OidcProvider } from '@shop/adapters/oauth';
import { SystemClock } from '@shop/adapters/system';
import { isEmail, socialNetworks, type SocialTokens } from '@shop/domain';
import { lastLinkTo, tokenIn } from '@shop/test/mails';
import { startSignInApp } from '@shop/test/sign-in-app';
import { startSandbox } from '@shop/test/start-sandbox';

const publicOrigin = 'http://shop.example:3000';
const sandbox = await startSandbox({ publicOrigin });
const { identityIssuer: issuer, oauth, content } = sandbox;
const reporter = new MemoryReporter();

function backendOf(name: string, baseUrl: string, authorization?: string) {
  return new Backend({
    name,
    baseUrl,
    ...(authorization && { headers: { authorization } }),
    deadlineMs: 5000,
    concurrency: 8,
    queue: 8,
    report: reporter,
  });
}

const identityWay = backendOf('identity', `${new URL(issuer).origin}/`);
const usersWay = backendOf('users', sandbox.usersUrl, `Bearer ${sandbox.tokens.users}`);
const callbackUrl = `${publicOrigin}/sign-in/callback/`;
const scopes = ['phone', 'email', 'profile', 'openid', 'admin'];
const settings = { issuer, ...oauth, scopes, callbackUrl };
const provider = new OidcProvider(identityWay, settings, new SystemClock(), reporter);
const users = new HttpUsersGateway({ login: usersWay, lookups: usersWay });
const app = await startSignInApp(provider, () => settings);
afterAll(async () => {
  await app.stop();
  await Promise.all([identityWay.stop(), usersWay.stop()]);
  await sandbox.stop();
});

/** A browser at the provider: follows it to its page, presses a button, up to the shop's address. */
async function walk(start: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies.values()].join('; ');
    const reply = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return reply;
  };
  let at = start;
  let reply = await ask(at);
  for (let isPressed = false; !at.startsWith(callbackUrl);) {
    const to = reply.headers.get('location');
    if (!to && isPressed) throw new Error(`${reply.status} ${await reply.text()}`);
    isPressed ||= !to;
    at = to ? new URL(to, at).href : at;
    if (at.startsWith(callbackUrl)) return at;
    reply = await ask(at, to ? {} : { method: 'POST', body: new URLSearchParams(fields) });
  }
  return at;
}

const hints = { facebook: 'Facebook', google: 'Google', apple: 'SignInWithApple' } as const;

async function signIn(network: (typeof socialNetworks)[number], index = 0) {
  const person = sandbox.identity.people.filter((each) => each.network === hints[network])[index];
  if (!person) throw new Error(`nobody at ${network}`);
  const back = new URL(await walk(await app.start({ network }), { person: person.id }));
  const ended = await app.callback(back.search);
  if (ended.kind !== 'in') throw new Error(JSON.stringify(ended));
  return { person, signIn: ended.signIn };
}

describe('the identity provider of the sandbox', () => {
  it.each(socialNetworks)('signs in by %s, and knows the profile', async (network) => {
    const { person, signIn: done } = await signIn(network);
    const { profile, tokens } = done.identity;
    const { firstName, lastName, email } = person;
    expect(profile).toEqual({ subject: person.id, firstName, lastName, email: email ?? '' });
    expect(await provider.profile(tokens)).toEqual({ kind: 'ok', answer: profile });
  });

  it('tells of a visitor who said no', async () => {
    const back = new URL(await walk(await app.start(), { cancel: 'yes' }));
    const refusal = { reason: 'denied' };
    expect(await app.callback(back.search)).toMatchObject({ kind: 'refused', refusal });
  });

  it('signs in after its keys have changed', async () => {
    await signIn('google');
    await sandbox.identity.rotateKeys();
    const { signIn: done } = await signIn('google');
    expect(await provider.profile(done.identity.tokens)).toMatchObject({ kind: 'ok' });
  });

  it('renews tokens once each, and takes them back', async () => {
    const { signIn: done } = await signIn('google');
    const renewed = await provider.refresh(done.identity.tokens);
    if (renewed.kind !== 'ok') throw new Error(renewed.kind);
    const { tokens }: { tokens: SocialTokens } = renewed;
    expect(await provider.profile(tokens)).toMatchObject({ kind: 'ok' });
    await provider.revoke(tokens);
    expect(await provider.profile(tokens)).toEqual({ kind: 'unknown' });
    expect(await provider.refresh(tokens)).toEqual({ kind: 'ended' });
    expect(reporter.reports).toEqual([]);
  });
});

describe('the users API of the sandbox', () => {
  const { accounts, password } = content.people;

  it('lets everybody of the demo in who is confirmed, and tells coupons and purchases', async () => {
    let told = 0;
    for (const { email } of accounts) {
      const done = await users.logIn({ email, password });
      if (done.kind !== 'in') continue;
      const coupons = await users.coupons(done.user, 'es');
      const purchases = await users.purchasesWithCoupon(email, done.user.gxToken);
      expect([coupons.kind, purchases.kind]).toEqual(['ok', 'ok']);
      if (coupons.kind === 'ok') told += coupons.answer.length;
    }
    expect(told).toBeGreaterThanOrEqual(6);
    expect(reporter.reports).toEqual([]);
  });

  it('refuses what it has to', async () => {
    const [first] = accounts;
    const email = first?.email ?? '';
    const wrong = await users.logIn({ email, password: 'not this one' });
    expect(wrong).toEqual({ kind: 'refused', code: 'INCORRECT_LOGIN' });
    const eva = { firstName: 'Eva', lastName: 'Luna', country: 'MX', password: 'a password' };
    const taken = await users.register({ ...eva, email }, 'es', 'key-1');
    expect(taken).toEqual({ kind: 'refused', code: 'USER_ALREADY_EXISTS' });
    const fresh = { ...eva, email: 'eva.luna@mail.example' };
    expect(await users.register(fresh, 'es', 'key-2')).toEqual({ kind: 'done' });
    expect(await users.logIn(fresh)).toEqual({ kind: 'refused', code: 'USER_INACTIVE' });
    expect(await users.forgot(email, 'pt')).toEqual({ kind: 'ok', answer: true });
  });

  it('confirms an account and takes another password by the tokens of its mails, once', async () => {
    const eva = { firstName: 'Eva', lastName: 'Luna', country: 'MX', password: 'a password' };
    const fresh = { ...eva, email: 'eva.token@mail.example' };
    await users.register(fresh, 'es', 'key-3');
    const token = tokenIn(await lastLinkTo(sandbox, fresh.email));
    expect(await users.confirm(token, 'key-4')).toEqual({ kind: 'done' });
    expect(await users.confirm(token, 'key-4')).toEqual({ kind: 'done' });
    expect(await users.confirm(token, 'key-5')).toEqual({ kind: 'ended' });
    expect((await users.logIn(fresh)).kind).toBe('in');
    await users.forgot(fresh.email, 'es');
    const chosen = { token: tokenIn(await lastLinkTo(sandbox, fresh.email)), password: 'another' };
    expect(await users.choosePassword(chosen, 'key-6')).toMatchObject({ kind: 'failed' });
    const longer = { ...chosen, password: 'another password' };
    expect(await users.choosePassword(longer, 'key-7')).toEqual({ kind: 'done' });
    expect(await users.choosePassword(longer, 'key-8')).toEqual({ kind: 'ended' });
    expect((await users.logIn({ ...fresh, password: longer.password })).kind).toBe('in');
  });

  it('tells purchases by an access token of the identity provider', async () => {
    const { person, signIn: done } = await signIn('google');
    expect(isEmail(person.email ?? '')).toBe(true);
    const { access } = done.identity.tokens;
    const told = await users.purchasesWithCoupon(person.email ?? '', access);
    expect(told).toMatchObject({ kind: 'ok' });
    const other = accounts.find(({ email }) => email !== person.email);
    const others = await users.purchasesWithCoupon(other?.email ?? '', access);
    expect(others).toEqual({ kind: 'failed', reason: 'rejected' });
  });
});
