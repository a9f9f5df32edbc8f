import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MemoryShortLived } from '@shop/adapters/memory';
import type { Identity, SocialTokens } from '@shop/domain';
import type { Clock, IdentityProvider } from '@shop/ports/backends';
import cookieParser from 'cookie-parser';
import express from 'express';
import { StoreGuard } from '../../backends/limits/store-guard.js';
import { Config } from '../../config/config.js';
import { createSeal } from '../seal.js';
import { FreshIdentities } from './fresh-identities.js';
import { FreshTokens } from './fresh-tokens.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';

const secrets = ['a-secret-of-at-least-32-characters'];
const clock: Clock = { now: () => new Date() };
const tokens = (access: string, endsAt: number): SocialTokens => ({
  access,
  refresh: `refresh-${access}`,
  id: 'id',
  endsAt,
});
const ended = tokens('old', 0);

/** Session writes are slow, and the first `failing` ones fail. */
class SlowState extends MemoryShortLived {
  written = 0;
  failing = 0;

  override async replace(key: string, text: string, seconds: number): Promise<boolean> {
    if (!key.startsWith('session:')) return super.replace(key, text, seconds);
    this.written += 1;
    const fails = (this.failing -= 1) >= 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return !fails && super.replace(key, text, seconds);
  }
}

/** Signed in with expired tokens; `who` returns the access tokens of concurrent requests. */
async function open(failing: number) {
  const state = new SlowState(clock);
  const store = new SessionStore(
    state,
    createSeal(secrets),
    clock,
    new StoreGuard(() => undefined),
  );
  const config = Object.assign(new Config(), { SESSION_SECRETS: secrets });
  const sessions = new Sessions(store, config, clock);
  const provider: IdentityProvider = {
    profile: async () => ({ kind: 'unknown' }),
    refresh: async () => ({ kind: 'ok', tokens: tokens('new', Date.now() + 3_600_000) }),
    revoke: async () => undefined,
  };
  const fresh = new FreshIdentities(sessions, new FreshTokens(provider, clock, store), provider);
  const app = express().use(cookieParser(), sessions.middleware);
  app.post('/in', async (request, response) => {
    const profile = { name: 'Ana', email: 'ana@mail.example' } as never; // as: not read here
    const ana: Identity = { kind: 'social', network: 'google', profile, tokens: ended };
    response.status((await sessions.begin(request, ana, false)) ? 200 : 503).end();
  });
  app.get('/', async (request, response) => {
    const identity = await fresh.of(request);
    response.send(identity?.kind === 'social' ? identity.tokens.access : 'nobody');
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on TCP
  const cookie = (await fetch(`${url}/in`, { method: 'POST' })).headers.get('set-cookie') ?? '';
  Object.assign(state, { written: 0, failing });
  const who = (count: number) => {
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const one = async () => (await fetch(url, { headers })).text();
    return Promise.all(Array.from({ length: count }, one));
  };
  return { state, who, close: () => server.close() };
}

it('stores renewed tokens in one write for concurrent requests', async () => {
  const { state, who, close } = await open(0);
  expect(new Set(await who(64))).toEqual(new Set(['new']));
  expect(state.written).toBe(1);
  expect(await who(1)).toEqual(['new']);
  close();
});

it('retries a failed write by later requests with the old tokens, one at a time', async () => {
  const { state, who, close } = await open(2);
  expect(new Set(await who(8))).toEqual(new Set(['new']));
  expect(state.written).toBe(3);
  close();
});
