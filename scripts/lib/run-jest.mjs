import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { inRoot } from './paths.mjs';
import { roomy, runNode } from './run.mjs';
import { Obstacle, say, seconds } from './say.mjs';

const results = inRoot('test-results');

/**
 * Runs jest and counts. A suite that fails to load counts as one failed test.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runJest(name, args, { env } = {}) {
  const began = Date.now();
  const file = `${results}/${name}.json`;
  await mkdir(results, { recursive: true });
  await rm(file, { force: true });
  const jest = 'node_modules/jest/bin/jest.js';
  const flags = [roomy, '--experimental-vm-modules', '--no-warnings', jest];
  const report = ['--json', `--outputFile=${file}`, '--silent=false'];
  const { code, output } = await runNode([...flags, ...report, ...args], { env });
  const counted = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (!counted) throw new Obstacle(`${output.trimEnd()}\n\n✗ ${name}: jest did not finish`);
  const passed = counted.numPassedTests;
  const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites;
  if (code !== 0 || failed > 0) {
    const words = counted.testResults
      .filter(({ message }) => message)
      .map(({ name, message }) => `${relative(inRoot('.'), name)}\n${message}`)
      .join('\n');
    throw new FailedTests(name, words || output, { passed, failed: Math.max(1, failed) });
  }
  say(`✓ ${name}: ${passed} passed, ${seconds(began)}`);
  return { passed, failed: 0 };
}

export class FailedTests extends Obstacle {
  constructor(name, words, counts) {
    super(`${words.trimEnd()}\n\n✗ ${name}: ${counts.failed} failed, ${counts.passed} passed`);
    this.counts = counts;
  }
}
