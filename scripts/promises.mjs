// `npm run promises -- ./our-adapters.mjs`: checks the ports that a module implements. Exit code 0:
// all promises kept; 1: one broken; 2: unusable module.
import { parseArgs } from 'node:util';
import { promisesOf } from '../test/support/promises/index.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain, say } from './lib/say.mjs';

const inTwoMonths = () => new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { currency: { type: 'string' }, month: { type: 'string' }, word: { type: 'string' } },
});

/** The shop's tools for an adapter, without a shop. */
const tools = {
  env: process.env,
  requestId: () => undefined,
  timeLeft: () => undefined,
  reporter: { report: (what) => say(`  reported: ${JSON.stringify(what)}`) },
};

async function kept({ name, keeps }) {
  try {
    await keeps();
    say(`  kept: ${name}`);
    return true;
  } catch (error) {
    say(`  NOT KEPT: ${name}\n    ${String(error?.message ?? error).replaceAll('\n', '\n    ')}`);
    return false;
  }
}

async function keepsAll(adapters) {
  const { currency = 'MXN', month = inTwoMonths(), word = 'tour' } = values;
  const asking = { currency, month, word };
  let [count, left] = [0, 0];
  for (const [port, adapter] of Object.entries(adapters)) {
    const promises = promisesOf[port](adapter, asking, adapters);
    say(`${port}: ${promises.length} promises`);
    for (const promise of promises) {
      const missing = (promise.needs ?? []).filter((one) => !adapters[one]);
      if (missing.length > 0) say(`  left out: ${promise.name} (needs ${missing.join(', ')})`);
      if (missing.length > 0) left += 1;
      else if (!(await kept(promise))) count += 1;
    }
  }
  const rest = left === 0 ? '' : ` ${left} left out.`;
  say(count === 0 ? `Every promise was kept.${rest}` : `${count} not kept.${rest}`);
  return count === 0 ? 0 : 1;
}

await runMain(async () => {
  await ensureInstall();
  await ensureBuild();
  const { loadOwnPorts } = await import(inRoot('dist/apps/bff/src/backends/own-adapters.js'));
  if (positionals.length === 0) {
    say('Name a module: npm run promises -- ./our-adapters.mjs');
    return 2;
  }
  const adapters = await loadOwnPorts(positionals, tools).catch((error) => {
    if (error?.exitCode === undefined) throw error;
    say(error.message);
    return error.exitCode;
  });
  return typeof adapters === 'number' ? adapters : keepsAll(adapters);
});
