// `npm test`: the check with the faults among it, then the browser, then whether all that the
// contracts promise was seen; the last line counts all tests.
// `npm run test:whole`: the same with whole corpora, with as many faults as there were ever asked,
// and with a screen that is added to a copy.
import { checkAll } from './lib/check-all.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { reportContracts, watchContracts } from './lib/contract-report.mjs';
import { runNode } from './lib/run.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { complain, Obstacle, runMain, say } from './lib/say.mjs';

const check = () => checkAll({ hasFaults: true });

async function browser() {
  await ensureTestBrowser();
  return runPlaywright();
}

async function screenAdded() {
  const { code, output } = await runNode(['scripts/prove-screen.mjs']);
  if (code !== 0) throw new Obstacle(`${output.trimEnd()}\n\n✗ a new screen`);
  return { passed: 1, failed: 0 };
}

const isWhole = process.argv.includes('--whole');
if (isWhole) process.env.CORPUS = 'whole';
const phases = [check, browser, ...(isWhole ? [screenAdded] : []), reportContracts];

await runMain(async () => {
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };
  await watchContracts();
  try {
    for (const phase of phases) add(await phase());
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    complain(`\n${error.message}\n`);
    add(error.counts ?? { passed: 0, failed: 1 });
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
