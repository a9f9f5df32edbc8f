import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openRedis, RedisShortLived } from '@shop/adapters/redis';
import type { ShortLived } from '@shop/ports/backends';
import { turns } from '@shop/test/corpus';
import { startRedis } from '@shop/test/start-redis';
import { ana, logIn, signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import express from 'express';
import session from 'express-session';

const redis = await startRedis();
const shop = await startBff({}, { REDIS_URL: redis.url, STORE_MS: '250' });
afterAll(async () => {
  await shop.stop();
  await redis.stop();
});

const loads = turns(200, 40);
const atATime = 10;
const paths = ['/es/', '/en/parks-and-tours/', '/pt/ingresso-bruma/', '/es/carrito/'];

async function loadPages(visitor: Visitor, trouble: () => unknown) {
  const statuses: number[] = [];
  for (let at = 0; at < loads; at += atATime) {
    if (at === loads / 2) await trouble();
    const some = Array.from({ length: atATime }, (_, index) =>
      visitor.get(paths[(at + index) % paths.length] ?? '/es/'),
    );
    const answers = await Promise.all(some);
    await Promise.all(answers.map((answer) => answer.text()));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

const isKnown = async (visitor: Visitor) =>
  (await visitor.look('home', '/es/')).visitor.account.kind === 'known';

/** Polls until the shop is connected to Redis and the circuit breaker is closed. */
async function untilKnown(visitor: Visitor): Promise<boolean> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await isKnown(visitor)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function aMember(): Promise<Visitor> {
  const visitor = shop.visitor();
  expect(await signIn(visitor)).toBe(204);
  expect(await isKnown(visitor)).toBe(true);
  return visitor;
}

describe(`${loads} page loads`, () => {
  it('all succeed while Redis is stopped, as an anonymous visitor', async () => {
    const visitor = await aMember();
    const statuses = await loadPages(visitor, () => redis.stop());
    expect(statuses).toEqual(Array(loads).fill(200));
    expect(await isKnown(visitor)).toBe(false);
    await redis.start();
    const again = shop.visitor();
    expect(await untilSignedIn(again)).toBe(true);
  }, 60_000);

  it('all succeed while Redis is frozen, and the session returns with it', async () => {
    const visitor = await aMember();
    const statuses = await loadPages(visitor, () => redis.freeze());
    expect(statuses).toEqual(Array(loads).fill(200));
    expect(await isKnown(visitor)).toBe(false);
    redis.thaw();
    expect(await untilKnown(visitor)).toBe(true);
  }, 60_000);
});

it('reports a sign-in that cannot be stored, and shows no visitor as signed in', async () => {
  redis.freeze();
  const visitor = shop.visitor();
  await expect(signIn(visitor)).rejects.toThrow('GENERAL_ERROR');
  redis.thaw();
  expect(await isKnown(visitor)).toBe(false);
}, 60_000);

/** Limits count in Redis too; without it each process counts alone. */
async function untilSignedIn(visitor: Visitor): Promise<boolean> {
  for (let turn = 0; turn < 100; turn += 1) {
    const isIn = await signIn(visitor).then(
      (status) => status === 204,
      () => false,
    );
    if (isIn && (await isKnown(visitor))) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Plain express-session over the same Redis, which passes the store's errors on. */
class PlainStore extends session.Store {
  constructor(private readonly state: ShortLived) {
    super();
  }

  override get(id: string, done: (error: unknown, found?: session.SessionData) => void): void {
    this.state.get(id).then((text) => done(null, text && JSON.parse(text)), done);
  }

  override set(id: string, kept: session.SessionData, done?: (error?: unknown) => void): void {
    this.state.put(id, JSON.stringify(kept), 60).then(() => done?.(), done);
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    this.state.drop(id).then(() => done?.(), done);
  }
}

it('fails with a plain session store (control)', async () => {
  const opened = openRedis({ url: redis.url, onError: () => undefined });
  const store = new PlainStore(new RedisShortLived(opened));
  const app = express();
  app.use(session({ secret: 'of the control', store, resave: false, saveUninitialized: true }));
  app.get('/', (_, response) => void response.send('there'));
  // Express prints unhandled errors.
  app.use(
    ((_error, _request, response, _next) =>
      void response.status(500).end()) as express.ErrorRequestHandler,
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const load = async (cookie: string) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
  await expectSoon(async () => (await load('')).status === 200);
  const cookie = (await load('')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await load(cookie)).status).toBe(200);
  await redis.stop();
  expect((await load(cookie)).status).toBe(500);
  await redis.start();
  server.close();
  opened.stop();
}, 60_000);

async function expectSoon(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100 && !(await isSo()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isSo()).toBe(true);
}

it('keeps counting tries while Redis is frozen, and still blocks', async () => {
  const strict = await startBff({}, { REDIS_URL: redis.url, SIGN_IN_PER_MINUTE: '3' });
  const visitor = strict.visitor();
  redis.freeze();
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1)
    statuses.push((await logIn(visitor, ana, 'wrong-password')).status);
  redis.thaw();
  await strict.stop();
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
}, 60_000);
