// Preloaded by `npm run bench -- --profile`: writes a CPU profile for Chromium's dev tools.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { basename, dirname, join } from 'node:path';

const folder = 'test-results/bench-profiles';
const entry = process.argv[1] ?? 'node';
const name = basename(entry) === 'main.mjs' ? basename(dirname(entry)) : basename(entry);

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');
process.once('exit', () => {
  session.post('Profiler.stop', (_error, { profile }) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}-${process.pid}.cpuprofile`), JSON.stringify(profile));
  });
});
