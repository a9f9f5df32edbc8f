import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { createDatabase } from '@shop/test/start-postgres';
import { freePort, shopSecrets, startProgram } from '@shop/test/programs';

/** What the image asks itself to know whether it is well. */
const [command = '', ...args] = JSON.parse(
  /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]',
) as string[]; // as: a list of words, or Docker itself would refuse it

const healthOf = (env: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve) => {
    const child = execFile(command, args, { env: { PATH: process.env.PATH ?? '', ...env } });
    child.once('exit', (code) => resolve(code ?? -1));
  });

/** Another address than the names of this machine; without a network one of the loopback. */
const outward =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

it.each(['127.0.0.1', '0.0.0.0'])(
  'the image knows that the shop is well, and that it is gone, with OPS_HOST=%s',
  async (OPS_HOST) => {
    const ops = { OPS_PORT: String(await freePort()), OPS_HOST };
    expect(await healthOf(ops)).toBe(1);
    const bff = await startProgram('dist/apps/bff/src/main.js', {
      ...ops,
      PORT: String(await freePort()),
      DATABASE_URL: await createDatabase(),
      ...shopSecrets,
    });
    expect(await healthOf(ops)).toBe(0);
    expect(await reaches(outward, ops.OPS_PORT)).toBe(OPS_HOST === '0.0.0.0' ? 200 : 0);
    await bff.stop();
    expect(await healthOf(ops)).toBe(1);
  },
  60_000,
);

const reaches = (address: string, port: string) =>
  fetch(`http://${address}:${port}/health/live`).then(
    ({ status }) => status,
    () => 0,
  );
