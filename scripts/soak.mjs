// `npm run soak`: purchases in every way to pay, changes of dates and cancellations by many buyers at
// once, while the shop, its stores and its backends are killed, these have bad days, and messages come
// twice, late and in any order; then the books of all are compared.
// `-- --purchases=10000 --buyers=64 --kills=200 --store-kills=10` unless told otherwise.
import { parseArgs } from 'node:util';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { runJest } from './lib/run-jest.mjs';
import { Obstacle, runMain } from './lib/say.mjs';

const defaults = { purchases: '10000', buyers: '64', kills: '200', 'store-kills': '10' };
const options = Object.fromEntries(
  Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: value }]),
);
const sizes = parseArgs({ options }).values;

await runMain(async () => {
  for (const [name, value] of Object.entries(sizes)) {
    if (!(Number(value) >= 1)) throw new Obstacle(`--${name} is a number from 1`);
    process.env[`SOAK_${name.replace('-', '_').toUpperCase()}`] = value;
  }
  await ensureInstall();
  await ensureBuild();
  await runJest('soak', ['--selectProjects', 'faults', '--', 'faults/killed-purchases.test']);
});
