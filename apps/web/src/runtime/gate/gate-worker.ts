import { gateCaches } from './gate-cache.js';

/**
 * Caches the gate's pages and their files, so that it opens offline; never caches API calls. The
 * server puts `self.facts` before this script.
 */
interface Facts {
  readonly version: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly landing: string;
}
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface World {
  readonly facts: Facts;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', act: (event: Asking) => void): void;
}

const world = self as unknown as World; // as: this file runs as a worker, after its facts
const { facts } = world;
const own = `${gateCaches}${facts.version}`;

async function install(): Promise<void> {
  const cache = await caches.open(own);
  const all = [...facts.pages, ...facts.files];
  await Promise.all(all.map((path) => cache.add(new Request(path, { cache: 'reload' }))));
  await world.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(gateCaches) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
  await world.clients.claim();
}

/** Network first: the gate may need its key again. A proxy's 5xx counts as offline. */
async function page(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.type !== 'error' && answer.status < 500) return answer;
  const kept = facts.pages.includes(path) ? path : facts.landing;
  return (await caches.match(kept)) ?? answer;
}

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (facts.files.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
