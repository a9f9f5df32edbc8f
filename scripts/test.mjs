// `npm test`: the check, then the faults, then the browser; the last line counts all tests.
import { checkAll } from './lib/check-all.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { runJest } from './lib/run-jest.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { complain, Obstacle, runMain, say } from './lib/say.mjs';

const faults = () => runJest('faults', ['--selectProjects', 'faults']);

async function browser() {
  await ensureTestBrowser();
  return runPlaywright();
}

await runMain(async () => {
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };
  try {
    for (const phase of [checkAll, faults, browser]) add(await phase());
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    complain(`\n${error.message}\n`);
    add(error.counts ?? { passed: 0, failed: 1 });
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
