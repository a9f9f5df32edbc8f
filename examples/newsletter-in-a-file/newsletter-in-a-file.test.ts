import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText } from '@shop/domain';
import { runProgram, shopSecrets } from '@shop/test/programs';
import { startShopPrograms } from '@shop/test/shop-programs';
import { createDatabase } from '@shop/test/start-postgres';
import { problemsOf, Visitor } from '@shop/test/visitor';

const file = join(mkdtempSync(join(tmpdir(), 'taquilla-readers-')), 'readers.jsonl');
const ADAPTERS = './examples/newsletter-in-a-file/index.mjs';

const ana = {
  ...{ path: '/es/', name: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', country: 'MX' },
  ...{ accepts: 'yes', permits: 'yes', website: '', attempt: 'the-first-attempt' },
};

it('keeps readers in its file, one of each address, while the shop asks nobody else', async () => {
  const shop = await startShopPrograms({ env: { ADAPTERS, NEWSLETTER_FILE: file } });
  const subscribe = (form: Readonly<Record<string, string>>) =>
    new Visitor(shop.url).postJson('/api/newsletter', form);
  await shop.order({ api: 'newsletter', mode: 'down' });
  expect((await subscribe(ana)).status).toBe(200);
  expect((await subscribe(ana)).status).toBe(200);
  const again = await subscribe({ ...ana, attempt: 'another-attempt' });
  expect(problemsOf(await again.json())).toMatchObject([
    { field: 'email', text: errorText('newsletterDuplicate', 'es') },
  ]);
  await shop.stop();
  const { key, ...reader } = JSON.parse(readFileSync(file, 'utf8'));
  expect(reader).toEqual({
    ...{ name: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', country: 'MX' },
    language: 'es',
  });
  expect(key).toMatch(/\S/);
}, 60_000);

it.each([
  [{ ADAPTERS: './examples/nowhere.mjs' }, /nowhere\.mjs can't be read/],
  [{ ADAPTERS }, /can't make its NewsletterGateway: NEWSLETTER_FILE must name a file\.$/],
])(
  'does not open with %j: one sentence, and 2',
  async (env, sentence) => {
    const DATABASE_URL = await createDatabase();
    const { code, said } = await runProgram('dist/bff/main.mjs', {
      ...{ ...shopSecrets, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', DATABASE_URL },
      ...env,
    });
    expect([code, said.trim()]).toEqual([2, expect.stringMatching(sentence)]);
    expect(said.trim().split('\n')).toHaveLength(1);
  },
  60_000,
);
