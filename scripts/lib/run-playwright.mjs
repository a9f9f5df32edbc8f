import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { judgeBrowserRun, tableOfSecondTries } from './browser-result.mjs';
import { inRoot } from './paths.mjs';
import { FailedTests } from './run-jest.mjs';
import { runNode } from './run.mjs';
import { Obstacle, say, seconds } from './say.mjs';

const reportFile = inRoot('test-results/browser.json');
/** What passed only when tried again, for whoever hunts it; an empty list after a clean run. */
const secondTriesFile = inRoot('test-results/second-tries.json');

/**
 * Runs the browser tests and counts. A test that fails is tried once more.
 * @returns {Promise<{ passed: number, failed: number, secondTries: number }>}
 */
export async function runPlaywright() {
  const began = Date.now();
  await mkdir(inRoot('test-results'), { recursive: true });
  await Promise.all([reportFile, secondTriesFile].map((file) => rm(file, { force: true })));
  const config = ['-c', 'test/browser/playwright.config.ts'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { code, output } = await runNode(args, { env });
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null'));
  if (!report) throw new Obstacle(`${output.trimEnd()}\n\n✗ browser: Playwright did not finish`);
  const { passed, failed, secondTries, words } = judgeBrowserRun(report);
  await writeFile(secondTriesFile, `${JSON.stringify(secondTries, null, 2)}\n`);
  const table = tableOfSecondTries(secondTries);
  if (code !== 0 || failed > 0) {
    const said = [words, table].filter(Boolean).join('\n\n');
    throw new FailedTests('browser', said || output, { passed, failed: Math.max(1, failed) });
  }
  if (table) say(table);
  say(`✓ browser: ${passed} passed, ${seconds(began)}`);
  return { passed, failed: 0, secondTries: secondTries.length };
}
