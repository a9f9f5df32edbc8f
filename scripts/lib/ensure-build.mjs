import { fingerprintOf, isStamped } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { Obstacle, say } from './say.mjs';

export const buildStamp = inRoot('dist/.taquilla-build');

const sources = [
  'apps',
  'backends/kit',
  'backends/sandbox',
  'libs',
  'content/hotels',
  'content/pictures',
  'content/places',
  'content/site.json',
  'backends/contracts',
  'scripts/build.mjs',
  'scripts/build-packed.mjs',
  'tools/build-icons.mjs',
  'tools/build-flags.mjs',
  'tools/build-fonts.mjs',
  'scripts/build-openapi.mjs',
  'scripts/build-programs.mjs',
  'scripts/lib/one-byte.mjs',
  'scripts/lib/web-chunks.mjs',
  'scripts/lib/as-published.mjs',
  'scripts/lib/notices.mjs',
  'scripts/lib/licenses.mjs',
  'tools/build-sharing.mjs',
  'scripts/build-theme.mjs',
  'scripts/lib/compile-recipe.mjs',
  'scripts/lib/openapi',
  'tools/lib/sharing-picture.mjs',
  'tools/lib/sharing-subjects.mjs',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'nest-cli.json',
  '.swcrc',
];

const isBuilt = (path) => !/\.test\.tsx?$|^apps\/web\/generated\//.test(path);

// Node itself is a package, so the lock file covers its version.
export const buildFingerprint = () => fingerprintOf(sources, isBuilt);

export const isBuildFresh = async () => isStamped(buildStamp, await buildFingerprint());

export async function ensureBuild() {
  if (await isBuildFresh()) return;
  say('Building the shop …');
  // Under jest's NODE_ENV the web would become a development build.
  const env = { NODE_ENV: 'production' };
  const { code } = await runNode(['scripts/build.mjs'], { show: true, env });
  if (code !== 0) throw new Obstacle('The build failed; its message is above.');
}
