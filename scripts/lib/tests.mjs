import { ensureTestBrowser } from './chromium.mjs';
import { FailedTests, runJest } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runNode } from './run.mjs';
import { complain, Obstacle, say, seconds } from './say.mjs';

const gateProjects = ['faults', 'journeys', 'contracts', 'parts'];
const gateFolders = ['gate'];

const jestOf = (projects, env) => () => runJest('jest', ['--selectProjects', ...projects], { env });

async function browserOf(folders) {
  await ensureTestBrowser();
  return runPlaywright(folders);
}

async function programOf(name, program) {
  const began = Date.now();
  const { code, output } = await runNode([program]);
  if (code !== 0) throw new FailedTests(name, output, { passed: 0, failed: 1 });
  say(`✓ ${name}, ${seconds(began)}`);
  return { passed: 1, failed: 0 };
}

/** Jest runs of the gate and these parts; parts without their own environment share one. */
export function jestRuns(parts, env = {}) {
  const shared = parts.flatMap(({ jest }) => (jest && !jest.env ? jest.projects : []));
  const own = parts.filter(({ jest }) => jest?.env);
  const forAll = Object.assign({}, env, ...parts.map((part) => part.env));
  return [
    jestOf([...new Set([...gateProjects, ...shared])], forAll),
    ...own.map(({ jest }) => jestOf(jest.projects, { ...env, ...jest.env })),
  ];
}

export const browserRuns = (parts) => [
  () => browserOf([...gateFolders, ...parts.flatMap(({ browser }) => browser ?? [])]),
];

export const programRuns = (parts) =>
  parts
    .filter(({ program }) => program)
    .map(
      ({ name, program }) =>
        () =>
          programOf(name, program),
    );

/**
 * Runs each to its end despite failures, then prints the failed names last.
 * @param {readonly (() => Promise<{ passed: number, failed: number }>)[]} runs
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runAll(runs) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const run of runs) {
    const { passed, failed } = await run().catch((error) => {
      if (!(error instanceof Obstacle)) throw error;
      failures.push(error.message);
      return error.counts ?? { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
  }
  for (const message of failures) complain(`\n${message}`);
  return total;
}
