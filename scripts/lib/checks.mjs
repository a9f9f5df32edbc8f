import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { gate } from './gates.mjs';
import { inParallel } from './parallel.mjs';
import { say } from './say.mjs';

const bin = (path) => `node_modules/${path}`;

const quick = [
  gate('format', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  gate('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '.']),
];

const types = gate('types', [
  bin('typescript-native/bin/tsc'),
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  bin('.cache/taquilla/types.json'),
]);

const imports = gate('imports', [
  bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  '--config',
  '.dependency-cruiser.cjs',
  'apps',
  'backends',
  'libs',
]);

/** The import check resolves style sheets that the build writes. */
async function buildThenImports(signal) {
  await ensureBuild();
  await imports(signal);
}

/** All checks without tests. Format and lint run first, since they take seconds. */
export async function runChecks() {
  await ensureInstall();
  say('Checking …');
  await inParallel(quick);
  await inParallel([buildThenImports, types]);
}
