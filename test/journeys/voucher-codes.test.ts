import { execFile } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createSignatureCheck, judgeVoucher, languages, type VoucherKey } from '@shop/domain';
import { lettersOnceThere } from '@shop/test/letters';
import { buyTicket } from '@shop/test/paid-orders';
import { readQrPath } from '@shop/test/read-qr';
import { scanPage } from '@shop/test/scan-page';
import { startBff } from '@shop/test/start-bff';
import { ensurePoppler } from '../../scripts/lib/poppler.mjs';

const run = promisify(execFile);
const shop = await startBff();
let folder: string;
beforeAll(async () => {
  await ensurePoppler();
  folder = await mkdtemp(join(tmpdir(), 'codes-'));
}, 180_000);
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const buy = async (email: string) => {
  const visitor = shop.visitor();
  return { visitor, ...(await buyTicket(visitor, 'es', email)) };
};

async function keysOf(): Promise<readonly VoucherKey[]> {
  const reply = await shop.visitor().get('/api/voucher-keys');
  expect(reply.headers.get('content-type')).toMatch(/^application\/jwk-set\+json/);
  return ((await reply.json()) as { keys: readonly VoucherKey[] }).keys; // as: what a gate takes it for
}

it('a code on the order page lets its one unit in on its day, by the shop’s public keys alone', async () => {
  const { view } = await buy('ana@codes.example');
  const subtle = webcrypto.subtle as SubtleCrypto; // as: the same thing by two names
  const check = await createSignatureCheck(subtle, await keysOf());
  const { day = '' } =
    (
      await shop.sandbox.db
        .selectFrom('orders')
        .select('lines')
        .where('id', '=', view.id)
        .executeTakeFirstOrThrow()
    ).lines[0]?.choice ?? {};
  const never = () => false;
  const judge = (text: string, today: string) =>
    judgeVoucher(text, { today, isRevoked: never, isUsed: never, check });
  const vouchers = view.lines.flatMap((line) => line.vouchers);
  expect(vouchers).toHaveLength(2);
  for (const { code, unit, qr } of vouchers) {
    const text = readQrPath(qr) ?? '';
    const claim = { order: view.id, unit: code, product: 'bruma', who: unit, day, lastDay: day };
    expect(await judge(text, day ?? '')).toEqual({ kind: 'valid', claim });
    expect((await judge(text, '2026-01-01')).kind).toBe('otherDay');
    // The short code is for people: no gate believes it by itself.
    expect((await judge(code, day ?? '')).kind).toBe('forged');
  }
  expect(new Set(vouchers.map(({ qr }) => qr.path)).size).toBe(2);
});

it('is the same on the page, in its PDF and in the one of its mail', async () => {
  const { visitor, view, email } = await buy('eva@codes.example');
  const wanted = view.lines.flatMap(({ vouchers }) => vouchers.map(({ qr }) => readQrPath(qr)));
  const paper = await visitor.get(view.files?.vouchers ?? '');
  const [letter] = await lettersOnceThere(shop.sandbox, email);
  const files = [
    Buffer.from(await paper.arrayBuffer()),
    Buffer.from(letter?.vouchers?.base64 ?? '', 'base64'),
  ];
  for (const [at, content] of files.entries()) {
    const file = join(folder, `${at}.pdf`);
    await writeFile(file, content);
    expect(content.length).toBeLessThanOrEqual(60_000);
    expect([await scanPage(file, 1, 100), await scanPage(file, 2, 100)]).toEqual(wanted);
  }
});

it('is told to be used on its page and on paper once a gate has let it in', async () => {
  const { visitor, view, path } = await buy('uma@codes.example');
  const [{ code = '' } = {}] = view.lines[0]?.vouchers ?? [];
  const { cartUrl, tokens } = shop.sandbox;
  await fetch(`${cartUrl}/xapi/orders/${view.id}/redeem`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.cart}`,
      PrefixProject: 'CB',
      SiteCode: 'coralibri',
      'content-type': 'application/json',
      'idempotency-key': 'gate-1',
    },
    body: JSON.stringify({ Code: code }),
  });
  const after = (await visitor.look('order', path)).view;
  const [used, other] = after.lines[0]?.vouchers ?? [];
  expect(after.state).toBe('confirmed');
  expect([used?.code, other?.used]).toEqual([code, undefined]);
  expect(used?.used?.at).toMatch(/ de 20\d\d, \d{1,2}:\d\d$/);
  const html = await (await visitor.get(path, { accept: 'text/html' })).text();
  expect(html.match(/Usado el /g)).toHaveLength(1);
  const file = join(folder, 'used.pdf');
  const paper = await visitor.get(view.files?.vouchers ?? '');
  await writeFile(file, Buffer.from(await paper.arrayBuffer()));
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  expect(stdout.match(/1 de 2 · usado/g)).toHaveLength(1);
});

it('weighs little on the page of two tickets', async () => {
  const { visitor, path } = await buy('ina@codes.example');
  for (const language of languages) {
    const own = path.replace(
      '/es/orden/',
      { es: '/es/orden/', en: '/en/order/', pt: '/pt/pedido/' }[language],
    );
    const html = await (await visitor.get(own, { accept: 'text/html' })).text();
    expect(html).toContain('<svg');
    expect(gzipSync(html, { level: 8 }).length).toBeLessThanOrEqual(14_000);
  }
});
