import { Backend } from '@shop/adapters/http';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { OidcProvider } from '@shop/adapters/oauth';
import { SystemClock } from '@shop/adapters/system';
import { socialNetworks, type SocialTokens } from '@shop/domain';
import { startSignInApp } from '@shop/test/sign-in-app';
import { startSandbox } from '@shop/test/start-sandbox';

const publicOrigin = 'http://shop.example:3000';
const sandbox = await startSandbox({ publicOrigin });
const { identityIssuer: issuer, oauth } = sandbox;
const reporter = new RecordingReporter();

const backend = new Backend({
  name: 'identity',
  baseUrl: `${new URL(issuer).origin}/`,
  deadlineMs: 5000,
  concurrency: 8,
  queue: 8,
  report: reporter,
});
const callbackUrl = `${publicOrigin}/sign-in/callback/`;
const scopes = ['phone', 'email', 'profile', 'openid', 'admin'];
const settings = { issuer, ...oauth, scopes, callbackUrl };
const provider = new OidcProvider(backend, settings, new SystemClock(), reporter);
const app = await startSignInApp(provider, () => settings);
afterAll(async () => {
  await app.stop();
  await backend.stop();
  await sandbox.stop();
});

/** A browser at the provider: follows redirects, submits the form, stops at the shop's address. */
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

async function signIn(network: (typeof socialNetworks)[number]) {
  const person = sandbox.identity.people.find((each) => each.network === hints[network]);
  if (!person) throw new Error(`nobody at ${network}`);
  const back = new URL(await walk(await app.start({ network }), { person: person.id }));
  const ended = await app.callback(back.search);
  if (ended.kind !== 'in') throw new Error(JSON.stringify(ended));
  return { person, signIn: ended.signIn };
}

describe('the identity provider of the sandbox', () => {
  it.each(socialNetworks)('signs in by %s and returns the profile', async (network) => {
    const { person, signIn: done } = await signIn(network);
    const { profile, tokens } = done.identity;
    const { firstName, lastName, email } = person;
    expect(profile).toEqual({ subject: person.id, firstName, lastName, email: email ?? '' });
    expect(await provider.profile(tokens)).toEqual({ kind: 'ok', answer: profile });
  });

  it('reports a visitor’s denial', async () => {
    const back = new URL(await walk(await app.start(), { cancel: 'yes' }));
    const refusal = { reason: 'denied' };
    expect(await app.callback(back.search)).toMatchObject({ kind: 'refused', refusal });
  });

  it('renews tokens once each, and revokes them', async () => {
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
