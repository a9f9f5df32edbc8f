// Bundles shop, sandbox and conformance kit: loading hundreds of files dominates a start.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { notices } from './lib/notices.mjs';
import { oneByte } from './lib/one-byte.mjs';
import { inRoot } from './lib/paths.mjs';

/** Optional dependencies that packages try to load. */
const absent = /^(?:@nestjs\/(?:websockets|microservices)|class-transformer\/storage|pg-native)/;

const ours = /[\\/]dist[\\/](?:apps|backends|libs)[\\/]/;

/** Chains source maps, so that stack traces point to our TypeScript sources. */
const mapsOfOurs = {
  name: 'maps-of-ours',
  load: {
    filter: { id: ours },
    async handler(id) {
      const [code, map] = await Promise.all(
        [id, `${id}.map`].map((file) => readFile(file, 'utf8')),
      );
      return { code, map: JSON.parse(map) };
    },
  },
  // Programs load source maps at start; those of packages are ten times larger than ours.
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'chunk' || file.moduleIds.some((id) => ours.test(id))) continue;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
      delete bundle[`${name}.map`];
    }
  },
};

const folders = { bff: 'apps/bff', sandbox: 'backends/sandbox', conformance: 'backends/kit' };

/** Programs for the operator's shell, beside the shop's in its image. */
const operations = ['migrate', 'order', 'backup', 'restore', 'privacy'];

const bundleOf = (input, plugins) =>
  rolldown({
    input,
    platform: 'node',
    external: absent,
    plugins: [mapsOfOurs, oneByte, ...plugins],
    // Packages with import side effects declare few of their files.
    treeshake: false,
    // A package of Koa builds a function from a fixed string.
    checks: { eval: false },
    // An unresolved package would fail only where just these files exist.
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });

async function build(program) {
  const bundle = await bundleOf(inRoot(`dist/${folders[program]}/src/main.js`), [notices()]);
  await bundle.write({
    dir: inRoot(`dist/${program}`),
    cleanDir: true,
    sourcemap: true,
    // Dependency injection and logs use class names.
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, tags: ['$initial'] }] },
  });
}

/** Their packages are a part of the shop's, which its notices list. */
async function buildOperations() {
  const inputs = operations.map((name) => [name, inRoot(`dist/apps/bff/src/${name}.js`)]);
  const bundle = await bundleOf(Object.fromEntries(inputs), []);
  await bundle.write({
    dir: inRoot('dist/bff'),
    sourcemap: true,
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'operate-[name].mjs',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
  });
}

async function writeContracts(program) {
  const [from, to] = [inRoot('backends/contracts'), inRoot(`dist/${program}/contracts`)];
  await mkdir(to, { recursive: true });
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.yaml'))) {
    const document = parse(await readFile(`${from}/${file}`, 'utf8'));
    await writeFile(`${to}/${basename(file, '.yaml')}.json`, JSON.stringify(document));
  }
}

async function packKit() {
  const target = (file) => inRoot(`dist/conformance/${file}`);
  for (const file of ['package.json', 'README.md', 'Dockerfile'])
    await copyFile(inRoot(`backends/kit/${file}`), target(file));
  await copyFile(inRoot('LICENSE'), target('LICENSE'));
}

await Promise.all(Object.keys(folders).map(build));
await buildOperations();
await Promise.all([writeContracts('bff'), writeContracts('conformance'), packKit()]);
