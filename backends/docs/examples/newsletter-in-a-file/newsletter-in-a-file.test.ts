import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText } from '@shop/domain';
import { runProgram, shopSecrets } from '@shop/test/programs';
import { startShopPrograms } from '@shop/test/shop-programs';
import { createDatabase } from '@shop/test/start-postgres';
import { problemsOf, Visitor } from '@shop/test/visitor';

const folder = mkdtempSync(join(tmpdir(), 'taquilla-readers-'));
const file = join(folder, 'readers.jsonl');
const ADAPTERS = './backends/docs/examples/newsletter-in-a-file/index.mjs';

const ana = {
  path: '/es/',
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  accepts: 'yes',
  permits: 'yes',
  website: '',
  attempt: 'the-first-attempt',
};

it('stores readers in its file, one per address, without another backend', async () => {
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
    name: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@mail.example',
    country: 'MX',
    language: 'es',
  });
  expect(key).toMatch(/\S/);
}, 60_000);

/** A module on disk, with one port in it. */
function aModule(name: string, port: string, make: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `export const adapters = { ${port}: ${make} };`);
  return path;
}
const lacking = aModule('lacking', 'HotelsGateway', '() => ({ pricesFrom() {} })');
const forgetful = aModule(
  'forgetful',
  'NewsletterGateway',
  "() => ({ subscribe: async () => ({ kind: 'done' }) })",
);

const gateless = aModule(
  'gateless',
  'VoucherGateway',
  "() => ({ redeem: async () => ({ kind: 'unsupported' }), " +
    "ended: async () => ({ kind: 'unknown' }), find: async () => ({ kind: 'unknown' }) })",
);

it('keeps each promise of its port without the shop, as any module', async () => {
  const asked = (module: string) =>
    runProgram('scripts/promises.mjs', { NEWSLETTER_FILE: join(folder, 'asked.jsonl') }, [module]);
  const modules = [ADAPTERS, forgetful, lacking, gateless];
  const [kept, broken, none, alone] = await Promise.all(modules.map(asked));
  expect([kept?.code, kept?.said]).toEqual([0, expect.stringMatching(/Every promise was kept/)]);
  expect([broken?.code, broken?.said.match(/NOT KEPT: .*/g)]).toEqual([
    1,
    [
      'NOT KEPT: an address is subscribed once, whatever the language',
      'NOT KEPT: two concurrent calls subscribe an address once',
    ],
  ]);
  expect([none?.code, none?.said.trim().split('\n')]).toEqual([
    2,
    [expect.stringMatching(/makes its HotelsGateway without calendar\.$/)],
  ]);
  // One check needs an order, and this module has no orders port.
  expect([alone?.code, alone?.said.match(/(?:1| ) left out.*/g)]).toEqual([
    0,
    [
      '  left out: an unpaid order admits no visitor ' +
        '(needs OrdersGateway, CartGateway, CatalogueGateway)',
      '1 left out.',
    ],
  ]);
}, 60_000);

it.each([
  ['is missing', { ADAPTERS: './examples/nowhere.mjs' }, /nowhere\.mjs can't be read/],
  ['lacks a method', { ADAPTERS: lacking }, /makes its HotelsGateway without calendar\.$/],
  ['throws', { ADAPTERS }, /can't make its NewsletterGateway: NEWSLETTER_FILE must name a file\.$/],
])(
  'fails to open a module that %s: one sentence, exit code 2',
  async (_, env, sentence) => {
    const DATABASE_URL = await createDatabase();
    const { code, said } = await runProgram('dist/bff/main.mjs', {
      ...shopSecrets,
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      DATABASE_URL,
      ...env,
    });
    expect([code, said.trim()]).toEqual([2, expect.stringMatching(sentence)]);
    expect(said.trim().split('\n')).toHaveLength(1);
  },
  60_000,
);
