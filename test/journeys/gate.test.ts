import {
  addDays,
  languageTags,
  momentOf,
  type ParkDay,
  parkDayAt,
  readVoucherCode,
} from '@shop/domain';
import type {
  CancelForm,
  GateFactsReply,
  GateFindReply,
  GateRedeemReply,
} from '@shop/ports/screens';
import { parse5 } from '@shop/test/built';
import { journeyLanguages } from '@shop/test/journey-languages';
import { askChange, buyTickets, putOnDay, rightIn } from '@shop/test/own-tickets';
import { buyTicket } from '@shop/test/paid-orders';
import { textOf } from '@shop/test/read-document';
import { readQrPath } from '@shop/test/read-qr';
import { gateSecret, type SharedShop, sharedShop, startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await sharedShop();

async function openGate(of: SharedShop = shop): Promise<Visitor> {
  const gate = of.visitor();
  const reply = await gate.postForm('/gate/open', { language: 'es', key: gateSecret });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/gate/es/']);
  return gate;
}

let people = 0;

async function buy(of: SharedShop = shop, day?: ParkDay) {
  const visitor = of.visitor();
  const { view, path } = await buyTicket(visitor, 'es', `gate.${(people += 1)}@mail.example`);
  if (day) await putOnDay(of.sandbox, view.id, day);
  const { lines } = day ? (await visitor.look('order', path)).view : view;
  const vouchers = lines[0]?.vouchers ?? [];
  return {
    visitor,
    path,
    order: view.id,
    units: vouchers.map(({ code }) => code),
    codes: vouchers.map(({ qr }) => readQrPath(qr) ?? ''),
  };
}

const buyForToday = (of: SharedShop = shop) => buy(of, parkDayAt(new Date()));

let attempts = 0;
const attempt = () => `attempt-${(attempts += 1)}-of-gates`;

const redeem = async (gate: Visitor, code = '', what: object = {}) => {
  const reply = await gate.postJson('/gate/redeem', { code, attempt: attempt(), ...what });
  return (await reply.json()) as GateRedeemReply; // as: the gate's own promise
};
const said = async (reply: Response) => textOf(parse5.parse(await reply.text()));
const kindOf = async (reply: Response) =>
  /id="verdict" data-kind="(\w+)"/.exec(await reply.text())?.[1];

describe('the door', () => {
  it.each(journeyLanguages)(
    'asks for the key in %s and reveals nothing before',
    async (language) => {
      const stranger = shop.visitor();
      const page = await stranger.get(`/gate/${language}/`);
      expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      const html = await page.text();
      expect(html).toContain(`<html lang="${languageTags[language]}">`);
      expect(html).toContain('name="key"');
      expect(html).not.toMatch(/id="check"|gate\.js|undefined|\{\{/);
      expect((await stranger.get('/gate/facts')).status).toBe(401);
      for (const path of ['/gate/redeem', '/gate/find'])
        expect((await stranger.postJson(path, { code: 'A', attempt: attempt() })).status).toBe(
          path === '/gate/find' ? 400 : 401,
        );
      const check = await stranger.postForm('/gate/check', { language, code: 'A' });
      expect([check.status, check.headers.get('location')]).toEqual([303, `/gate/${language}/`]);
    },
  );

  it('opens with the key, and closes', async () => {
    const gate = await openGate();
    expect(gate.cookie('__Host-gate')).toBeDefined();
    const page = await gate.get('/gate/es/');
    expect(await page.text()).toMatch(/id="check".*gate|gate\.js/s);
    // Only this page may use the camera, and no third-party script runs there.
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect((await gate.get('/gate/facts')).status).toBe(200);
    // Another device has its own pass; closing a pass closes its copies.
    const other = await openGate();
    const pass = gate.cookie('__Host-gate') ?? '';
    expect(other.cookie('__Host-gate')).not.toBe(pass);
    await gate.postForm('/gate/close', { language: 'es' });
    expect((await gate.get('/gate/facts')).status).toBe(401);
    gate.setCookie('__Host-gate', pass);
    expect((await gate.get('/gate/facts')).status).toBe(401);
    expect((await other.get('/gate/facts')).status).toBe(200);
  });

  it('reports a wrong key and limits the tries', async () => {
    const own = await startBff({}, { GATE_TRIES_PER_MINUTE: '2' });
    const guess = () => own.visitor().postForm('/gate/open', { language: 'en', key: 'a guess' });
    expect(await said(await guess())).toContain('This is not the gate key.');
    expect((await guess()).status).toBe(422);
    const third = await guess();
    expect([third.status, await said(third)]).toEqual([
      429,
      expect.stringContaining('Too many tries'),
    ]);
    await own.stop();
  });

  it('accepts the old key and its passes beside a new key, until the old one is removed', async () => {
    const old = 'the-old-gate-key-of-tests';
    const own = await startBff({}, { GATE_SECRET: `${gateSecret},${old}` });
    const gate = own.visitor();
    expect((await gate.postForm('/gate/open', { language: 'es', key: old })).status).toBe(303);
    expect((await gate.get('/gate/facts')).status).toBe(200);
    expect((await (await openGate(own)).get('/gate/facts')).status).toBe(200);
    await own.stop();
  });

  it('does not exist where no key is configured', async () => {
    const own = await startBff({}, { GATE_SECRET: '' });
    for (const path of ['', 'es/', 'facts', 'service-worker.js', 'app.webmanifest'])
      expect([path, (await own.visitor().get(`/gate/${path}`)).status]).toEqual([path, 404]);
    const tried = await own.visitor().postForm('/gate/open', { language: 'es', key: '' });
    expect(tried.status).toBe(404);
    await own.stop();
  });

  it('leads to the language last read, and to no other address', async () => {
    const gate = shop.visitor();
    expect((await gate.get('/gate/')).headers.get('location')).toBe('/gate/en/');
    gate.setCookie('__Host-language', 'pt');
    expect((await gate.get('/gate/')).headers.get('location')).toBe('/gate/pt/');
    for (const path of ['/gate/fr/', '/gate/files/none.js', '/gate/es/more/'])
      expect((await gate.get(path)).status).toBe(404);
  });
});

describe('by forms alone', () => {
  it.each(journeyLanguages)('a code shows its ticket in %s', async (language) => {
    const title = {
      es: 'Es para otro día',
      en: 'For another day',
      pt: 'É para outro dia',
    }[language];
    const who = language === 'en' ? 'Adult' : 'Adulto';
    const gate = await openGate();
    const { codes, order, units } = await buy();
    const text = await said(await gate.postForm('/gate/check', { language, code: codes[0] ?? '' }));
    for (const fact of [title, who, 'Bruma', order, units[0]]) expect(text).toContain(fact);
  });

  it('a known short code finds its ticket, an unknown one none', async () => {
    const gate = await openGate();
    const { units } = await buy();
    const [unit = ''] = units;
    for (const code of [
      ` ${unit.toLowerCase()} `,
      unit.replaceAll('-', ' '),
      unit.replaceAll('-', ''),
      unit.replaceAll('-', '\u2011'),
      unit.replaceAll('-', '\u2013'),
      `\u200b${unit}`,
    ])
      expect([
        code,
        await kindOf(await gate.postForm('/gate/check', { language: 'es', code })),
      ]).toEqual([code, 'otherDay']);
    for (const [code, kind] of [
      ['0000-0000-0000', 'notFound'],
      ['https://evil.example/', 'forged'],
      ['<script>', 'forged'],
    ] as const)
      expect(await kindOf(await gate.postForm('/gate/check', { language: 'es', code }))).toBe(kind);
  });

  it('a guest enters on the day, once', async () => {
    const { codes, units } = await buyForToday();
    const gate = await openGate();
    const page = await (
      await gate.postForm('/gate/check', { language: 'es', code: units[0] ?? '' })
    ).text();
    expect(page).toContain('data-kind="valid"');
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, 'g');
    const fields = (name: string) => [...page.matchAll(field(name))].map(([, value = '']) => value);
    const form = {
      language: 'es',
      admit: 'yes',
      code: fields('code').find((value) => value.startsWith('TQ1')) ?? '',
      attempt: fields('attempt')[0] ?? '',
    };
    expect(form.code).toBe(codes[0]);
    expect(await kindOf(await gate.postForm('/gate/check', form))).toBe('admitted');
    const again = await gate.postForm('/gate/check', { language: 'es', code: form.code });
    expect(await kindOf(again)).toBe('used');
  });
});

describe('by its script or a program', () => {
  it('a ticket has everything a gate needs', async () => {
    const gate = await openGate();
    const { codes, units } = await buyForToday();
    expect((await redeem(gate, codes[0])).kind).toBe('redeemed');
    const facts = (await (await gate.get('/gate/facts')).json()) as GateFactsReply; // as: the gate's own promise
    const { keys } = (await (await gate.get('/api/voucher-keys')).json()) as GateFactsReply; // as: the same keys
    expect(facts.keys).toEqual(keys);
    expect(facts.ended.find(({ unit }) => unit === units[0])?.kind).toBe('used');
    expect(facts.ended.some(({ unit }) => unit === units[1])).toBe(false);
    expect(Math.abs(Date.parse(facts.now) - Date.now())).toBeLessThan(60_000);
  });

  it('two gates at once admit a ticket once', async () => {
    const gates = [await openGate(), await openGate()];
    const { codes } = await buyForToday();
    const told = await Promise.all(gates.map((gate) => redeem(gate, codes[0])));
    expect(told.map(({ kind }) => kind).sort()).toEqual(['redeemed', 'used']);
    expect(told.find(({ kind }) => kind === 'used')?.at).toMatch(/^20\d\d-/);
  });

  it('a repeated entry is recorded once, with the time of the gate', async () => {
    const gate = await openGate();
    const { codes, units } = await buyForToday();
    const what = { attempt: attempt(), at: new Date(Date.now() - 1_000).toISOString() };
    expect((await redeem(gate, codes[0], what)).kind).toBe('redeemed');
    expect((await redeem(gate, codes[0], what)).kind).toBe('redeemed');
    const [row] = await shop.sandbox.db
      .selectFrom('vouchers')
      .select('redeemed_at')
      .where('code', '=', units[0] ?? '')
      .execute();
    expect(row?.redeemed_at?.toISOString()).toBe(what.at);
  });

  it('a code that the shop did not sign redeems nothing', async () => {
    const gate = await openGate();
    const { codes, units } = await buyForToday();
    const [code = ''] = codes;
    const other = code.replace('.A.', '.C.');
    for (const one of [units[0], other, '', code.slice(0, -1)])
      expect(await redeem(gate, one)).toEqual({ kind: 'forged' });
    expect((await gate.postJson('/gate/redeem', { code, attempt: 'x' })).status).toBe(400);
    expect(
      (await gate.postJson('/gate/redeem', { code, attempt: attempt(), at: 'now' })).status,
    ).toBe(400);
    expect((await redeem(gate, code)).kind).toBe('redeemed');
  });

  it('a ticket for another day is refused, whatever the gate claims', async () => {
    const gate = await openGate();
    const { codes, units } = await buy();
    const { lastDay = '' } = readVoucherCode(codes[0] ?? '')?.claim ?? {};
    for (const at of [undefined, new Date(), momentOf(lastDay, '12:00')])
      expect(await redeem(gate, codes[0], { at: at?.toISOString() })).toEqual({ kind: 'otherDay' });
    const form = { language: 'es', code: codes[0] ?? '', admit: 'yes', attempt: attempt() };
    expect(await kindOf(await gate.postForm('/gate/check', form))).toBe('otherDay');
    const tomorrow = await buy(shop, addDays(parkDayAt(new Date()), 1));
    const yesterday = await buy(shop, addDays(parkDayAt(new Date()), -1));
    for (const [code] of [tomorrow.codes, yesterday.codes])
      expect(await redeem(gate, code)).toEqual({ kind: 'otherDay' });
    // Admitted offline yesterday, reported today.
    const at = new Date(Date.now() - 86_400_000).toISOString();
    expect(await redeem(gate, yesterday.codes[0], { at })).toEqual({ kind: 'redeemed' });
    const { db } = shop.sandbox;
    const ended = db.selectFrom('vouchers').select('code').where('redeemed_at', 'is not', null);
    const used = await ended.where('code', 'in', [...units, ...tomorrow.units]).execute();
    expect(used).toEqual([]);
  });

  it('a short code gives its signed code', async () => {
    const gate = await openGate();
    const { codes, units } = await buyForToday();
    const find = async (code = '') =>
      (await (await gate.postJson('/gate/find', { code })).json()) as GateFindReply; // as: the gate's own promise
    for (const typed of [units[1], units[1]?.replaceAll('-', '')])
      expect(await find(typed)).toEqual({ kind: 'found', code: codes[1] });
    expect(await find('0000-0000-0000')).toEqual({ kind: 'notFound' });
  });

  it('reports "unknown" while the backend is down, and follows the order if it keeps no record', async () => {
    const own = await startBff();
    const gate = await openGate(own);
    const { codes, units } = await buyForToday(own);
    own.sandbox.faults.add({ api: 'cart', mode: 'down', times: 1000 });
    expect(await redeem(gate, codes[0])).toEqual({ kind: 'failed' });
    expect((await gate.get('/gate/facts')).status).toBe(503);
    const form = { language: 'es', code: units[0] ?? '' };
    expect(await kindOf(await gate.postForm('/gate/check', form))).toBe('failed');
    own.sandbox.faults.clear();
    // Without a redemption list the order says which units it has.
    const other = await buyForToday(own);
    const path = `/xapi/orders/${other.order}/redeem`;
    own.sandbox.faults.add({ api: 'cart', path, mode: 'missing', times: 2 });
    expect(await redeem(gate, other.codes[0])).toEqual({ kind: 'redeemed' });
    const cancelled = own.sandbox.db.updateTable('orders').set({ status: 'CANCELLED' });
    await cancelled.where('id', '=', other.order).execute();
    expect(await redeem(gate, other.codes[1])).toEqual({ kind: 'revoked' });
    await own.stop();
  });

  it('accepts only a program’s own key; a form of another site sends none', async () => {
    const ask = (key: string, method: string, scheme = 'Bearer') =>
      fetch(`${shop.url}/gate/${method === 'GET' ? 'facts' : 'find'}`, {
        method,
        headers: { authorization: `${scheme} ${key}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ code: '0000-0000-0000' }) }),
      });
    expect((await ask(gateSecret, 'GET')).status).toBe(200);
    expect((await ask(gateSecret, 'POST')).status).toBe(200);
    expect((await ask(gateSecret, 'POST', 'bearer')).status).toBe(200);
    expect((await ask('another-gate-key-of-the-tests', 'GET')).status).toBe(401);
    expect((await ask('another-gate-key-of-the-tests', 'POST')).status).toBe(401);
    const gate = await openGate();
    // Browsers send this header when a proxy in front of the shop asks for a password.
    const authorization = 'Basic YW5hOmEtZG9vcg==';
    expect((await gate.get('/gate/facts', { authorization })).status).toBe(200);
    const cookie = `__Host-gate=${gate.cookie('__Host-gate')}`;
    const foreign = await fetch(`${shop.url}/gate/find`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ code: '0000-0000-0000' }),
    });
    expect(foreign.status).toBe(403);
  });
});

it('refuses a ticket cancelled since, both online and in the gate’s offline list', async () => {
  const visitor = shop.visitor();
  const { view, path } = await buyTickets(visitor, 'es', ['bruma'], 'rita@gate.example');
  const [line] = view.lines;
  const [voucher] = line?.vouchers ?? [];
  const { state } = rightIn((await visitor.look('order', path)).view, 'cancel', 0);
  const [address = ''] = state.kind === 'open' ? state.href.split('#') : [];
  const { rights } = (await visitor.look('order', address)).view;
  const form = rights?.form as CancelForm | undefined; // as: what was opened
  const asked = { order: view.id, line: [line?.id ?? ''], way: 'refund' };
  await askChange(visitor, 'cancel', { ...asked, amount: String(form?.total?.minorUnits) });
  const gate = await openGate();
  const code = voucher ? (readQrPath(voucher.qr) ?? '') : '';
  expect(await kindOf(await gate.postForm('/gate/check', { language: 'es', code }))).toBe(
    'revoked',
  );
  expect(await redeem(gate, code)).toEqual({ kind: 'revoked' });
  const { ended } = (await (await gate.get('/gate/facts')).json()) as GateFactsReply; // as: the gate's own promise
  expect(ended.find(({ unit }) => unit === voucher?.code)?.kind).toBe('revoked');
});

it('is an app of its own, with its own worker and manifest', async () => {
  const visitor = shop.visitor();
  const worker = await visitor.get('/gate/service-worker.js');
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const [, facts = ''] = /^self\.facts=(\{.*\});$/m.exec(await worker.text()) ?? [];
  const { files, pages } = JSON.parse(facts) as { files: string[]; pages: string[] }; // as: gate-files.controller.ts wrote it
  expect(pages).toEqual(['/gate/es/', '/gate/en/', '/gate/pt/']);
  expect(files.some((file) => /\/jsQR-[^/]+\.js$/.test(file))).toBe(true);
  for (const file of files) expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
  const app = (await (await visitor.get('/gate/app.webmanifest')).json()) as Record<
    string,
    unknown
  >; // as: JSON
  expect([app.scope, app.start_url, app.display]).toEqual(['/gate/', '/gate/', 'standalone']);
  const page = await (await visitor.get('/gate/es/')).text();
  expect(page).toContain('<meta name="robots" content="noindex">');
});
