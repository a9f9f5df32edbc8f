import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { createDatabase } from '@shop/test/start-postgres';
import { freePort, shopSecrets, startProgram } from '@shop/test/programs';

const [command = '', ...args] = JSON.parse(
  /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]',
) as string[]; // as: a list of words, or Docker itself would refuse it

const healthOf = (env: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve) => {
    const child = execFile(command, args, { env: { PATH: process.env.PATH ?? '', ...env } });
    child.once('exit', (code) => resolve(code ?? -1));
  });

/** A non-loopback address of this machine; without a network a second loopback address. */
const outward =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

/** The image has no packages beside the build, so this folder and its parents have none. */
const image = temporaryFolder('image');
beforeAll(() =>
  Promise.all(
    ['package.json', 'content', 'dist/bff', 'dist/web', 'dist/paper'].map((path) =>
      cp(path, join(image, path), { recursive: true }),
    ),
  ),
);
afterAll(() => rm(image, { recursive: true }));

it.each(['127.0.0.1', '0.0.0.0'])(
  'the image reports healthy and stopped correctly, with OPS_HOST=%s',
  async (OPS_HOST) => {
    const ops = { OPS_PORT: String(await freePort()), OPS_HOST };
    expect(await healthOf(ops)).toBe(1);
    const env = {
      ...ops,
      PORT: String(await freePort()),
      DATABASE_URL: await createDatabase(),
      ...shopSecrets,
    };
    const bff = await startProgram('dist/bff/main.mjs', env, image);
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
