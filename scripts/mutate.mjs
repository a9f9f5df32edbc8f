// `npm run mutate`: breaks each rule of prices, packages and coupons in turn, and counts who notices.
// What follows `--` goes on to Stryker: `-- --mutate libs/domain/src/coupon/coupon.ts --concurrency 1`.
import { ensureInstall } from './lib/ensure-install.mjs';
import { runNode } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureInstall();
  // Each mutant meets a part of the cases of chance: there are hundreds of them.
  process.env.CORPUS = 'part';
  const entry = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const args = ['run', 'test/mutation/stryker.config.mjs', ...process.argv.slice(2)];
  return (await runNode([entry, ...args], { show: true })).code;
});
