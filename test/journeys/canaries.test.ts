import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, routeNames, pathOf as pagePathOf } from '@shop/domain';
import { startBackend } from '@shop/test/fake-backend';
import { startIdentityProvider } from '@shop/test/fake-identity-provider';
import { lettersOnceThere, linkIn } from '@shop/test/letters';
import { askChange, buyTickets } from '@shop/test/own-tickets';
import { approvedCard, checkOut, fillCart, sellableDays } from '@shop/test/purchases';
import { readQrPath } from '@shop/test/read-qr';
import { pathOf, providedBy, start } from '@shop/test/social-sign-in';
import { gateSecret, startBff } from '@shop/test/start-bff';
import { Visitor, type VisitorRequest } from '@shop/test/visitor';
import { filesInZip, issuer, makeWalletAccounts, passphrase } from '@shop/test/wallet-accounts';
import type { VoucherView } from '@shop/ports/screens';

/** Values of the users API, the search API and a visitor that occur in no other file. */
const canaries = {
  sId: 'canary-sid-5f1c9a',
  gxToken: 'canary-gx-token-77ab20',
  searchToken: 'canary-search-token-19de44',
  password: 'canary-password-b31f',
  mailToken: 'canary-token-of-a-mail-0c7d41e85b29a6f3',
};
const email = 'canary.mail@mail.example';
const sessionSecret = 'canary-session-secret-of-32-characters-and-more';

const provider = await startIdentityProvider({ clientSecret: 'canary-client-secret-of-the-shop' });
const users = await startBackend();
const user = {
  sId: canaries.sId,
  gxToken: canaries.gxToken,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  country: 'MX',
  state: 'Yucatán',
  foundData: true,
  expiresIn: 3600,
};
users.reply('POST /login', 200, user);
users.reply('POST /user/coupons', 200, { coupons: [] });
users.reply('POST /user/purchases-with-coupon', 200, { purchases: [] });
const search = await startBackend();
search.reply('POST /google-enterprise/token', 200, {
  data: { access_token: canaries.searchToken, expires_in: 300 },
});
const accounts = await makeWalletAccounts();
// Its own shop: the test chooses every backend, key and secret, to search for each.
const shop = await startBff(
  {},
  {
    ...providedBy(provider),
    APPLE_WALLET_FOLDER: accounts.folder,
    APPLE_WALLET_PASSPHRASE: passphrase,
    GOOGLE_WALLET_ACCOUNT: accounts.googleFile,
    GOOGLE_WALLET_ISSUER: issuer,
    USERS_API_URL: users.url,
    SEARCH_API_URL: search.url,
    SESSION_SECRETS: sessionSecret,
  },
);
afterAll(() =>
  Promise.all([shop.stop(), provider.stop(), users.stop(), search.stop(), accounts.remove()]),
);

/** A visitor that records every byte received. */
class Scribe extends Visitor {
  readonly seen: string[] = [];

  protected override async send(path: string, request: VisitorRequest): Promise<Response> {
    const response = await super.send(path, request);
    const headers = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    this.seen.push(`${path}\n${headers}\n${await response.clone().text()}`);
    return response;
  }
}

const scribe = new Scribe(shop.url);
const path = '/es/entrada-bruma/';

async function walkEverywhere(): Promise<void> {
  for (const language of languages)
    for (const name of routeNames)
      await scribe.get(pagePathOf({ name, params: { park: 'bruma', slug: 'bruma' } }, language));
  await scribe.get('/es/busqueda/?q=canary');
  await scribe.get('/api/search/suggestions?path=/es/&language=es&q=bruma');
}

async function trip(): Promise<void> {
  const fields = { path: '/es/auth/', next: '', email, password: canaries.password };
  await scribe.postForm('/api/sign-in', { ...fields, password: '' });
  await scribe.postJson('/api/sign-in', fields);
  await scribe.postForm('/api/sign-in', fields);
  await scribe.get('/user-info/');
  await walkEverywhere();
  const page = await scribe.look('buy', `${path}?month=2027-03`);
  await fillCart(scribe, path, sellableDays(page)[0] ?? '');
  await checkOut(scribe, '/es/pago/');
  await walkEverywhere();
  users.reply('POST /user/coupons', 500, { code: canaries.gxToken, message: canaries.sId });
  users.reply('POST /login', 200, { ...user, foundData: canaries.gxToken });
  await scribe.get('/es/mi-cuenta/');
  await scribe.postForm('/user-logout/', { path: '/es/mi-cuenta/' });
  await scribe.postForm('/api/sign-in', fields);
  await scribe.postForm('/api/forgot', { path: '/es/forgot/', email });
  await tokenTrip();
}

/** A mail token accepted, refused, and searched for wherever it could leak. */
async function tokenTrip(): Promise<void> {
  const { mailToken: token, password } = canaries;
  const confirming = { path: '/es/confirmar-cuenta/', token };
  const choosing = { path: '/es/elegir-contrasena/', token, password };
  const spend = async () => {
    await scribe.postForm('/api/confirm-account', confirming);
    await scribe.postJson('/api/confirm-account', confirming);
    await scribe.postForm('/api/choose-password', choosing);
    await scribe.postForm('/api/choose-password', { ...choosing, password: 'short' });
    await scribe.postForm('/api/confirm-account', { ...confirming, more: token });
  };
  for (const [status, answer] of [
    [410, { code: 'TOKEN_ENDED', message: token }],
    [500, { code: token, message: token }],
    [200, { status: token }],
  ] as const) {
    users.reply('POST /confirm', status, answer);
    users.reply('POST /password', status, answer);
    await spend();
  }
}

async function socialTrip(): Promise<void> {
  for (const fault of [undefined, 'error 500 with a body', 'no id_token'] as const) {
    provider.reset();
    if (fault) provider.knobs.tokenFault = fault;
    await scribe.get(pathOf(provider.callbackFor(await start(scribe))));
    await scribe.get('/user-info-social/');
    await scribe.get('/es/mi-cuenta/');
    await scribe.postForm('/user-logout/', { path: '/es/' });
  }
}

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

it('leaks no token, password or upstream session into browser responses or logs', async () => {
  await trip();
  await socialTrip();
  const carts = await shop.sandbox.db.selectFrom('carts').select('session_id').execute();
  const secrets = {
    ...canaries,
    ...shop.sandbox.tokens,
    ...Object.fromEntries(carts.map(({ session_id: id }) => [`cart ${id}`, id])),
    sessionSecret,
    clientSecret: provider.clientSecret,
    webhookSecret: shop.sandbox.webhookSecret,
    newsletterKey: shop.sandbox.newsletterAccount.externalKey,
  };
  expect(carts.length).toBeGreaterThan(0);
  expect(search.seen.map(({ headers }) => headers.authorization)).toContain(
    `Bearer ${canaries.searchToken}`,
  );
  expect(users.seen.filter(({ body }) => body.includes(canaries.mailToken))).not.toEqual([]);
  expect(scribe.seen.length).toBeGreaterThan(150);
  const logs = shop.logged.map((line) => JSON.stringify(line));
  const places = [...scribe.seen, ...logs];
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    places.filter((text) => text.includes(secret)).map((text) => [name, text.slice(0, 80)]),
  );
  expect(found).toEqual([]);
  // The identity provider's access and refresh tokens, and any JWT.
  const shapes = /(?:access|refresh)-[0-9a-f]{32}|eyJ[\w-]+\.[\w-]+\.[\w-]+/;
  // The shop signs a saved price itself and means it to be shared (docs/rules/quotes.md).
  const own = /\/(?:cotizacion|quote|cotacao)\/\?q=[\w.-]+/g;
  expect(places.some((text) => own.test(text))).toBe(true);
  expect(places.filter((text) => shapes.test(text.replaceAll(own, '')))).toEqual([]);
  expect(logs.filter((line) => /canary\.mail|ana@mail\.example/.test(line))).toEqual([]);
}, 120_000);

/** Puts tickets into both wallets; returns each pass's signed link or file signature. */
async function passesOf(visitor: Visitor, vouchers: readonly VoucherView[]) {
  const passes: string[] = [];
  for (const { kind, href } of vouchers.flatMap(({ wallets }) => wallets ?? [])) {
    const reply = await visitor.get(href);
    const link = new URL(reply.headers.get('location') ?? 'none:').pathname.split('/').at(-1);
    const files = kind === 'apple' && filesInZip(Buffer.from(await reply.arrayBuffer()));
    passes.push(files ? (files.get('signature')?.toString('base64') ?? '') : (link ?? ''));
  }
  return passes;
}

/** Bought, mailed, admitted, moved and cancelled: every secret that stands for money or a place. */
async function secretsOfAnOrder(): Promise<readonly string[]> {
  const who = 'canary.buyer@mail.example';
  const { visitor, view } = await buyTickets(shop.visitor(), 'es', ['bruma', 'copalera'], who);
  const [letter] = await lettersOnceThere(shop.sandbox, who);
  const link = linkIn(letter ?? { body: '' });
  const guest = shop.visitor();
  expect((await guest.get(link.pathname + link.search, { accept: 'text/html' })).status).toBe(303);
  const passes = await passesOf(visitor, view.lines[0]?.vouchers ?? []);
  expect(passes).toHaveLength(4);
  const [moved, cancelled] = view.lines;
  const asked = { order: view.id, line: moved?.id ?? '', date: '2027-05-12' };
  expect((await askChange(visitor, 'change-date', asked)).status).toBe(200);
  const [, at] = view.rights?.rows.find(({ kind }) => kind === 'cancel')?.lines ?? [];
  const back = at?.state.kind === 'open' ? (at.state.back?.text ?? '') : '';
  const amount = String(Math.round(Number(back.replaceAll(/[^\d.]/g, '')) * 100));
  const gone = { order: view.id, line: [cancelled?.id ?? ''], way: 'coupon', amount };
  expect((await askChange(visitor, 'cancel', gone)).status).toBe(200);
  const path = `/es/orden/${view.id}/`;
  const after = (await visitor.look('order', path)).view;
  const vouchers = [...view.lines, ...after.lines].flatMap((line) => line.vouchers);
  const gate = shop.visitor();
  await gate.postForm('/gate/open', { language: 'es', key: gateSecret });
  for (const { qr } of vouchers)
    await gate.postJson('/gate/redeem', {
      code: readQrPath(qr),
      attempt: `canary-${qr.path.length}`,
    });
  for (const { code } of vouchers)
    await gate.postJson('/gate/redeem', { code, attempt: `canary-of-${code}` });
  const { files } = after;
  await visitor.get(files?.vouchers ?? '');
  const coupon = after.rights?.changes.find((change) => change.coupon)?.coupon?.code ?? '';
  expect([vouchers.length, coupon]).toEqual([6, expect.stringMatching(/^CV-/)]);
  return [
    ...vouchers.flatMap(({ code, qr }) => [code, readQrPath(qr) ?? '']),
    coupon,
    who,
    link.searchParams.get('link') ?? '',
    approvedCard.number,
    gateSecret,
    ...passes,
    passphrase,
  ];
}

it('logs no card number, email, link, ticket code, coupon or wallet pass', async () => {
  const before = shop.logged.length;
  const secrets = await secretsOfAnOrder();
  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  const logs = shop.logged.slice(before).map((line) => JSON.stringify(line));
  expect(logs.length).toBeGreaterThan(20);
  expect(logs.some((line) => line.includes('/gate/redeem'))).toBe(true);
  const found = secrets.flatMap((secret) =>
    logs.filter((line) => line.includes(secret)).map((line) => line.slice(0, 200)),
  );
  expect(found).toEqual([]);
});

it('detects a leaked canary (control)', async () => {
  const before = scribe.seen.length;
  await scribe.get(`/es/busqueda/?q=${canaries.password}`);
  const [text = ''] = scribe.seen.slice(before);
  expect(text).toContain(canaries.password);
});

it('names no secret in the files that browsers load', () => {
  const client = files(join(process.cwd(), 'dist/web/client')).filter((file) =>
    /\.(?:js|css|json|html)$/.test(file),
  );
  const names = /CLIENT_SECRET|API_TOKEN|SESSION_SECRETS|client_secret/;
  expect(client.length).toBeGreaterThan(20);
  expect(client.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([]);
});
