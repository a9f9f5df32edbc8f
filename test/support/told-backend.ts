import { Backend } from '@shop/adapters/http';
import { startBackend } from './fake-backend.js';

/** A fake backend and its client, with a short timeout and a breaker that stays closed. */
export async function toldBackend(name: string, path = '') {
  const upstream = await startBackend();
  const backend = new Backend({
    name,
    baseUrl: upstream.url + path,
    deadlineMs: 2000,
    concurrency: 4,
    queue: 4,
    breaker: { calls: 1000, withinMs: 1000, openMs: 1 },
  });
  afterAll(async () => {
    await backend.stop();
    await upstream.stop();
  });
  return { upstream, backend };
}
