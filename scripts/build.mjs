// `npm run build`: browser code, its server build, the BFF and the sandbox, into dist/.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFingerprint, buildStamp } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { stamp } from './lib/fingerprint.mjs';
import { inParallel } from './lib/parallel.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';

const vite = ['node_modules/vite/bin/vite.js', 'build'];

const steps = {
  theme: ['scripts/build-theme.mjs'],
  fonts: ['tools/build-fonts.mjs'],
  flags: ['tools/build-flags.mjs'],
  icons: ['tools/build-icons.mjs'],
  sharing: ['tools/build-sharing.mjs'],
  packed: ['scripts/build-packed.mjs'],
  browser: [...vite, '--logLevel', 'warn'],
  'server render': [...vite, '--logLevel', 'warn', '--ssr'],
  // Not needed in production.
  kit: [
    ...vite,
    '--logLevel',
    'warn',
    '--ssr',
    'apps/web/src/entry-kit.tsx',
    '--outDir',
    'dist/web/kit',
  ],
  gate: [...vite, '--logLevel', 'warn', '--mode', 'gate'],
  'shop and sandbox': ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
  programs: ['scripts/build-programs.mjs'],
  contract: ['scripts/build-openapi.mjs'],
};

async function step(name, signal) {
  const began = Date.now();
  const { code, output } = await runNode(steps[name], { signal });
  if (signal.aborted) return;
  if (code !== 0) throw new Obstacle(`Build step "${name}" failed:\n${output}`);
  say(`  ${name}, ${seconds(began)}`);
}

/** The web builds read the generated files; the server build reads the browser's manifest. */
async function web(signal) {
  for (const name of [
    'theme',
    'fonts',
    'flags',
    'icons',
    'browser',
    'server render',
    'kit',
    'gate',
    'packed',
  ]) {
    if (!signal.aborted) await step(name, signal);
  }
}

/** No step depends on the sharing pictures, so they join the shorter half. */
async function shop(signal) {
  for (const name of ['shop and sandbox', 'programs', 'contract', 'sharing']) {
    if (!signal.aborted) await step(name, signal);
  }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function printSizes() {
  const folder = inRoot('dist/web/client');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  // Most chunks have no name in their address.
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const named = new Map(
    Object.values(manifest).map(({ file, name }) => [file, name ? `${name}  ${file}` : file]),
  );
  const sized = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      return {
        file: named.get(file) ?? file,
        raw: bytes.length,
        gzip: gzipSync(bytes, { level: 9 }).length,
      };
    }),
  );
  const rows = sized.sort((one, other) => other.gzip - one.gzip);
  for (const { file, raw, gzip } of rows.slice(0, 12)) {
    say(`  ${kilobytes(gzip).padStart(9)} gzip ${kilobytes(raw).padStart(10)}  ${file}`);
  }
  const total = rows.reduce((sum, { gzip }) => sum + gzip, 0);
  say(`  ${kilobytes(total).padStart(9)} gzip in ${rows.length} scripts and style sheets`);
}

await runMain(async () => {
  await ensureInstall();
  const began = Date.now();
  // Taken before the build, so that edits during the build trigger another one.
  const fingerprint = await buildFingerprint();
  await rm(inRoot('dist'), { recursive: true, force: true });
  await inParallel([web, shop]);
  await stamp(buildStamp, fingerprint);
  await printSizes();
  say(`Built in ${seconds(began)}.`);
});
