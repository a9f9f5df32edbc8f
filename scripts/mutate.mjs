// `npm run mutate`: breaks the rules of prices, packages and coupons in turn, and counts the
// mutants that tests kill.
// What follows `--` goes on to Stryker: `-- --mutate libs/domain/src/coupon/coupon.ts --concurrency 1`.
import { ensureInstall } from './lib/ensure-install.mjs';
import { runNode } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureInstall();
  // There are hundreds of mutants, so each meets only a part of the random cases.
  process.env.CORPUS = 'part';
  const entry = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const args = ['run', 'test/mutation/stryker.config.mjs', ...process.argv.slice(2)];
  return (await runNode([entry, ...args], { show: true })).code;
});
