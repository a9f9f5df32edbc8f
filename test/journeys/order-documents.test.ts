import { execFile } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  createSignatureCheck,
  judgeVoucher,
  languageTags,
  pathOf,
  type VoucherKey,
} from '@shop/domain';
import { parse5 } from '@shop/test/built';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere, lettersTo } from '@shop/test/letters';
import { type Bought, buyTicket } from '@shop/test/paid-orders';
import { textOf } from '@shop/test/read-document';
import { readQrPath } from '@shop/test/read-qr';
import { scanPage } from '@shop/test/scan-page';
import { sharedShop, startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { ensurePoppler } from '../../scripts/lib/poppler.mjs';

type Letter = Awaited<ReturnType<typeof lettersTo>>[number];

const run = promisify(execFile);
const shop = await sharedShop();
let folder: string;
beforeAll(async () => {
  await ensurePoppler();
  folder = await mkdtemp(join(tmpdir(), 'codes-'));
}, 180_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const subjects = {
  es: 'Tus boletos de Coralibrí: orden',
  en: 'Your Coralibrí tickets: order',
  pt: 'Seus ingressos da Coralibrí: pedido',
} as const;

describe.each(journeyLanguages)('an order in %s', (language) => {
  let visitor: Visitor;
  let bought: Bought;
  let letter: Letter;
  beforeAll(async () => {
    visitor = shop.visitor();
    bought = await buyTicket(visitor, language, `eva.${language}@documents.example`);
    const [one, ...others] = await lettersOnceThere(shop.sandbox, bought.email);
    if (!one) throw new Error('no mail');
    expect(others).toEqual([]);
    letter = one;
  });
  const unfolded = (text = '') => text.replaceAll(/\r\n[ \t]/g, '');

  it('has an HTML and text mail that matches its page', () => {
    const { view } = bought;
    const subject = `${subjects[language]} ${view.id}`;
    expect(letter).toMatchObject({ language, name: 'Ana López', subject });
    expect(letter.html).toContain(`<html lang="${languageTags[language]}">`);
    const [line] = view.lines;
    const facts = [
      view.id,
      view.boughtAt,
      line?.name,
      line?.date,
      line?.hours,
      line?.meetingPoint,
      view.totals.total.now.text,
      ...(line?.vouchers.map(({ code }) => code) ?? []),
    ];
    const words = textOf(parse5.parse(letter.html));
    for (const fact of facts) {
      expect(letter.body).toContain(fact);
      expect(words).toContain(fact);
    }
    expect(letter.body).not.toMatch(/undefined|\{\{/);
    expect(letter.html).not.toMatch(/undefined|\{\{|<script|<img|url\(/);
  });

  it('has the same codes on its page, in its PDF and in the PDF of its mail', async () => {
    const { view } = bought;
    const document = await visitor.get(view.files?.vouchers ?? '');
    expect([document.status, document.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(document.headers.get('content-disposition')).toBe(`inline; filename="${view.id}.pdf"`);
    expect(document.headers.get('cache-control')).toBe('no-store');
    expect(letter.vouchers?.name).toBe(`${view.id}.pdf`);
    const files = [
      Buffer.from(await document.arrayBuffer()),
      Buffer.from(letter.vouchers?.base64 ?? '', 'base64'),
    ];
    const wanted = view.lines.flatMap(({ vouchers }) => vouchers.map(({ qr }) => readQrPath(qr)));
    for (const [at, content] of files.entries()) {
      const file = join(folder, `${language}-${at}.pdf`);
      await writeFile(file, content);
      expect(content.length).toBeLessThanOrEqual(60_000);
      expect(content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(wanted.length);
      expect([await scanPage(file, 1, 100), await scanPage(file, 2, 100)]).toEqual(wanted);
    }
  });

  it('has a calendar file on its page and in its mail', async () => {
    const { view } = bought;
    const visits = await visitor.get(view.files?.calendar ?? '');
    expect(visits.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(letter.calendar?.name).toBe(`${view.id}.ics`);
    for (const file of [unfolded(await visits.text()), unfolded(letter.calendar?.text)]) {
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(file).not.toMatch(/^(NAME|X-WR-CALNAME)/m);
      expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z[^]*END:VEVENT/);
      expect(file).toContain(`SUMMARY:${view.lines[0]?.name}`);
      expect(file).toContain(pathOf({ name: 'findOrder', params: {} }, language));
      // People share calendars freely, so the file lacks the link that opens the order.
      expect(file).not.toContain('link=');
    }
  });

  it('gives its files to nobody but its buyer, and does not reveal that it exists', async () => {
    const { view } = bought;
    const { vouchers = '', calendar = '' } = view.files ?? {};
    for (const path of [vouchers, calendar, vouchers.replace(view.id, 'TQ-0000-0000')])
      expect((await shop.visitor().get(path)).status).toBe(404);
  });

  it('has a small page for two tickets', async () => {
    const html = await (await visitor.get(bought.path, { accept: 'text/html' })).text();
    expect(html).toContain('<svg');
    expect(gzipSync(html, { level: 8 }).length).toBeLessThanOrEqual(14_000);
  });
});

it('shows the order page instead of a file while the order lookup fails', async () => {
  // Its own shop, since a failed backend stays unused for a while.
  const own = await startBff();
  const visitor = own.visitor();
  const { view } = await buyTicket(visitor, 'en', 'ivo@documents.example');
  own.sandbox.faults.add({ api: 'cart', mode: 'down', times: 1000 });
  const reply = await visitor.get(view.files?.vouchers ?? '');
  const type = 'text/html; charset=utf-8';
  expect([reply.status, reply.headers.get('content-type')]).toEqual([503, type]);
  await own.stop();
});

it('sends no mail before a purchase becomes an order, and none if it never does', async () => {
  const email = 'nobody@documents.example';
  await expect(buyTicket(shop.visitor(), 'es', email, 'declined')).rejects.toThrow(/declined/);
  const { email: another } = await buyTicket(shop.visitor(), 'es', 'ada@documents.example');
  await lettersOnceThere(shop.sandbox, another);
  expect(await lettersTo(shop.sandbox, email)).toEqual([]);
});

async function keysOf(): Promise<readonly VoucherKey[]> {
  const reply = await shop.visitor().get('/api/voucher-keys');
  expect(reply.headers.get('content-type')).toMatch(/^application\/jwk-set\+json/);
  return ((await reply.json()) as { keys: readonly VoucherKey[] }).keys; // as: what a gate takes it for
}

it('admits one guest per code on its day, verified with the shop’s public keys alone', async () => {
  const { view } = await buyTicket(shop.visitor(), 'es', 'ana@documents.example');
  const subtle = webcrypto.subtle as SubtleCrypto; // as: the same thing by two names
  const check = await createSignatureCheck(subtle, await keysOf());
  const rows = shop.sandbox.db.selectFrom('orders').select('lines').where('id', '=', view.id);
  const { day = '' } = (await rows.executeTakeFirstOrThrow()).lines[0]?.choice ?? {};
  const never = () => false;
  const judge = (text: string, today: string) =>
    judgeVoucher(text, { days: () => [today], isRevoked: never, isUsed: never, check });
  const vouchers = view.lines.flatMap((line) => line.vouchers);
  expect(vouchers).toHaveLength(2);
  for (const { code, unit, qr } of vouchers) {
    const text = readQrPath(qr) ?? '';
    const claim = { order: view.id, unit: code, product: 'bruma', who: unit, day, lastDay: day };
    expect(await judge(text, day ?? '')).toEqual({ kind: 'valid', claim });
    expect((await judge(text, '2026-01-01')).kind).toBe('otherDay');
    // The short code is for people; a gate never trusts it alone.
    expect((await judge(code, day ?? '')).kind).toBe('forged');
  }
  expect(new Set(vouchers.map(({ qr }) => qr.path)).size).toBe(2);
});

it('marks an admitted ticket on the page and in the PDF', async () => {
  const visitor = shop.visitor();
  const { view, path } = await buyTicket(visitor, 'es', 'uma@documents.example');
  const [{ code = '' } = {}] = view.lines[0]?.vouchers ?? [];
  const { cartUrl, tokens } = shop.sandbox;
  await fetch(`${cartUrl}/xapi/orders/${view.id}/redeem`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.cart}`,
      PrefixProject: 'CB',
      SiteCode: 'coralibri',
      'content-type': 'application/json',
      'idempotency-key': `gate-${view.id}`,
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
  const document = await visitor.get(view.files?.vouchers ?? '');
  await writeFile(file, Buffer.from(await document.arrayBuffer()));
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  expect(stdout.match(/1 de 2 · usado/g)).toHaveLength(1);
});
