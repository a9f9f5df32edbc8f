import { errorText, type Language, languageOf } from '@shop/domain';
import { startIdentityProvider } from '@shop/test/fake-identity-provider';
import { userInfo } from '@shop/test/sign-in';
import { pathOf, signInSocially, start, startShopAt } from '@shop/test/social-sign-in';
import type { Visitor } from '@shop/test/visitor';
import { createSeal } from '../../apps/bff/src/visit/seal.js';

const provider = await startIdentityProvider({ clientSecret: 'client-secret-of-the-tests' });
const shop = await startShopAt(provider);
afterEach(() => provider.reset());
afterAll(async () => {
  await shop.stop();
  await provider.stop();
});
/** Changes what the browser brings back from the provider. */
type Change = (url: URL, visitor: Visitor) => unknown;

const set =
  (name: string, value: string): Change =>
  (url) =>
    url.searchParams.set(name, value);
const failedWith =
  (error: string, more: Readonly<Record<string, string>> = {}): Change =>
  (url) => {
    url.searchParams.delete('code');
    for (const [name, value] of Object.entries({ error, ...more }))
      url.searchParams.set(name, value);
  };

const signInCookies = (visitor: Visitor) =>
  visitor.cookieNames.filter((name) => name.startsWith('__Host-sign_in_'));

/** A correctly sealed transaction of this browser, eleven minutes old. */
const elevenMinutesOld: Change = (_, visitor) => {
  const seal = createSeal(['a-session-secret-of-the-tests-of-32-characters']);
  const [name = ''] = signInCookies(visitor);
  const purpose = name.slice('__Host-'.length);
  const kept = JSON.parse(seal.open(visitor.cookie(name) ?? '', purpose) ?? '{}');
  visitor.setCookie(
    name,
    seal.close(JSON.stringify({ ...kept, begunAt: kept.begunAt - 660_000 }), purpose),
  );
};

const tampered: Change = (_, visitor) => {
  const [name = ''] = signInCookies(visitor);
  const value = visitor.cookie(name) ?? '';
  visitor.setCookie(
    name,
    `${value.slice(0, 40)}${value[40] === 'A' ? 'B' : 'A'}${value.slice(41)}`,
  );
};

const ofAnother: Change = async (url) => {
  const other = new URL(provider.callbackFor(await start(shop.visitor())));
  url.searchParams.set('state', other.searchParams.get('state') ?? '');
};

const codeOfAnother: Change = async (url) => {
  url.searchParams.set('code', provider.codeFor(await start(shop.visitor())));
};

const usedUpWithItsCookie: Change = async (url, visitor) => {
  const kept = signInCookies(visitor).map((name) => [name, visitor.cookie(name) ?? ''] as const);
  await visitor.get(pathOf(url.href));
  await visitor.postForm('/user-logout/', { path: '/es/' });
  for (const [name, value] of kept) visitor.setCookie(name, value);
};
const fiveMoreTabs: Change = async (_, visitor) => {
  for (let tab = 0; tab < 5; tab += 1) await start(visitor);
};

interface Case {
  readonly name: string;
  readonly change?: Change;
  readonly arrange?: () => unknown;
  readonly status: number;
}

// contracts/code-flow.test.ts covers which replies of the provider are refused.
const refusals: readonly Case[] = [
  { name: 'no state', change: (url) => url.searchParams.delete('state'), status: 403 },
  { name: 'a state of another browser', change: ofAnother, status: 403 },
  { name: 'a state that is used up', change: usedUpWithItsCookie, status: 403 },
  { name: 'a state of eleven minutes ago', change: elevenMinutesOld, status: 403 },
  { name: 'a cookie that was tampered with', change: tampered, status: 403 },
  { name: 'a sixth tab, which ends the first', change: fiveMoreTabs, status: 403 },
  { name: 'another issuer', change: set('iss', 'https://evil.example'), status: 403 },
  { name: 'a code of another sign-in', change: codeOfAnother, status: 502 },
  {
    name: 'a failure with a text',
    change: failedWith('invalid_scope', { error_description: '<script>canary()</script>' }),
    status: 502,
  },
  {
    name: 'an id_token of another sign-in',
    arrange: () => void (provider.knobs.claims = (all) => ({ ...all, nonce: 'another' })),
    status: 502,
  },
];

describe('a provider return with', () => {
  it.each(refusals)('$name creates no session', async ({ change, arrange, status }) => {
    const visitor = shop.visitor();
    await arrange?.();
    const url = new URL(provider.callbackFor(await start(visitor)));
    await change?.(url, visitor);
    const response = await visitor.get(pathOf(url.href));
    const html = await response.text();
    expect([response.status, (await userInfo(visitor)).status]).toEqual([status, 'noauth']);
    expect(html).not.toMatch(/canary|evil\.example|access-|refresh-/);
    await expectNo(html, visitor, url.searchParams.get('state') ? ['es', 'en'] : ['en']);
  });
});

/** A refused return leads to a page that says so; its address reveals nothing of the provider. */
async function expectNo(html: string, visitor: Visitor, languages: readonly Language[]) {
  const to = (/content="0;url=([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const way = /^\/(es|en|pt)\/auth\/\?(?:next=[^&]+&)?told=(failed|cookies)$/;
  const [, language, told] = way.exec(to) ?? [];
  expect(languages).toContain(language);
  const page = await (await visitor.get(to)).text();
  const code = told === 'cookies' ? 'cookiesNeeded' : 'GENERAL_ERROR';
  expect(page).toContain(errorText(code, languageOf(to) ?? 'en'));
}

const successes: readonly Case[] = [
  { name: 'all as it is', status: 200 },
  {
    name: 'a profile that can’t be had, by the name of the proof',
    arrange: () => (provider.knobs.userinfo = 500),
    status: 200,
  },
  {
    name: 'somebody else’s answer in between',
    change: (_, visitor) => visitor.get('/sign-in/callback/?code=1&state=junk'),
    status: 200,
  },
];

it('starts no sign-in for another site', async () => {
  const visitor = shop.visitor({ 'sec-fetch-site': 'cross-site' });
  const reply = await visitor.get('/sign-in/start/?network=google&next=/es/');
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/es\/auth\//),
  ]);
  expect(visitor.cookieNames).toEqual([]);
});

describe('a provider return with', () => {
  it.each(successes)('$name signs in', async ({ change, arrange, status }) => {
    const visitor = shop.visitor({ 'sec-ch-ua-mobile': '?0' });
    await arrange?.();
    const url = new URL(provider.callbackFor(await start(visitor)));
    await change?.(url, visitor);
    const response = await visitor.get(pathOf(url.href));
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain('content="0;url=/es/mi-cuenta/"');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await userInfo(visitor)).toMatchObject({
      status: 'auth',
      isSocial: true,
      userName: 'Ana Ruiz',
      email: 'ana@mail.example',
      sId: '',
      gxToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('a network shows it on the account page', async () => {
    const visitor = shop.visitor();
    await signInSocially(visitor, provider, 'apple');
    expect((await visitor.look('account', '/es/mi-cuenta/')).view.network).toBe('apple');
  });

  it('two tabs signs in twice', async () => {
    const visitor = shop.visitor();
    const [first, second] = [await start(visitor, 'google'), await start(visitor, 'apple')];
    for (const tab of [first, second]) {
      const response = await visitor.get(pathOf(provider.callbackFor(tab)));
      expect([response.status, (await userInfo(visitor)).status]).toEqual([200, 'auth']);
    }
  });

  it('the back button keeps the session', async () => {
    const visitor = shop.visitor();
    const back = pathOf(provider.callbackFor(await start(visitor)));
    await visitor.get(back);
    expect((await visitor.get(back)).status).toBe(403);
    expect((await userInfo(visitor)).status).toBe('auth');
  });

  it('two requests at a time signs in once', async () => {
    const visitor = shop.visitor();
    const back = pathOf(provider.callbackFor(await start(visitor)));
    const answers = await Promise.all([visitor.get(back), visitor.get(back), visitor.get(back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('a denial by the visitor goes back to the sign-in page without an error', async () => {
    const visitor = shop.visitor();
    const url = new URL(provider.callbackFor(await start(visitor)));
    failedWith('access_denied')(url, visitor);
    const html = await (await visitor.get(pathOf(url.href))).text();
    expect(html).toContain('content="0;url=/es/auth/"');
    expect((await userInfo(visitor)).status).toBe('noauth');
  });

  it('a form body is ignored', async () => {
    const visitor = shop.visitor();
    const url = new URL(provider.callbackFor(await start(visitor)));
    const fields = Object.fromEntries(url.searchParams);
    expect((await visitor.postForm('/sign-in/callback/', fields)).status).toBe(404);
    expect((await userInfo(visitor)).status).toBe('noauth');
  });
});

it('shows the failure page when the token endpoint fails, and the next sign-in works', async () => {
  const visitor = shop.visitor();
  provider.knobs.tokenFault = 'error 500 with a body';
  const response = await signInSocially(visitor, provider);
  expect(response.status).toBe(502);
  await expectNo(await response.text(), visitor, ['es']);
  expect((await userInfo(visitor)).status).toBe('noauth');
  provider.reset();
  expect((await signInSocially(visitor, provider)).status).toBe(200);
});

it('reports a provider outage before it redirects the visitor', async () => {
  const away = await startIdentityProvider({ clientSecret: 'client-secret-of-the-tests' });
  const alone = await startShopAt(away);
  await away.stop();
  const visitor = alone.visitor();
  const response = await visitor.get('/sign-in/start/?network=google&next=/pt/');
  expect(response.status).toBe(502);
  await expectNo(await response.text(), visitor, ['pt']);
  await alone.stop();
});

describe('a session of a network', () => {
  it('is identified by its cookie, with or without its own token, and rejects another token', async () => {
    const visitor = shop.visitor();
    await signInSocially(visitor, provider);
    const { gxToken } = await userInfo(visitor);
    const told = async (authorization: string) => {
      const response = await visitor.get('/user-info-social/', { authorization });
      return ((await response.json()) as { status: string }).status; // as: the call's own promise
    };
    expect(gxToken).not.toBe('');
    expect(await told(`Bearer ${gxToken}`)).toBe('auth');
    expect(await told(`bearer ${gxToken}`)).toBe('auth');
    expect(await told('Basic YW5hOmEtZG9vcg==')).toBe('auth');
    expect(await told('Bearer made-up')).toBe('noauth');
    expect((await userInfo(visitor, '/user-info-social/')).status).toBe('auth');
  });

  it('renews its tokens once across all copies of the shop', async () => {
    const other = await startShopAt(provider, { DATABASE_URL: shop.databaseUrl });
    const visitor = shop.visitor();
    provider.knobs.lifetime = 1;
    await signInSocially(visitor, provider);
    provider.reset();
    provider.knobs.refreshMs = 500;
    const elsewhere = other.visitor();
    elsewhere.setCookie('__Host-sid', visitor.cookie('__Host-sid') ?? '');
    const before = provider.callsOf('token').length;
    const everywhere = Array.from({ length: 16 }, () => [visitor, elsewhere]).flat();
    const asked = everywhere.map((one) => userInfo(one, '/user-info-social/'));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['auth']));
    expect((await userInfo(visitor, '/user-info-social/')).status).toBe('auth');
    expect((await userInfo(elsewhere, '/user-info-social/')).status).toBe('auth');
    expect(provider.callsOf('token').length - before).toBe(1);
    await other.stop();
  }, 30_000);

  it('ends when the provider revokes it', async () => {
    const visitor = shop.visitor();
    provider.knobs.lifetime = 1;
    await signInSocially(visitor, provider);
    provider.knobs.refresh = { status: 400, body: { error: 'invalid_grant' } };
    expect((await userInfo(visitor)).status).toBe('noauth');
    provider.reset();
    expect((await userInfo(visitor)).status).toBe('noauth');
  });

  it('survives a short provider outage', async () => {
    const visitor = shop.visitor();
    provider.knobs.lifetime = 1;
    await signInSocially(visitor, provider);
    provider.knobs.refresh = { status: 503, body: {} };
    expect((await userInfo(visitor)).userName).toBe('Ana Ruiz');
    provider.reset();
    expect((await userInfo(visitor)).status).toBe('auth');
  });

  it('revokes its tokens on sign-out', async () => {
    const visitor = shop.visitor();
    await signInSocially(visitor, provider);
    const before = provider.callsOf('revoke').length;
    await visitor.postForm('/user-logout/', { path: '/es/' });
    await expectSoon(() => provider.callsOf('revoke').length - before, 2);
  });

  it('stays ended when a renewal was in flight at sign-out', async () => {
    const visitor = shop.visitor();
    provider.knobs.lifetime = 1;
    await signInSocially(visitor, provider);
    const sid = visitor.cookie('__Host-sid') ?? '';
    const renewals = [1, 2, 3].map(() => userInfo(visitor));
    await Promise.all([...renewals, visitor.postForm('/user-logout/', { path: '/es/' })]);
    const thief = shop.visitor();
    thief.setCookie('__Host-sid', sid);
    expect((await userInfo(thief)).status).toBe('noauth');
  });
});

async function expectSoon(count: () => number, expected: number): Promise<void> {
  for (let turn = 0; turn < 200 && count() < expected; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(count()).toBe(expected);
}
