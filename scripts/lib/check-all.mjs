import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { gate } from './gates.mjs';
import { inParallel } from './parallel.mjs';
import { runJest } from './run-jest.mjs';
import { say } from './say.mjs';

const bin = (path) => `node_modules/${path}`;

const gates = [
  gate('types', [
    bin('typescript-native/bin/tsc'),
    ...['-p', '.', '--incremental', '--tsBuildInfoFile', bin('.cache/taquilla/types.json')],
  ]),
  gate('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '.']),
  gate('format', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  gate('imports', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'libs',
  ]),
];

/**
 * Everything that decides whether a change is good, but the faults and the browser.
 * @returns {Promise<{ passed: number, failed: number }>} the tests that ran
 */
export async function checkAll() {
  await ensureInstall();
  say('Checking …');
  await inParallel([ensureBuild, ...gates]);
  return runJest('tests', ['--selectProjects', 'parts', 'shops']);
}
