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
    'backends',
    'libs',
  ]),
];

/**
 * Everything that decides whether a change is good, but the browser; without faults unless asked for:
 * they wait more than they work, so they run among the others rather than after them.
 * @returns {Promise<{ passed: number, failed: number }>} the tests that ran
 */
export async function checkAll({ hasFaults = false } = {}) {
  await ensureInstall();
  say('Checking …');
  await inParallel([ensureBuild, ...gates]);
  const projects = hasFaults ? ['faults', 'shops', 'parts'] : ['shops', 'parts'];
  return runJest('tests', ['--selectProjects', ...projects]);
}
