import { createHash, randomBytes } from 'node:crypto';
import { startSandbox } from '@shop/test/start-sandbox';
import { z } from 'zod';
import { callsOf } from './support/sandbox-calls.js';

const publicOrigin = 'http://shop.example:3000';
const callback = `${publicOrigin}/sign-in/callback/`;
const sandbox = await startSandbox({ publicOrigin });
const { identityIssuer: issuer, oauth } = sandbox;
const { people } = sandbox.identity;
afterEach(() => {
  sandbox.faults.clear();
  sandbox.identity.shorten();
});

/** A browser without scripts: keeps cookies by path and stops at every redirect. */
class Browser {
  private readonly jar = new Map<string, { readonly path: string; readonly pair: string }>();

  async go(address: string, init: RequestInit = {}) {
    const url = new URL(address, issuer);
    const cookies = [...this.jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, Cookie: cookies.map(({ pair }) => pair).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/';
      this.jar.set(`${pair.split('=')[0]} ${path}`, { path, pair });
    }
    const to = response.headers.get('Location') ?? '';
    return { status: response.status, to, headers: response.headers, text: await response.text() };
  }

  /** Follows redirects up to a page or another origin. */
  async follow(address: string, init: RequestInit = {}) {
    let reply = await this.go(address, init);
    let at = address;
    while (reply.to && new URL(reply.to, issuer).origin === new URL(issuer).origin) {
      at = reply.to;
      reply = await this.go(at, { headers: init.headers });
    }
    return { ...reply, at };
  }
}

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const startAddress = (verifier: string, differs: Readonly<Record<string, string>> = {}) =>
  `${issuer}/auth?${new URLSearchParams({
    client_id: oauth.clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'phone email profile openid admin',
    state: 'state-of-the-tests',
    nonce: 'nonce-of-the-tests',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    identity_provider: 'Google',
    ...differs,
  })}`;

const press = (browser: Browser, at: string, fields: Readonly<Record<string, string>>) =>
  browser.follow(at, { method: 'POST', body: new URLSearchParams(fields) });

const answer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
});

async function asClient(path: string, fields: Readonly<Record<string, string>>) {
  const client = { client_id: oauth.clientId, client_secret: oauth.clientSecret };
  const response = await fetch(issuer + path, {
    method: 'POST',
    body: new URLSearchParams({ ...client, ...fields }),
  });
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  return { status: response.status, body };
}

const change = (code: string, verifier: string) =>
  asClient('/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: callback,
  });
const refresh = (token: string) =>
  asClient('/token', { grant_type: 'refresh_token', refresh_token: token });
const userinfo = async (token: string) => {
  const response = await fetch(`${issuer}/me`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
};

/** Signs a demonstration person in; returns the authorisation code. */
async function codeFor(person: string, verifier: string, browser = new Browser()) {
  const page = await browser.follow(startAddress(verifier));
  const back = await press(browser, page.at, { person });
  const { searchParams } = new URL(back.to);
  return searchParams.get('code') ?? '';
}

async function tokensFor(person: string) {
  const verifier = newVerifier();
  const { body } = await change(await codeFor(person, verifier), verifier);
  return answer.parse(body);
}

describe.each([
  { network: 'Facebook', name: 'Facebook' },
  { network: 'Google', name: 'Google' },
  { network: 'SignInWithApple', name: 'Apple' },
])('signing in with $name', ({ network, name }) => {
  const offered = people.filter((person) => person.network === network);

  it('offers three people: one without email, one with a multi-word last name', async () => {
    const verifier = newVerifier();
    const page = await new Browser().follow(startAddress(verifier, { identity_provider: network }));
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Continue with ${name}`);
    const buttons = [...page.text.matchAll(/name="person" value="([^"]+)"/g)].map(([, id]) => id);
    expect(buttons).toEqual(offered.map(({ id }) => id));
    expect(buttons).toHaveLength(3);
    expect(offered.some(({ email }) => !email)).toBe(true);
    expect(offered.some(({ lastName }) => lastName.includes(' '))).toBe(true);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['an unknown network', { identity_provider: 'MySpace' }],
    ['no network', { identity_provider: '' }],
  ])('offers all people for %s', async (_, differs) => {
    const page = await new Browser().follow(startAddress(newVerifier(), differs));
    expect([...page.text.matchAll(/name="person"/g)]).toHaveLength(people.length);
  });

  it.each([
    ['es', { ui_locales: 'es-MX en' }, 'pt'],
    ['pt', { ui_locales: 'fr pt-BR' }, 'es'],
    ['pt', {}, 'pt-BR,pt;q=0.9'],
    ['en', {}, 'fr'],
  ])(
    'speaks %s when asked for %j with the browser set to %s',
    async (language, differs, accepted) => {
      const page = await new Browser().follow(startAddress(newVerifier(), differs), {
        headers: { 'Accept-Language': accepted },
      });
      expect(page.text).toContain(`<html lang="${language}-`);
    },
  );

  it('runs no scripts, and its form may redirect to the shop', async () => {
    const page = await new Browser().follow(startAddress(newVerifier()));
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${publicOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('belongs to one browser', async () => {
    const page = await new Browser().follow(startAddress(newVerifier()));
    const other = await press(new Browser(), page.at, { person: 'google-ana' });
    expect(other).toMatchObject({ status: 410, to: '' });
  });

  it('asks again for an unknown person', async () => {
    const browser = new Browser();
    const page = await browser.follow(startAddress(newVerifier()));
    expect((await press(browser, page.at, { person: 'unknown' })).status).toBe(422);
  });

  it('asks each time, so that another person may sign in', async () => {
    const browser = new Browser();
    for (const person of ['google-ana', 'google-tom']) {
      const verifier = newVerifier();
      const { body } = await change(await codeFor(person, verifier, browser), verifier);
      const { access_token: token } = answer.parse(body);
      expect((await userinfo(token)).body.sub).toBe(person);
    }
  });

  it('works in two tabs', async () => {
    const [browser, one, other] = [new Browser(), newVerifier(), newVerifier()];
    const pages = [
      await browser.follow(startAddress(one)),
      await browser.follow(startAddress(other)),
    ];
    for (const { at } of pages) {
      const back = await press(browser, at, { person: 'google-ana' });
      expect(new URL(back.to).searchParams.get('code')).toBeTruthy();
    }
  });
});

describe('an authorization code', () => {
  it('works once, and a replay revokes its tokens', async () => {
    const verifier = newVerifier();
    const code = await codeFor('google-ana', verifier);
    const { access_token: token } = answer.parse((await change(code, verifier)).body);
    expect(await change(code, verifier)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await userinfo(token)).status).toBe(401);
  });

  it('is useless without its verifier', async () => {
    const code = await codeFor('google-ana', newVerifier());
    expect(await change(code, newVerifier())).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('is useless without the client secret', async () => {
    const verifier = newVerifier();
    const code = await codeFor('google-ana', verifier);
    const reply = await asClient('/token', {
      client_secret: 'x'.repeat(40),
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    });
    expect(reply).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });
});

describe('the start of a sign-in', () => {
  it.each([
    ['another shop', { redirect_uri: 'https://evil.example/sign-in/callback/' }],
    ['another page of the shop', { redirect_uri: `${publicOrigin}/` }],
    ['an unknown client', { client_id: 'unknown' }],
  ])('sends no browser to %s', async (_, differs) => {
    const page = await new Browser().follow(startAddress(newVerifier(), differs), {
      headers: { Accept: 'text/html', 'Accept-Language': 'es' },
    });
    expect(page).toMatchObject({ status: 400, to: '' });
    expect(page.text).toContain('No pudimos seguir');
    expect(page.text).not.toContain('evil.example');
  });

  it.each([
    ['PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['S256', { code_challenge: newVerifier(), code_challenge_method: 'plain' }],
  ])('needs %s', async (_, differs) => {
    const { to } = await new Browser().follow(startAddress(newVerifier(), differs));
    expect(new URL(to).searchParams.get('error')).toBe('invalid_request');
  });
});

describe('tokens', () => {
  it('can be made short-lived', async () => {
    sandbox.identity.shorten(1);
    expect((await tokensFor('google-ana')).expires_in).toBe(1);
  });

  it('are issued to a sign-in in progress while the keys rotate', async () => {
    const verifier = newVerifier();
    const browser = new Browser();
    const page = await browser.follow(startAddress(verifier));
    await sandbox.identity.rotateKeys();
    const back = await press(browser, page.at, { person: 'google-ana' });
    const code = new URL(back.to).searchParams.get('code') ?? '';
    expect((await change(code, verifier)).status).toBe(200);
  });
});

describe('an access token at the users backend', () => {
  const users = callsOf(sandbox, 'users');
  const purchases = (email: string, token: string) =>
    users('POST', '/user/purchases-with-coupon', {
      body: { email },
      headers: { Authorization: `Bearer ${token}` },
    });

  it.each([
    ['of another email address', 'facebook-lucia'],
    ['of a person without an email address', 'google-tom'],
  ])('is refused when it is %s', async (_, person) => {
    const { access_token: token } = await tokensFor(person);
    expect((await purchases('ana.ruiz@correo.example', token)).status).toBe(401);
  });
});

it('triggers a fault when configured', async () => {
  sandbox.faults.add({ api: 'identity', path: '/token', mode: 'down', times: 1 });
  expect((await refresh('x')).status).toBe(503);
  expect((await refresh('x')).status).toBe(400);
});
