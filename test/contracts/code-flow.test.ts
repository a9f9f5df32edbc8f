import { createHash } from 'node:crypto';
import { Backend } from '@shop/adapters/http';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { CodeFlowStrategy, OidcProvider } from '@shop/adapters/oauth';
import { FixedClock } from '@shop/adapters/system';
import { startIdentityProvider } from '@shop/test/fake-identity-provider';
import { startSignInApp, WaitingSignIns } from '@shop/test/sign-in-app';
import { tokenFaults } from '@shop/test/token-faults';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

const clock = new FixedClock(new Date());
const fake = await startIdentityProvider({ now: () => clock.now() });
const { issuer, clientId, clientSecret, person, knobs } = fake;
const scopes = ['openid', 'profile', 'email', 'phone', 'admin'];
const settingsAt = (origin: string) => ({
  issuer,
  clientId,
  clientSecret,
  scopes,
  callbackUrl: `${origin}/callback/`,
});

const backend = new Backend({
  name: 'identity',
  baseUrl: `${fake.origin}/`,
  deadlineMs: 1000,
  concurrency: 16,
  queue: 16,
  breaker: { calls: 10_000, withinMs: 1000, openMs: 1 },
});
const reporter = new RecordingReporter();
const freshProvider = () =>
  new OidcProvider(backend, settingsAt('http://shop.invalid'), clock, reporter);

// The callback's address is known only after listening; the provider needs it too.
const settings = { ...settingsAt('http://shop.invalid'), callbackUrl: '' };
const provider = new OidcProvider(backend, settings, clock, reporter);
const app = await startSignInApp(provider, (origin) =>
  Object.assign(settings, { callbackUrl: `${origin}/callback/` }),
);
afterAll(async () => {
  await app.stop();
  await backend.stop();
  await fake.stop();
});
beforeEach(() => {
  fake.reset();
  app.transactions.isAway = false;
});

const signIn = async () => app.callback(fake.callbackFor(await app.start()));

const refused = (reason: string) => ({ kind: 'refused', refusal: { reason } });

describe('the start of a sign-in', () => {
  it('sends the browser to the provider with every parameter that binds the reply to it', async () => {
    const url = new URL(await app.start({ network: 'google', language: 'pt' }));
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: `${app.origin}/callback/`,
      scope: scopes.join(' '),
      code_challenge_method: 'S256',
      identity_provider: 'Google',
      ui_locales: 'pt',
    });
    const kept = app.transactions.waiting.get(`ana ${state}`);
    const digest = createHash('sha256')
      .update(kept?.verifier ?? '')
      .digest('base64url');
    expect(code_challenge).toBe(digest);
    expect(nonce).toBe(kept?.nonce);
    for (const text of [state, nonce])
      expect(Buffer.from(text ?? '', 'base64url')).toHaveLength(32);
  });

  it.each([
    ['facebook', 'Facebook'],
    ['google', 'Google'],
    ['apple', 'SignInWithApple'],
  ] as const)('requests %s as %s', async (network, hint) => {
    const url = new URL(await app.start({ network }));
    expect(url.searchParams.get('identity_provider')).toBe(hint);
  });

  it('generates new random values each time', async () => {
    const starts = [await app.start(), await app.start()].map((url) => new URL(url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(starts[0]?.get(name)).not.toBe(starts[1]?.get(name));
  });

  it.each(['?code=1&state=x', '?error=x&error_description=<b>'])(
    'works with any query: %s',
    async (query) => {
      expect(await app.start({}, query)).toContain(`${issuer}/authorize?`);
    },
  );

  it('ends in a refusal while our own store is down', async () => {
    app.transactions.isAway = true;
    expect(JSON.parse(await app.start())).toMatchObject(refused('store'));
  });

  it('needs an absolute return address', () => {
    const relative = { ...settings, callbackUrl: '/callback/' };
    const build = () => new CodeFlowStrategy(provider, relative, new WaitingSignIns());
    expect(build).toThrow('not absolute');
  });
});

describe('provider metadata with faults', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['an issuer with one more slash', { issuer: `${issuer}/` }],
    ['a token endpoint elsewhere', { token_endpoint: 'https://evil.example/token' }],
    ['a userinfo endpoint elsewhere', { userinfo_endpoint: 'http://127.0.0.1:1/userinfo' }],
    ['keys elsewhere', { jwks_uri: 'https://evil.example/keys' }],
    ['a revocation endpoint elsewhere', { revocation_endpoint: 'https://evil.example/revoke' }],
    ['a page that is no page', { authorization_endpoint: 'javascript:alert(1)' }],
    ['a page without encryption', { authorization_endpoint: 'http://evil.example/authorize' }],
    ['no token endpoint', { token_endpoint: undefined }],
  ])('%s: sends no visitor there', async (_, differs) => {
    knobs.document = (document) => ({ ...document, ...differs });
    const odd = await startSignInApp(freshProvider(), settingsAt);
    expect(JSON.parse(await odd.start())).toMatchObject(refused('provider'));
    await odd.stop();
  });

  it('is fetched again, and works once corrected', async () => {
    knobs.document = () => ({});
    const later = freshProvider();
    expect(await later.document()).toBeUndefined();
    fake.reset();
    expect(await later.document()).toMatchObject({ authorizationUrl: `${issuer}/authorize` });
  });

  it('is fetched once by many concurrent sign-ins, and then cached for an hour', async () => {
    const name = '.well-known/openid-configuration';
    const before = fake.callsOf(name).length;
    const fresh = freshProvider();
    await Promise.all(Array.from({ length: 20 }, () => fresh.document()));
    await fresh.document();
    expect(fake.callsOf(name)).toHaveLength(before + 1);
    clock.advance(3_600_000);
    await fresh.document();
    expect(fake.callsOf(name)).toHaveLength(before + 2);
  });
});

describe('a sign-in', () => {
  it('returns the identity, the tokens and the initial parameters', async () => {
    const start = { network: 'apple', next: '/es/cuenta/', remember: true } as const;
    const ended = await app.callback(fake.callbackFor(await app.start(start)));
    expect(ended).toMatchObject({
      kind: 'in',
      signIn: {
        identity: {
          kind: 'social',
          network: 'apple',
          profile: {
            subject: person['sub'],
            firstName: 'Ana',
            lastName: 'Ruiz Vega',
            email: 'ana@mail.example',
          },
          tokens: {
            access: expect.stringMatching(/^access-/),
            refresh: expect.stringMatching(/^refresh-/),
            endsAt: clock.now().getTime() + 3_600_000,
          },
        },
        transaction: start,
      },
    });
  });

  it('requests tokens once, with a form, the secret and the verifier', async () => {
    const before = fake.callsOf('token').length;
    const url = await app.start();
    const state = new URL(url).searchParams.get('state');
    const kept = app.transactions.waiting.get(`ana ${state}`);
    await app.callback(fake.callbackFor(url));
    const asked = fake.callsOf('token').slice(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.type).toBe('application/x-www-form-urlencoded');
    expect(asked[0]?.form).toMatchObject({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: `${app.origin}/callback/`,
      code_verifier: kept?.verifier,
    });
  });

  it('works without a refresh token', async () => {
    knobs.givesRefresh = false;
    const ended = await signIn();
    expect(ended.kind === 'in' && ended.signIn.identity.tokens.refresh).toBeUndefined();
    expect(ended.kind).toBe('in');
  });
});

describe('a quirky token endpoint', () => {
  it.each([
    ['a lifetime written as text', { expires_in: '1800' }, 1800, /^refresh-/],
    ['a lifetime of null', { expires_in: null }, 3600, /^refresh-/],
    ['a refresh token of null', { refresh_token: null }, 3600, /^none$/],
    ['an empty refresh token', { refresh_token: '' }, 3600, /^none$/],
  ])('%s: signs in', async (_, differs, seconds, refresh) => {
    knobs.tokens = (all) => ({ ...all, ...differs });
    const ended = await signIn();
    expect(ended.kind).toBe('in');
    const tokens = ended.kind === 'in' ? ended.signIn.identity.tokens : undefined;
    expect(tokens?.endsAt).toBe(clock.now().getTime() + seconds * 1000);
    expect(tokens?.refresh ?? 'none').toMatch(refresh);
  });
});

describe('a failing token endpoint', () => {
  it.each(tokenFaults)('%s: refuses', async (fault) => {
    knobs.tokenFault = fault;
    expect(await signIn()).toMatchObject(refused('token'));
    fake.reset();
    expect(await signIn()).toMatchObject({ kind: 'in' });
  });

  it('a used code: refuses', async () => {
    const [first, second] = [await app.start(), await app.start()];
    const code = fake.codeFor(first);
    const at = (url: string) => {
      const state = new URL(url).searchParams.get('state') ?? '';
      return `?${new URLSearchParams({ code, state, iss: issuer })}`;
    };
    expect(await app.callback(at(first))).toMatchObject({ kind: 'in' });
    expect(await app.callback(at(second))).toMatchObject(refused('token'));
  });
});

describe('an invalid id_token', () => {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const secret = (text: string) => new TextEncoder().encode(text);

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['no issuer', (claims) => ({ ...claims, iss: undefined })],
    ['for another client', (claims) => ({ ...claims, aud: 'another' })],
    ['for nobody', (claims) => ({ ...claims, aud: undefined })],
    ['for several, made for none', (claims) => ({ ...claims, aud: [clientId, 'another'] })],
    [
      'for several, made for another',
      (claims) => ({ ...claims, aud: [clientId, 'another'], azp: 'another' }),
    ],
    ['made for another', (claims) => ({ ...claims, azp: 'another' })],
    ['another nonce', (claims) => ({ ...claims, nonce: 'theirs' })],
    ['no nonce', (claims) => ({ ...claims, nonce: undefined })],
    ['ended 61 s ago', (claims) => ({ ...claims, exp: seconds() - 61 })],
    ['without an end', (claims) => ({ ...claims, exp: undefined })],
    ['not begun', (claims) => ({ ...claims, nbf: seconds() + 120 })],
    ['made in the future', (claims) => ({ ...claims, iat: seconds() + 120 })],
    ['made long ago', (claims) => ({ ...claims, iat: seconds() - 3600 })],
    ['made at no time', (claims) => ({ ...claims, iat: undefined })],
    ['of nobody', (claims) => ({ ...claims, sub: undefined })],
    ['of an empty name', (claims) => ({ ...claims, sub: '' })],
    ['of a name too long', (claims) => ({ ...claims, sub: 'a'.repeat(300) })],
  ])('%s', async (_, claims) => {
    knobs.claims = claims;
    expect(await signIn()).toMatchObject(refused('idToken'));
  });

  it.each<[string, (claims: JWTPayload) => Promise<string>]>([
    ['no signature', async (claims) => new UnsecuredJWT(claims).encode()],
    [
      'the public key for a secret',
      async (claims) => {
        const { kid, n } = fake.publicKey();
        const header = { alg: 'HS256', kid };
        return new SignJWT(claims).setProtectedHeader(header).sign(secret(n ?? ''));
      },
    ],
    [
      'our own secret',
      async (claims) => {
        const header = { alg: 'HS256' };
        return new SignJWT(claims).setProtectedHeader(header).sign(secret(clientSecret.repeat(4)));
      },
    ],
    ['a claim changed after it was signed', async (claims) => tampered(await fake.sign(claims))],
    ['no token at all', async () => 'a.b.c'],
  ])('%s', async (_, sign) => {
    knobs.sign = sign;
    expect(await signIn()).toMatchObject(refused('idToken'));
  });

  const tampered = (token: string) => {
    const [header, , signature] = token.split('.');
    const claims = { ...person, iss: issuer, aud: clientId, sub: 'eva-1' };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return [header, payload, signature].join('.');
  };

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['an end a minute ago', (claims) => ({ ...claims, exp: seconds() - 30 })],
    ['a clock a minute ahead', (claims) => ({ ...claims, iat: seconds() + 30 })],
    ['a list of one', (claims) => ({ ...claims, aud: [clientId] })],
    ['several, made for us', (claims) => ({ ...claims, aud: [clientId, 'b'], azp: clientId })],
  ])('but %s is accepted', async (_, claims) => {
    knobs.claims = claims;
    expect(await signIn()).toMatchObject({ kind: 'in' });
  });

  it('is logged with the failed check and no value', async () => {
    reporter.reports.length = 0;
    knobs.claims = (claims) => ({ ...claims, nonce: 'theirs' });
    await signIn();
    expect(reporter.reports).toEqual([{ event: 'identity-token-refused', why: 'nonce' }]);
  });
});

describe('rotated keys', () => {
  it('break none of many concurrent sign-ins', async () => {
    clock.advance(31_000);
    await signIn();
    await fake.rotateKeys();
    const before = fake.callsOf('keys').length;
    const ended = await Promise.all(Array.from({ length: 8 }, signIn));
    for (const each of ended) expect(each).toMatchObject({ kind: 'in' });
    expect(fake.callsOf('keys')).toHaveLength(before + 1);
    clock.advance(31_000);
  });

  it('are fetched again, but not for every token with an unknown key', async () => {
    expect(await signIn()).toMatchObject({ kind: 'in' });
    await fake.rotateKeys();
    expect(await signIn()).toMatchObject({ kind: 'in' });
    const before = fake.callsOf('keys').length;
    const stranger = await startIdentityProvider();
    knobs.sign = (claims) => stranger.sign(claims);
    for (let i = 0; i < 5; i += 1) expect(await signIn()).toMatchObject(refused('idToken'));
    expect(fake.callsOf('keys')).toHaveLength(before);
    clock.advance(31_000);
    expect(await signIn()).toMatchObject(refused('idToken'));
    expect(fake.callsOf('keys')).toHaveLength(before + 1);
    await stranger.stop();
  });
});

describe('the profile of a sign-in', () => {
  const named = {
    sub: 'ana-1',
    given_name: 'Ana',
    family_name: 'Ruiz',
    email: 'a@b.example',
    email_verified: true,
  };
  const profileOf = async (userinfo: (typeof knobs)['userinfo'], claims: object = {}) => {
    knobs.userinfo = userinfo;
    knobs.claims = ({ iss, aud, nonce, iat, exp, sub }) => {
      return { iss, aud, nonce, iat, exp, sub, ...claims };
    };
    const ended = await signIn();
    return ended.kind === 'in' ? ended.signIn.identity.profile : ended;
  };

  it.each([
    ['both names', { given_name: 'Ana', family_name: 'Ruiz Vega' }, 'Ana', 'Ruiz Vega'],
    ['a whole name', { name: 'Ana María Ruiz' }, 'Ana', 'María Ruiz'],
    ['one name', { name: 'Suharto' }, 'Suharto', ''],
    ['a last name beside a whole one', { family_name: 'Ruiz', name: 'Ana Ruiz' }, 'Ana', 'Ruiz'],
    ['a name that is a number', { given_name: 7, name: ['Ana'] }, '', ''],
    ['a name that turns the text', { given_name: 'A\u202ena\u0000', family_name: '' }, 'Ana', ''],
    ['a name of 2,000 letters', { given_name: 'a'.repeat(2000) }, 'a'.repeat(80), ''],
  ])('%s', async (_, claims, firstName, lastName) => {
    const profile = await profileOf({ sub: 'ana-1', ...claims });
    expect(profile).toEqual({ subject: 'ana-1', firstName, lastName, email: '' });
  });

  it.each([
    ['a status', 500],
    ['a no', 403],
  ])('comes from the id_token when the profile endpoint is %s', async (_, userinfo) => {
    expect(await profileOf(userinfo, named)).toEqual({
      subject: 'ana-1',
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'a@b.example',
    });
  });

  it('has an empty name when neither source has one', async () => {
    const nameless = { subject: 'ana-1', firstName: '', lastName: '', email: '' };
    expect(await profileOf(500)).toEqual(nameless);
  });

  it('is refused when it belongs to another subject', async () => {
    expect(await profileOf({ ...named, sub: 'eva-1' }, named)).toMatchObject(refused('profile'));
  });

  it.each(['ana', 'ana@mail.example\r\nBcc: all@x.example', 7])(
    'has no address when it is %j',
    async (email) => {
      expect(await profileOf({ sub: 'ana-1', email, email_verified: true })).toMatchObject({
        email: '',
      });
    },
  );

  it.each([false, 'false', 'FALSE', 'no', '', 0, 1, null, undefined, {}])(
    'has a name but no address when email_verified is %j',
    async (email_verified) => {
      const said = { ...named, email_verified };
      expect(await profileOf(said)).toMatchObject({ firstName: 'Ana', email: '' });
      expect(await profileOf(500, said)).toMatchObject({ firstName: 'Ana', email: '' });
    },
  );

  it.each([true, 'true'])('has an address when email_verified is %j', async (email_verified) => {
    expect(await profileOf({ ...named, email_verified })).toMatchObject({ email: named.email });
  });

  it('has the address that the id_token verifies unless the profile denies it', async () => {
    const { email } = named;
    expect(await profileOf({ sub: 'ana-1', email }, named)).toMatchObject({ email });
    const denied = { sub: 'ana-1', email, email_verified: false };
    expect(await profileOf(denied, named)).toMatchObject({ email: '' });
  });

  it('drops invisible characters from an address', async () => {
    const email = 'a@b.example\u200b';
    expect(await profileOf({ ...named, email })).toMatchObject({ email: named.email });
  });
});

describe('the provider’s return', () => {
  async function back(change: (query: URLSearchParams) => void, browser?: string) {
    const url = new URL(fake.callbackFor(await app.start()));
    change(url.searchParams);
    return app.callback(url.href, browser);
  }

  it.each<[string, string, (query: URLSearchParams) => void]>([
    ['no state', 'state', (query) => query.delete('state')],
    ['an empty state', 'state', (query) => query.set('state', '')],
    ['a made-up state', 'state', (query) => query.set('state', 'junk')],
    ['a state of a prototype', 'state', (query) => query.set('state', '__proto__')],
    ['a state too long', 'malformed', (query) => query.set('state', 'a'.repeat(5000))],
    ['two states', 'malformed', (query) => query.append('state', 'junk')],
    ['two codes', 'malformed', (query) => query.append('code', 'junk')],
    ['two issuers', 'malformed', (query) => query.append('iss', 'junk')],
    ['no code', 'malformed', (query) => query.delete('code')],
    ['an empty code', 'malformed', (query) => query.set('code', '')],
    ['a made-up code', 'token', (query) => query.set('code', 'junk')],
    ['another issuer', 'issuer', (query) => query.set('iss', 'https://evil.example')],
    ['no issuer', 'issuer', (query) => query.delete('iss')],
    ['an error beside the code', 'provider', (query) => query.set('error', 'server_error')],
    [
      'an error with no state',
      'state',
      (query) => {
        query.set('error', 'access_denied');
        query.delete('state');
      },
    ],
  ])('%s: %s', async (_, reason, change) => {
    expect(await back(change)).toMatchObject(refused(reason));
  });

  it.each([
    ['access_denied', 'denied'],
    ['user_cancelled_authorize', 'denied'],
    ['user_cancelled_login', 'denied'],
    ['server_error', 'provider'],
    ['<script>', 'provider'],
  ])('with the error %s of a started sign-in is "%s"', async (error, reason) => {
    const next = '/en/';
    const url = await app.start({ next });
    const ended = await app.callback(fake.callbackFor(url, { error }));
    expect(ended).toMatchObject({ kind: 'refused', refusal: { reason, transaction: { next } } });
    expect(JSON.stringify(ended)).not.toContain('<script>');
  });

  it('needs no issuer from a provider that does not promise it', async () => {
    knobs.document = ({ authorization_response_iss_parameter_supported: _, ...rest }) => rest;
    const other = await startSignInApp(freshProvider(), settingsAt);
    const url = new URL(fake.callbackFor(await other.start()));
    url.searchParams.delete('iss');
    // The code is bound to a redirect URI that the provider does not have for this shop.
    expect(await other.callback(url.href)).toMatchObject(refused('token'));
    await other.stop();
  });

  it('works once', async () => {
    const url = fake.callbackFor(await app.start());
    expect(await app.callback(url)).toMatchObject({ kind: 'in' });
    expect(await app.callback(url)).toMatchObject(refused('state'));
  });

  it('works only in the browser that started, and another browser does not use it up', async () => {
    const url = fake.callbackFor(await app.start());
    expect(await app.callback(url, 'eva')).toMatchObject(refused('state'));
    expect(await app.callback(url)).toMatchObject({ kind: 'in' });
  });

  it('with a junk state cancels no other sign-in', async () => {
    const url = fake.callbackFor(await app.start());
    expect(await app.callback('?code=1&state=junk')).toMatchObject(refused('state'));
    expect(await app.callback(url)).toMatchObject({ kind: 'in' });
  });

  it('is refused while our own store is down', async () => {
    const url = fake.callbackFor(await app.start());
    app.transactions.isAway = true;
    expect(await app.callback(url)).toMatchObject(refused('store'));
  });

  it('succeeds in two tabs, in either order', async () => {
    const urls = [await app.start({ next: '/es/a/' }), await app.start({ next: '/es/b/' })];
    const nexts = ['/es/a/', '/es/b/'];
    for (const tab of [1, 0]) {
      const ended = await app.callback(fake.callbackFor(urls[tab] ?? ''));
      expect(ended).toMatchObject({ signIn: { transaction: { next: nexts[tab] } } });
    }
  });

  it('succeeds in many browsers at once', async () => {
    const urls = await Promise.all(
      Array.from({ length: 12 }, (_, i) => app.start({}, '', `browser ${i}`)),
    );
    const ended = await Promise.all(
      urls.map((url, i) => app.callback(fake.callbackFor(url), `browser ${i}`)),
    );
    for (const each of ended) expect(each).toMatchObject({ kind: 'in' });
  });
});
