// `npm run soak`: many buyers buy in every way to pay, change dates and cancel, while shop, stores
// and backends are killed or misbehave and messages arrive twice, late or out of order. Then it
// compares all ledgers. Defaults: `-- --purchases=10000 --buyers=64 --kills=200 --store-kills=10`.
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
