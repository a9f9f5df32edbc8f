import { gateCaches } from '../gate/gate-cache.js';
import { forgetOrder, forgetOrders, keepOrder, keptOrder, orderCaches } from './orders.js';
import { isOrder, offlinePageOf, wayOf, type WorkerFacts } from './rules.js';

/** The service worker types used here; TypeScript's DOM library lacks them. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerWorld {
  readonly facts: WorkerFacts;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', act: (event: Asking) => void): void;
  addEventListener(name: 'message', act: (event: Waiting & { data: unknown }) => void): void;
}

const world = self as unknown as WorkerWorld; // as: this file runs as a worker, after its facts
const { facts } = world;
const ownCache = `offline ${facts.version}`;

/** Offline pages are required; pictures and fonts are optional. */
async function install(): Promise<void> {
  const cache = await caches.open(ownCache);
  const fresh = (path: string) => cache.add(new Request(path, { cache: 'reload' }));
  await Promise.all(Object.values(facts.pages).map(fresh));
  await Promise.allSettled(facts.files.map(fresh));
  await world.skipWaiting();
}

async function activate(): Promise<void> {
  const kept = [ownCache, ...orderCaches];
  const old = (await caches.keys()).filter(
    (name) => !kept.includes(name) && !name.startsWith(gateCaches),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // Starts the request while the worker boots, so that it costs no time.
  await world.registration.navigationPreload?.enable();
  await world.clients.claim();
}

/** Network first: the cache never serves a page with prices. */
async function page({ request, preloadResponse }: Asking): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (!isOrder(pathname, facts)) return answer;
    if (answer.status === 404) await forgetOrder(pathname);
    // A proxy replies 5xx while the shop is down.
    return (answer.status >= 500 ? await keptOrder(pathname) : undefined) ?? answer;
  } catch {
    const order = isOrder(pathname, facts) ? await keptOrder(pathname) : undefined;
    return order ?? (await caches.match(offlinePageOf(pathname, facts))) ?? Response.error();
  }
}

const file = async ({ request }: Asking): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

const pathOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'keepOrder' in data
    ? String(data.keepOrder)
    : undefined;

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, world.location.origin, facts);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'file') event.respondWith(file(event));
  if (way === 'signOut') event.waitUntil(forgetOrders());
});
world.addEventListener('message', (event) => {
  const path = pathOf(event.data);
  if (path && isOrder(path, facts)) event.waitUntil(keepOrder(path));
});
