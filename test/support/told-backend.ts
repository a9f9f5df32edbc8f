import { Backend } from '@shop/adapters/http';
import { startBackend } from './fake-backend.js';

/**
 * A server that answers what it is told, and the client that asks it, with a short deadline and a
 * breaker that stays shut. Both end with the tests of the file.
 */
export async function toldBackend(name: string, path = '') {
  const upstream = await startBackend();
  const backend = new Backend({
    name,
    baseUrl: upstream.url + path,
    deadlineMs: 1000,
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
