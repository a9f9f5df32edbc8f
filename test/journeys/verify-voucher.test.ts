import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JoseVoucherCodes } from '@shop/adapters/jose';
import { parkDayAt, type VoucherClaim } from '@shop/domain';
import { partOf } from '@shop/test/corpus';
import { buyTicket } from '@shop/test/paid-orders';
import { readQrPath } from '@shop/test/read-qr';
import { gateSecret, startBff } from '@shop/test/start-bff';

const secret = 'a-voucher-secret-of-the-tests-of-32-characters';
const codes = new JoseVoucherCodes([secret]);
// Its own shop with a known secret, so that a test can sign a ticket for today.
const shop = await startBff({}, { VOUCHER_SECRETS: secret });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Said {
  readonly status: number;
  readonly text: string;
}

/** Runs the command against the shop, or against an address without a server. */
const verify = (given: readonly string[], { isThere = true, key = gateSecret } = {}) =>
  new Promise<Said>((resolve) => {
    const env = {
      ...process.env,
      PUBLIC_ORIGIN: isThere ? shop.url : 'http://localhost:9',
      GATE_SECRET: key,
      TAQUILLA_DATA_DIR: folder,
      NODE_NO_WARNINGS: '1',
    };
    const script = ['scripts/verify-voucher.mjs', ...given];
    execFile(process.execPath, script, { env }, (error, out, wrong) => {
      resolve({ status: error ? Number(error.code) : 0, text: out + wrong });
    });
  });

const today = parkDayAt(new Date());
const claim = (unit: string, differs: Partial<VoucherClaim> = {}): VoucherClaim => ({
  order: 'TQ-0000-0000',
  unit,
  product: 'bruma',
  who: 'ADULT',
  day: today,
  lastDay: today,
  ...differs,
});

async function buyForToday() {
  const { view } = await buyTicket(shop.visitor(), 'es', 'ana@command.example');
  const vouchers = view.lines[0]?.vouchers ?? [];
  return vouchers.map(({ code, qr }) => ({
    unit: code,
    code: codes.write(claim(code, { order: view.id })),
    ofItsDay: readQrPath(qr) ?? '',
  }));
}

const redeemedAt = async (unit: string) => {
  const { db } = shop.sandbox;
  const rows = db.selectFrom('vouchers').select('redeemed_at').where('code', '=', unit);
  return (await rows.executeTakeFirstOrThrow()).redeemed_at;
};

it('requires keys before it checks a code', async () => {
  const said = await verify([codes.write(claim('V-1'))], { isThere: false });
  expect([said.status, said.text]).toEqual([
    1,
    expect.stringContaining('No keys on this machine yet'),
  ]);
});

it('reports each verdict, online and offline', async () => {
  const [first, second, third] = await buyForToday().then(async (one) => [
    ...one,
    ...(await buyForToday()),
  ]);
  if (!first || !second || !third) throw new Error('no tickets');
  await verify([first.code, '--admit']);
  await shop.sandbox.db
    .updateTable('vouchers')
    .set({ revoked_at: new Date() })
    .where('code', '=', second.unit)
    .execute();
  expect((await verify(['--fetch'])).status).toBe(0);
  // The domain's judge-voucher.test.ts covers which code gets which verdict.
  const rows: readonly (readonly [string, RegExp, number])[] = [
    [third.code, /^VALID\n {2}bruma, adult, 20/m, 0],
    [first.code, /^USED/m, 1],
    [second.code, /^REVOKED/m, 1],
    [third.code.replace('.A.', '.C.'), /^FORGED/m, 1],
  ];
  for (const isThere of [true, false])
    // Each case starts a program, so only a whole run tests all codes both online and offline.
    for (const [code, wanted, status] of partOf(rows, 2, isThere ? 0 : 1)) {
      const said = await verify([code], { isThere });
      expect([said.text, said.status]).toEqual([expect.stringMatching(wanted), status]);
      expect(said.text.includes('does not answer')).toBe(!isThere);
    }
}, 60_000);

it('admits once offline and reports it when online', async () => {
  const [ticket] = await buyForToday();
  if (!ticket) throw new Error('no ticket');
  await verify(['--fetch']);
  const away = { isThere: false };
  expect((await verify([ticket.code, '--admit'], away)).text).toContain('COME IN: will be sent');
  const again = await verify([ticket.code, '--admit'], away);
  expect([again.status, again.text]).toEqual([1, expect.stringContaining('USED')]);
  expect(await redeemedAt(ticket.unit)).toBeNull();
  await verify(['--fetch']);
  expect(await redeemedAt(ticket.unit)).not.toBeNull();
  const { queue } = JSON.parse(await readFile(join(folder, 'gate.json'), 'utf8')) as {
    queue: unknown[];
  }; // as: its own file
  expect(queue).toEqual([]);
}, 60_000);

it('looks up a short code and reports what it cannot', async () => {
  const [ticket] = await buyForToday();
  const found = await verify([ticket?.unit.toLowerCase().replaceAll('-', ' ') ?? '']);
  expect([found.status, found.text]).toEqual([1, expect.stringMatching(/^OTHER DAY\n/m)]);
  expect((await verify(['0000-0000-0000'])).text).toContain('No ticket has this code');
  expect((await verify([ticket?.unit ?? ''], { isThere: false })).text).toContain('scan the QR');
  expect((await verify([])).text).toContain('Which code?');
  const key = 'another-gate-key-of-the-tests';
  expect((await verify(['--fetch'], { key })).text).toContain('refuses this GATE_SECRET');
}, 60_000);
