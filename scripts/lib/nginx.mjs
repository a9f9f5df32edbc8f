import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { inRoot } from './paths.mjs';
import { Obstacle } from './say.mjs';

/** The machine's nginx. Debian's folder of servers is not on every PATH. */
const findNginx = () => [...placesOnPath(['nginx']), '/usr/sbin/nginx'].find(isProgram);

/** Finds or installs nginx; otherwise says what to install. */
export async function ensureNginx() {
  if (!findNginx() && canInstallByApt()) await installByApt('nginx', ['nginx']);
  const found = findNginx();
  if (found) return found;
  throw new Obstacle('This needs nginx. Install it (Debian: apt install nginx).');
}

const shipped = (name) => readFile(inRoot('deploy/nginx', name), 'utf8');

/** The files of deploy/nginx, moved to this folder, to loopback and to these ports. */
async function writeFiles({ folder, port, copies, adjust }) {
  const files = {
    'nginx.conf': adjust(await shipped('nginx.conf')),
    'copies.conf': (await shipped('copies.conf')).replaceAll(
      /bff-(\d):3000/g,
      (_, copy) => `127.0.0.1:${copies[copy - 1]}`,
    ),
    'listen.conf': (await shipped('listen.conf')).replace('3000', `127.0.0.1:${port}`),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** @type {typeof import('./nginx.d.mts').startNginx} */
export async function startNginx({ folder, port, copies, adjust = (text) => text }) {
  const program = await ensureNginx();
  await writeFiles({ folder, port, copies, adjust });
  const place = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf')];
  // A process group of its own: Ctrl-C reaches the start script, which stops programs in order.
  const server = spawn(program, [...place, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const endAtExit = () => void server.kill('SIGTERM');
  process.once('exit', endAtExit);
  let said = '';
  server.stderr.on('data', (bytes) => (said += bytes));
  let hasEnded = false;
  const ended = new Promise((resolve) => server.once('close', resolve));
  void ended.then(() => (hasEnded = true));
  while (!(await isUp(port))) {
    if (hasEnded) throw new Obstacle(`nginx did not start: ${said}`);
    await wait(50);
  }
  return {
    said: () => said,
    stop: async () => {
      process.off('exit', endAtExit);
      server.kill('SIGTERM');
      await ended;
    },
  };
}

const isUp = (port) =>
  fetch(`http://127.0.0.1:${port}/nginx-health`).then(
    ({ status }) => status === 204,
    () => false,
  );
