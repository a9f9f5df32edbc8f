import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { asPublished } from '../../scripts/lib/as-published.mjs';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
const library = join(folder, 'node_modules/router');
mkdirSync(library, { recursive: true });
writeFileSync(join(library, 'index.js'), 'export const route = () => "published";\n');
writeFileSync(
  join(folder, 'entry.js'),
  "import { route } from './node_modules/router/index.js';\nexport { route };\n",
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rewrites = (file: string): Plugin => ({
  name: 'rewrites',
  transform: (code, id) => (id.endsWith(file) ? `${code}// another line\n` : null),
});

async function build(...plugins: Plugin[]) {
  const bundle = await rolldown({ input: join(folder, 'entry.js'), plugins });
  // Rolldown's default is a regular expression of another realm.
  return (await bundle.generate({ sourcemapIgnoreList: false })).output[0].code;
}

it('accepts a build that uses its packages unmodified', async () => {
  expect(await build(rewrites('entry.js'), asPublished())).toContain('published');
});

it('fails a build that rewrites a package, and names the file', async () => {
  await expect(build(rewrites('router/index.js'), asPublished())).rejects.toThrow(
    /otherwise than published: .*router\/index\.js/,
  );
});
