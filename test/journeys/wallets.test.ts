import { createHash } from 'node:crypto';
import { type Language } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { buyTicket } from '@shop/test/paid-orders';
import { readQrPath } from '@shop/test/read-qr';
import { startBff } from '@shop/test/start-bff';
import {
  filesInZip,
  issuer,
  makeWalletAccounts,
  passphrase,
  passType,
  team,
} from '@shop/test/wallet-accounts';
import { jwtVerify } from 'jose';
import { hashed } from '../../apps/bff/src/backends/limits/hashed.js';

const accounts = await makeWalletAccounts();
// Its own shop, since wallets need configuration.
const shop = await startBff(
  {},
  {
    APPLE_WALLET_FOLDER: accounts.folder,
    APPLE_WALLET_PASSPHRASE: passphrase,
    GOOGLE_WALLET_ACCOUNT: accounts.googleFile,
    GOOGLE_WALLET_ISSUER: issuer,
  },
);
afterAll(async () => {
  await shop.stop();
  await accounts.remove();
});

let people = 0;

async function buy(language: Language, of = shop) {
  const visitor = of.visitor();
  const bought = await buyTicket(visitor, language, `wallet.${(people += 1)}@mail.example`);
  const [line] = bought.view.lines;
  const [voucher] = line?.vouchers ?? [];
  if (!line || !voucher) throw new Error('no ticket');
  const href = (kind: 'apple' | 'google') =>
    voucher.wallets?.find((one) => one.kind === kind)?.href ?? '';
  return { visitor, ...bought, line, voucher, href, signed: readQrPath(voucher.qr) };
}

it.each(journeyLanguages)(
  'adds a ticket to Apple Wallet in %s: signed, complete, with its code',
  async (language) => {
    const { visitor, href, voucher, line, signed, view } = await buy(language);
    const reply = await visitor.get(href('apple'));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
    ]);
    expect(reply.headers.get('content-disposition')).toContain(`${voucher.code}.pkpass`);
    const files = filesInZip(Buffer.from(await reply.arrayBuffer()));
    const [manifest, signature] = [files.get('manifest.json'), files.get('signature')];
    if (!manifest || !signature) throw new Error('no manifest');
    expect(await accounts.isSigned(signature, manifest)).toBe(true);
    expect(await accounts.isSigned(signature, Buffer.concat([manifest, Buffer.from(' ')]))).toBe(
      false,
    );
    const digests = JSON.parse(manifest.toString()) as Record<string, string>; // as: checked below
    const others = [...files].filter(([name]) => !['manifest.json', 'signature'].includes(name));
    expect(Object.keys(digests).sort()).toEqual(others.map(([name]) => name).sort());
    for (const [name, content] of others)
      expect(digests[name]).toBe(createHash('sha1').update(content).digest('hex'));
    expect(others.map(([name]) => name)).toContain('icon@2x.png');
    const pass = JSON.parse(files.get('pass.json')?.toString() ?? '') as Record<string, unknown>; // as: JSON
    expect(pass).toMatchObject({
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: `${view.id}.${voucher.code}`,
      organizationName: 'Coralibrí',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: signed, altText: voucher.code }],
      eventTicket: {
        primaryFields: [{ value: line.name }],
        secondaryFields: [{ value: line.date }],
      },
    });
    expect(JSON.stringify(pass)).not.toContain('@mail.example');
  },
);

it('adds a ticket to Google Wallet by a signed link short enough for browsers', async () => {
  const { visitor, href, voucher, line, signed, view } = await buy('en');
  const reply = await visitor.get(href('google'));
  const address = reply.headers.get('location') ?? '';
  expect([reply.status, address.startsWith('https://pay.google.com/gp/v/save/')]).toEqual([
    303,
    true,
  ]);
  expect(address.length).toBeLessThanOrEqual(1_800);
  const token = address.split('/').at(-1) ?? '';
  const { payload } = await jwtVerify(token, accounts.googleKey, {
    issuer: 'tickets@coralibri.iam.example',
    audience: 'google',
  });
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    origins: [shop.url],
    payload: {
      genericObjects: [
        {
          id: `${issuer}.${view.id}.${voucher.code}`,
          classId: `${issuer}.ticket`,
          header: { defaultValue: { language: 'en-US', value: line.name } },
          barcode: { type: 'QR_CODE', value: signed, alternateText: voucher.code },
        },
      ],
    },
  });
  expect(JSON.stringify(payload)).not.toContain('@mail.example');
});

it('offers both wallets below each unused ticket, to its buyer only', async () => {
  const { visitor, path, href, voucher, view } = await buy('es');
  expect(href('apple')).not.toContain(voucher.code);
  const html = await (await visitor.get(path, { accept: 'text/html' })).text();
  expect(html.match(/Agregar a Apple Wallet/g)).toHaveLength(2);
  expect(html.match(/Agregar a Google Wallet/g)).toHaveLength(2);
  const strange = [
    shop.visitor().get(href('apple')),
    shop.visitor().get(href('google')),
    visitor.get(href('apple').replace(/[\w-]+$/, voucher.code)),
    visitor.get(href('apple').replace(view.id, 'TQ-0000-0000')),
    visitor.get(href('apple').replace('/apple/', '/paper/')),
  ];
  expect((await Promise.all(strange)).map(({ status }) => status)).toEqual([
    404, 404, 404, 404, 404,
  ]);
  const { db } = shop.sandbox;
  await db
    .updateTable('vouchers')
    .set({ redeemed_at: new Date() })
    .where('code', '=', voucher.code)
    .execute();
  expect((await visitor.get(href('apple'))).status).toBe(404);
  const after = (await visitor.look('order', path)).view.lines[0]?.vouchers ?? [];
  expect(after.map(({ wallets }) => wallets?.length)).toEqual([undefined, 2]);
});

it('offers and serves nothing where no wallet is configured', async () => {
  const own = await startBff();
  const { visitor, path, voucher, view } = await buy('pt', own);
  expect(voucher.wallets).toBeUndefined();
  const html = await (await visitor.get(path, { accept: 'text/html' })).text();
  expect(html).not.toMatch(/Wallet/);
  const address = `/api/orders/pt/${view.id}/wallet/apple/${hashed(voucher.code)}`;
  expect((await visitor.get(address)).status).toBe(404);
  await own.stop();
});
