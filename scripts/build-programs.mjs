// Shop, sandbox and conformance kit in a few files each: to find and read hundreds is most of what a
// start costs.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { notices } from './lib/notices.mjs';
import { inRoot } from './lib/paths.mjs';

/** What packages look for and do without. */
const absent = /^(?:@nestjs\/(?:websockets|microservices)|class-transformer\/storage|pg-native)/;

const ours = /[\\/]dist[\\/](?:apps|backends|libs)[\\/]/;

/** The lines of an error lead to our sources, by the maps beside what was compiled of them. */
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
  // A program reads its maps as it starts, and those of packages weigh ten times as much.
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'chunk' || file.moduleIds.some((id) => ours.test(id))) continue;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
      delete bundle[`${name}.map`];
    }
  },
};

/** The folder of each program's main.ts. */
const folders = { bff: 'apps/bff', sandbox: 'backends/sandbox', conformance: 'backends/kit' };

async function build(program) {
  const bundle = await rolldown({
    input: inRoot(`dist/${folders[program]}/src/main.js`),
    platform: 'node',
    external: absent,
    plugins: [mapsOfOurs, notices()],
    // Packages that register something when they are read say so of few of their files.
    treeshake: false,
    // One of Koa's packages makes a function of a text of its own.
    checks: { eval: false },
    // A package that is not found would be missed where nothing but these files is.
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  await bundle.write({
    dir: inRoot(`dist/${program}`),
    cleanDir: true,
    sourcemap: true,
    // Injection and logs go by the names of classes.
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, tags: ['$initial'] }] },
  });
}

/** What answers of backends are held against, as data. */
async function writeContracts(program) {
  const [from, to] = [inRoot('backends/contracts'), inRoot(`dist/${program}/contracts`)];
  await mkdir(to, { recursive: true });
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.yaml'))) {
    const document = parse(await readFile(`${from}/${file}`, 'utf8'));
    await writeFile(`${to}/${basename(file, '.yaml')}.json`, JSON.stringify(document));
  }
}

/** The kit is a package of its own: what it says of itself lies beside it. */
async function packKit() {
  const target = (file) => inRoot(`dist/conformance/${file}`);
  for (const file of ['package.json', 'README.md', 'Dockerfile'])
    await copyFile(inRoot(`backends/kit/${file}`), target(file));
  await copyFile(inRoot('LICENSE'), target('LICENSE'));
}

await Promise.all(Object.keys(folders).map(build));
await Promise.all([writeContracts('bff'), writeContracts('conformance'), packKit()]);
