import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Identity } from '@shop/domain';
import { MemoryShortLived } from '@shop/adapters/memory';
import type { Clock, ShortLived } from '@shop/ports/backends';
import cookieParser from 'cookie-parser';
import express from 'express';
import { createSeal } from '../seal.js';
import { Config } from '../../config/config.js';
import { StoreGuard } from '../../backends/limits/store-guard.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';

const ana: Identity = {
  kind: 'site',
  user: {
    sId: 's-1',
    gxToken: 'gx-canary',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@mail.example',
    country: 'MX',
    state: '',
    foundData: true,
  },
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let now = new Date('2026-11-21T12:00:00Z');
const clock: Clock = { now: () => now };
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const servers: { close(): void }[] = [];
afterAll(() => servers.forEach((server) => server.close()));

const secretOf = (name: string) => `${name}-secret-of-at-least-32-characters`;

async function open(state: ShortLived, secrets: readonly string[] = [secretOf('first')]) {
  const failures: string[] = [];
  const guard = new StoreGuard((name) => failures.push(name));
  const store = new SessionStore(state, createSeal(secrets), clock, guard);
  const sessions = new Sessions(
    store,
    Object.assign(new Config(), { SESSION_SECRETS: secrets }),
    clock,
  );
  const app = express().use(cookieParser(), sessions.middleware);
  app.post('/in/:remember', async (request, response) => {
    const isIn = await sessions.begin(request, ana, request.params.remember === 'yes');
    response.status(isIn ? 200 : 503).end();
  });
  app.post('/out', async (request, response) => {
    await sessions.end(request);
    response.end();
  });
  app.get('/', (request, response) => void response.send(sessions.identityOf(request)?.kind ?? ''));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on TCP
  return {
    failures,
    async signIn(remember: 'yes' | 'no' = 'no'): Promise<string> {
      const response = await fetch(`${url}/in/${remember}`, { method: 'POST' });
      return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
    signOut: (cookie: string) => fetch(`${url}/out`, { method: 'POST', headers: { cookie } }),
    who: async (cookie: string) => (await fetch(url, { headers: { cookie } })).text(),
  };
}

it.each([
  { remember: 'no', after: 29 * minuteMs, who: 'site' },
  { remember: 'no', after: 31 * minuteMs, who: '' },
  { remember: 'yes', after: 24 * hourMs, who: 'site' },
  { remember: 'yes', after: 7 * 24 * hourMs - minuteMs, who: 'site' },
  { remember: 'yes', after: 7 * 24 * hourMs + minuteMs, who: '' },
] as const)('is "$who" after $after ms without a visit, remember: $remember', async (row) => {
  const app = await open(new MemoryShortLived(clock));
  const cookie = await app.signIn(row.remember);
  pass(row.after);
  expect(await app.who(cookie)).toBe(row.who);
});

it('ends after 12 hours, however active it is', async () => {
  const app = await open(new MemoryShortLived(clock));
  const cookie = await app.signIn();
  for (let visit = 0; visit < 35; visit += 1) {
    pass(20 * minuteMs);
    expect(await app.who(cookie)).toBe('site');
  }
  pass(21 * minuteMs);
  expect(await app.who(cookie)).toBe('');
});

it('accepts cookies and entries of an older secret, and none of a removed one', async () => {
  const state = new MemoryShortLived(clock);
  const cookie = await (await open(state, [secretOf('first')])).signIn();
  const rotated = await open(state, [secretOf('second'), secretOf('first')]);
  expect(await rotated.who(cookie)).toBe('site');
  const renewed = await rotated.signIn();
  const later = await open(state, [secretOf('third'), secretOf('second')]);
  expect([await later.who(cookie), await later.who(renewed)]).toEqual(['', 'site']);
});

it('stores no personal data and no plain id', async () => {
  const kept: string[] = [];
  const inner = new MemoryShortLived(clock);
  const watched: ShortLived = {
    get: (key) => inner.get(key),
    put: (key, text, seconds) => (kept.push(key, text), inner.put(key, text, seconds)),
    add: (key, text, seconds) => inner.add(key, text, seconds),
    replace: (key, text, seconds) => inner.replace(key, text, seconds),
    touch: (key, seconds) => inner.touch(key, seconds),
    drop: (key) => inner.drop(key),
    keys: (start) => inner.keys(start),
  };
  const cookie = await (await open(watched)).signIn();
  const id =
    decodeURIComponent(cookie)
      .replace(/^__Host-sid=s:/, '')
      .split('.')[0] ?? '';
  expect([id.length, kept.length]).toEqual([43, 2]);
  for (const secret of [id, 'ana@mail.example', 'gx-canary', 's-1'])
    expect(kept.join(' ')).not.toContain(secret);
});

it('is anonymous for a forged or changed cookie', async () => {
  const app = await open(new MemoryShortLived(clock));
  const cookie = await app.signIn();
  const changed = cookie.replace(/s%3A(.)/, (_, first) => `s%3A${first === 'A' ? 'B' : 'A'}`);
  for (const other of [`${cookie}x`, changed, '__Host-sid=s%3Ax.y'])
    expect(await app.who(other)).toBe('');
  expect(await app.who(cookie)).toBe('site');
});

it('is anonymous without an error during a store outage, returns with it, and ends on sign-out', async () => {
  const inner = new MemoryShortLived(clock);
  let isAway = false;
  const shaky: ShortLived = new Proxy(inner, {
    get: (target, name) => {
      if (isAway) return () => Promise.reject(new Error('away'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const app = await open(shaky);
  const cookie = await app.signIn();
  isAway = true;
  expect(await app.who(cookie)).toBe('');
  expect(app.failures.length).toBeGreaterThan(0);
  isAway = false;
  expect(await app.who(cookie)).toBe('site');
  isAway = true;
  await app.signOut(cookie);
  isAway = false;
  // Ended at once in this process, and shortly after in the store, so for all others.
  expect(await app.who(cookie)).toBe('');
  const other = await open(inner);
  for (let turn = 0; turn < 100 && (await other.who(cookie)) !== ''; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await other.who(cookie)).toBe('');
});

it('sends no cookie for a session that could not be stored', async () => {
  const inner = new MemoryShortLived(clock);
  const full: ShortLived = new Proxy(inner, {
    get: (target, name) => {
      if (name === 'put') return () => Promise.reject(new Error('full'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(await (await open(full)).signIn()).toBe('');
});

it('does not wait beyond its budget for a silent store', async () => {
  const silent: ShortLived = new Proxy(new MemoryShortLived(clock), {
    get: () => () => new Promise(() => undefined),
  });
  const app = await open(silent);
  const signed = await (await open(new MemoryShortLived(clock))).signIn();
  expect(await app.who(signed)).toBe('');
  expect(app.failures).toEqual(['TaskCancelledError']);
});

it('makes random ids of 256 bits', async () => {
  const { newSessionId } = await import('./sessions.js');
  const ids = Array.from({ length: 10_000 }, newSessionId);
  expect(new Set(ids).size).toBe(10_000);
  const bytes = Buffer.concat(ids.map((id) => Buffer.from(id, 'base64url')));
  expect(bytes.length).toBe(320_000);
  const counts = new Map<number, number>();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  const bits = [...counts.values()]
    .map((count) => count / bytes.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
  expect(bits).toBeGreaterThan(7.99);
});
