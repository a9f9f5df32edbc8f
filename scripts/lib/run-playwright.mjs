import { mkdir, readFile, rm } from 'node:fs/promises';
import { judgeBrowserRun } from './browser-result.mjs';
import { inRoot } from './paths.mjs';
import { FailedTests } from './run-jest.mjs';
import { runNode } from './run.mjs';
import { Obstacle, say, seconds } from './say.mjs';

const reportFile = inRoot('test-results/browser.json');

/**
 * Runs the browser tests of these folders of test/browser/ and counts, without retries.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPlaywright(folders) {
  const began = Date.now();
  await mkdir(inRoot('test-results'), { recursive: true });
  await rm(reportFile, { force: true });
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'test/browser/playwright.config.ts',
    ...folders.map((folder) => `test/browser/${folder}/`),
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { code, output } = await runNode(args, { env });
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null'));
  if (!report) throw new Obstacle(`${output.trimEnd()}\n\n✗ browser: Playwright did not finish`);
  const { passed, failed, words } = judgeBrowserRun(report);
  if (code !== 0 || failed > 0)
    throw new FailedTests('browser', words || output, { passed, failed: Math.max(1, failed) });
  say(`✓ browser: ${passed} passed, ${seconds(began)}`);
  return { passed, failed: 0 };
}
