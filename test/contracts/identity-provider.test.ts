import { Backend } from '@shop/adapters/http';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { OidcProvider } from '@shop/adapters/oauth';
import { FixedClock } from '@shop/adapters/system';
import type { SocialProfile, SocialTokens } from '@shop/domain';
import { startIdentityProvider } from '@shop/test/fake-identity-provider';

const clock = new FixedClock(new Date());
const fake = await startIdentityProvider({ now: () => clock.now() });
const { issuer, clientId, clientSecret, knobs } = fake;
const callbackUrl = 'https://shop.example/sign-in/callback/';
const settings = { issuer, clientId, clientSecret, scopes: ['openid'], callbackUrl };
const backend = new Backend({
  name: 'identity',
  baseUrl: `${fake.origin}/`,
  deadlineMs: 1000,
  concurrency: 16,
  queue: 16,
  breaker: { calls: 10_000, withinMs: 1000, openMs: 1 },
});
const reporter = new RecordingReporter();
const oidc = new OidcProvider(backend, settings, clock, reporter);
afterAll(async () => {
  await backend.stop();
  await fake.stop();
});
beforeEach(() => {
  fake.reset();
  reporter.reports.length = 0;
});

const ana: SocialProfile = {
  subject: 'ana-1',
  firstName: 'Ana',
  lastName: 'Ruiz Vega',
  email: 'ana@mail.example',
};

/** Signs in at the fake provider. */
async function signInThere({ refreshable = true } = {}): Promise<SocialTokens> {
  knobs.givesRefresh = refreshable;
  // The challenge matches the verifier below (RFC 7636, appendix B).
  const url = new URL(`${issuer}/authorize`);
  url.searchParams.set('nonce', 'nonce');
  url.searchParams.set('redirect_uri', callbackUrl);
  url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const exchanged = await oidc.exchange({ code: fake.codeFor(url.href), verifier, nonce: 'nonce' });
  if (exchanged.kind !== 'ok') throw new Error(exchanged.reason);
  return exchanged.tokens;
}

const end = () => fake.endTokens();
function away(): void {
  knobs.userinfo = 503;
  knobs.refresh = { status: 503, body: {} };
  knobs.revocation = 503;
}

const hourMs = 3_600_000;
const unavailable = { kind: 'failed', reason: 'unavailable' };

describe('an identity provider', () => {
  it('identifies the signed-in visitor', async () => {
    expect(await oidc.profile(await signInThere())).toEqual({ kind: 'ok', answer: ana });
  });

  it('rejects tokens that it revoked', async () => {
    const tokens = await signInThere();
    end();
    expect(await oidc.profile(tokens)).toEqual({ kind: 'unknown' });
    expect(await oidc.refresh(tokens)).toEqual({ kind: 'ended' });
  });

  it('renews tokens of the same sign-in', async () => {
    const tokens = await signInThere();
    clock.advance(1000);
    const refreshed = await oidc.refresh(tokens);
    if (refreshed.kind !== 'ok') throw new Error(refreshed.kind);
    const { access, id, endsAt } = refreshed.tokens;
    expect(access).not.toBe(tokens.access);
    expect(id).toBe(tokens.id);
    expect(endsAt).toBe(clock.now().getTime() + hourMs);
    expect(await oidc.profile(refreshed.tokens)).toEqual({ kind: 'ok', answer: ana });
  });

  it('accepts a refresh token once if it issues a new one', async () => {
    const tokens = await signInThere();
    expect(await oidc.refresh(tokens)).toMatchObject({ kind: 'ok' });
    expect(await oidc.refresh(tokens)).toEqual({ kind: 'ended' });
  });

  it('cannot renew without a refresh token, and keeps the session', async () => {
    const tokens = await signInThere({ refreshable: false });
    expect(tokens.refresh).toBeUndefined();
    const failed = { kind: 'failed', reason: 'rejected' };
    expect(await oidc.refresh(tokens)).toEqual(failed);
  });

  it('revokes tokens', async () => {
    const tokens = await signInThere();
    await oidc.revoke(tokens);
    expect(await oidc.profile(tokens)).toEqual({ kind: 'unknown' });
    expect(await oidc.refresh(tokens)).toEqual({ kind: 'ended' });
  });

  it('fails while it is down without ending sessions or throwing', async () => {
    const tokens = await signInThere();
    away();
    expect(await oidc.profile(tokens)).toEqual(unavailable);
    expect(await oidc.refresh(tokens)).toEqual(unavailable);
    await oidc.revoke(tokens);
    fake.reset();
    expect(await oidc.profile(tokens)).toEqual({ kind: 'ok', answer: ana });
    expect(await oidc.refresh(tokens)).toMatchObject({ kind: 'ok' });
  });
});

describe('the OpenID Connect provider', () => {
  it('keeps the old refresh token when the reply has none', async () => {
    const tokens = await signInThere();
    knobs.rotates = false;
    const refreshed = await oidc.refresh(tokens);
    expect(refreshed).toMatchObject({ kind: 'ok', tokens: { refresh: tokens.refresh } });
  });

  it('keeps it, and the session, when the new one is null and expires_in is a string', async () => {
    const tokens = await signInThere();
    const body = { access_token: 'a', token_type: 'Bearer', expires_in: '60', refresh_token: null };
    knobs.refresh = { status: 200, body };
    const refreshed = await oidc.refresh(tokens);
    expect(refreshed).toMatchObject({ kind: 'ok', tokens: { refresh: tokens.refresh } });
  });

  it.each([
    ['invalid_grant', 400, { error: 'invalid_grant' }, { kind: 'ended' }],
    ['another error', 400, { error: 'invalid_scope' }, { kind: 'failed', reason: 'rejected' }],
    ['a wrong secret', 401, { error: 'invalid_client' }, { kind: 'failed', reason: 'rejected' }],
    ['no reason', 400, {}, { kind: 'failed', reason: 'rejected' }],
    ['too often', 429, { error: 'slow_down' }, unavailable],
    ['an error that says invalid_grant', 503, { error: 'invalid_grant' }, unavailable],
    ['null', 200, null, { kind: 'failed', reason: 'malformed' }],
    ['no token', 200, { token_type: 'Bearer' }, { kind: 'failed', reason: 'malformed' }],
    [
      'a token of another type',
      200,
      { access_token: 'a', token_type: 'mac' },
      { kind: 'failed', reason: 'malformed' },
    ],
  ])('a refresh answered by %s', async (_, status, body, expected) => {
    const tokens = await signInThere();
    knobs.refresh = { status, body };
    expect(await oidc.refresh(tokens)).toEqual(expected);
  });

  it('rejects a profile of another subject', async () => {
    const tokens = await signInThere();
    knobs.userinfo = { sub: 'eva-1', given_name: 'Eva' };
    expect(await oidc.profile(tokens)).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  it('rejects a profile for unproven tokens', async () => {
    const tokens = { ...(await signInThere()), id: 'nothing' };
    expect(await oidc.profile(tokens)).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  it('requests a profile with the access token and no other credential', async () => {
    const tokens = await signInThere();
    await oidc.profile(tokens);
    const asked = fake.callsOf('userinfo').at(-1);
    expect(asked).toMatchObject({ authorization: `Bearer ${tokens.access}`, form: {} });
  });

  it('revokes both tokens in the name of this shop', async () => {
    const tokens = await signInThere();
    const before = fake.callsOf('revoke').length;
    await oidc.revoke(tokens);
    const forms = fake
      .callsOf('revoke')
      .slice(before)
      .map(({ form }) => form);
    const client = { client_id: clientId, client_secret: clientSecret };
    expect(forms).toHaveLength(2);
    expect(forms).toEqual(
      expect.arrayContaining([
        { token: tokens.refresh, token_type_hint: 'refresh_token', ...client },
        { token: tokens.access, token_type_hint: 'access_token', ...client },
      ]),
    );
    expect(reporter.reports).toEqual([]);
  });

  it('reports a failed revocation, without the token', async () => {
    const tokens = await signInThere();
    knobs.revocation = 503;
    await oidc.revoke(tokens);
    expect(reporter.reports).toHaveLength(2);
    const text = JSON.stringify(reporter.reports);
    for (const token of [tokens.access, tokens.refresh ?? '']) expect(text).not.toContain(token);
  });

  it('revokes nothing without a revocation endpoint', async () => {
    const tokens = await signInThere();
    knobs.document = ({ revocation_endpoint: _, ...rest }) => rest;
    const before = fake.callsOf('revoke').length;
    await new OidcProvider(backend, settings, clock, reporter).revoke(tokens);
    expect(fake.callsOf('revoke')).toHaveLength(before);
    expect(reporter.reports).toEqual([]);
  });

  it('answers every call while the metadata is unavailable', async () => {
    const tokens = await signInThere();
    knobs.document = () => ({});
    const unknown = new OidcProvider(backend, settings, clock, reporter);
    expect(await unknown.profile(tokens)).toEqual(unavailable);
    expect(await unknown.refresh(tokens)).toEqual(unavailable);
    await unknown.revoke(tokens);
    expect(reporter.reports).toEqual([{ event: 'identity-revocation-failed' }]);
  });
});
