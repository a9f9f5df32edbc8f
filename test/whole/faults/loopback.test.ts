import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, shopSecrets, startProgram } from '@shop/test/programs';
import { createDatabase } from '@shop/test/start-postgres';

async function has(address: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(0, address), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

it('answers on every local host name, redirects to the one origin, and stops completely', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const bff = await startProgram('dist/bff/main.mjs', {
    PORT: String(port),
    OPS_PORT: '0',
    PUBLIC_ORIGIN: url,
    DATABASE_URL: await createDatabase(),
    ...shopSecrets,
  });
  const names = ['127.0.0.1', ...((await has('::1')) ? ['[::1]'] : [])];
  for (const name of names) {
    const reply = await fetch(`http://${name}:${port}/robots.txt?a=b`, { redirect: 'manual' });
    expect([name, reply.status]).toEqual([name, 307]);
    expect(reply.headers.get('location')).toBe(`${url}/robots.txt?a=b`);
    expect((await fetch(`http://${name}:${port}/robots.txt`)).status).toBe(200);
  }
  expect(await bff.stop()).toBe(0);
  for (const name of names) await expect(fetch(`http://${name}:${port}/`)).rejects.toThrow();
}, 60_000);
