import { mkdir, readFile, rm } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { FailedTests } from './run-jest.mjs';
import { runNode } from './run.mjs';
import { Obstacle, say, seconds } from './say.mjs';

/**
 * Runs the browser tests and counts; a test that passed at its second try counts as failed.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPlaywright() {
  const began = Date.now();
  const file = inRoot('test-results/browser.json');
  await mkdir(inRoot('test-results'), { recursive: true });
  await rm(file, { force: true });
  const config = ['-c', 'test/browser/playwright.config.ts'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config];
  const { code, output } = await runNode(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const counted = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (!counted) throw new Obstacle(`${output.trimEnd()}\n\n✗ browser: Playwright did not finish`);
  const { expected: passed, unexpected, flaky } = counted.stats;
  const failed = unexpected + flaky + counted.errors.length;
  if (code !== 0 || failed > 0) {
    throw new FailedTests('browser', output, { passed, failed: Math.max(1, failed) });
  }
  say(`✓ browser: ${passed} passed, ${seconds(began)}`);
  return { passed, failed: 0 };
}
