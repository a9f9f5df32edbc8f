import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '@shop/test/programs';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const folder = temporaryFolder('operations');
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As `npm run` does, without DATABASE_URL. */
const run = (...args: readonly string[]) =>
  runProgram('scripts/operate.mjs', { TAQUILLA_DATA_DIR: folder }, args);

it.each([
  ['migrate', []],
  ['order', ['TQ-1']],
  ['backup', ['file']],
  ['restore', ['file']],
  ['privacy', ['export', 'ana@example.com']],
])('the program %s says in one sentence what is missing', async (name, args) => {
  const { code, said } = await runProgram(`dist/bff/${name}.mjs`, {}, args);
  expect([code, said]).toEqual([1, expect.stringMatching(/^\w+: DATABASE_URL must be set.*\.\n$/)]);
});

it('npm run names what it needs where no database is', async () => {
  const { code, said } = await run('migrate');
  expect([code, said]).toEqual([1, expect.stringContaining('DATABASE_URL is not set')]);
});

it('npm run uses the database of npm start, running or not', async () => {
  const server = await startPostgres({ dataDir: join(folder, 'postgres') });
  await server.createDatabase('shop');
  const { code, said } = await run('migrate');
  expect([code, said]).toEqual([0, expect.stringMatching(/^Done: 0001-purchases, /)]);
  await server.stop();
  expect(await run('migrate')).toEqual({ code: 0, said: 'The database is current.\n' });
  expect(await run('migrate', 'sideways')).toMatchObject({ code: 2 });
});
