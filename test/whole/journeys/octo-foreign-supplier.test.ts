import { Backend } from '@shop/adapters/http';
import { MemoryRecords } from '@shop/adapters/memory';
import { octoHeaders, octoPorts } from '@shop/adapters/octo';
import { FixedClock } from '@shop/adapters/system';
import { type Language, pathOf } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { certify } from '../../../backends/test/support/certify.js';
import { products } from '../../../backends/stand-ins/octo-supplier/catalogue.js';
import {
  foreignToken,
  startForeignSupplier,
} from '../../../backends/stand-ins/octo-supplier/start-foreign-supplier.js';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { rightIn } from '@shop/test/own-tickets';
import { promisesOf } from '../../support/promises/index.mjs';
import { approvedCard, checkOut, payAt, sellableDays } from '@shop/test/purchases';
import { readQrPath } from '@shop/test/read-qr';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import { slugsOf } from '../../../libs/adapters/src/octo/octo-slugs.js';

const supplier = await startForeignSupplier();
afterAll(() => supplier.stop());

const [kayak, museum] = products;
const slugOf = slugsOf(products.map(({ id }) => ({ id, options: [{ id: 'DEFAULT' }] })));
const slugs = {
  kayak: slugOf(kayak?.id ?? '', 'DEFAULT'),
  museum: slugOf(museum?.id ?? '', 'DEFAULT'),
};

/** Its own shop with a foreign supplier, whose product names replace the operator's texts. */
const shop = await startBff({}, { OCTO_API_URL: `${supplier.url}/`, OCTO_API_TOKEN: foreignToken });
afterAll(() => shop.stop());

const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
const cart = '/en/carrito/';
const checkout = '/en/checkout/';
const buying = { kayak: `/en/tour-${slugs.kayak}/`, museum: `/en/ticket-${slugs.museum}/` };
const payingIn = (currency: string): Visitor => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', currency);
  return visitor;
};
const daysOf = async (visitor: Visitor, buy: string) =>
  sellableDays(await visitor.look('buy', `${buy}?month=${month}`));

type Shown = ReturnType<typeof supplier.bookings.shown>;
type Form = Readonly<Record<string, string>> & { readonly path: string };

it('passes all OCTO scenarios of the kit', async () => {
  const command = ['--port', 'octo', '--url', supplier.url, '--token', foreignToken];
  const { code, named } = await certify(command);
  expect([named('failed'), named('blocked'), named('leftOut'), code]).toEqual([[], [], [], 0]);
});

const backendAt = (url: string) =>
  new Backend({
    name: 'octo',
    baseUrl: `${url}/`,
    deadlineMs: 5_000,
    concurrency: 8,
    queue: 64,
    headers: { authorization: `Bearer ${foreignToken}`, ...octoHeaders },
  });
function portsOf(backend: Backend, now = new Date()) {
  const records = { carts: new MemoryRecords<never>(), orders: new MemoryRecords<never>() };
  const clients = { reads: backend, writes: backend };
  return octoPorts(clients, records, new FixedClock(now));
}
const namesOf = async (gateway: CatalogueGateway) => {
  const asked = await gateway.products();
  return asked.kind === 'ok' ? asked.answer.map(({ name }) => name) : asked;
};

it('keeps the promises of each port', async () => {
  const backend = backendAt(supplier.url);
  const ports = portsOf(backend);
  const asking = { month, currency: 'USD' } as const;
  const promises = [
    ...promisesOf.CatalogueGateway(ports.CatalogueGateway, asking),
    ...promisesOf.CartGateway(ports.CartGateway, asking, ports),
    ...promisesOf.OrdersGateway(ports.OrdersGateway, asking, ports),
    ...promisesOf.OrderChangeCalls(ports.OrderChangeCalls, asking, ports),
    ...promisesOf.VoucherGateway(ports.VoucherGateway, asking, ports),
  ];
  const broken: string[] = [];
  for (const { name, keeps } of promises)
    await keeps().catch((error: unknown) => {
      broken.push(`${name}: ${String(error)}`);
    });
  expect([broken, promises.length > 20]).toEqual([[], true]);
  expect(await namesOf(ports.CatalogueGateway)).toEqual(['KAY-AM/PM', 'MUS-GA']);
  await backend.stop();
});

it('sells no past day, whatever the supplier says', async () => {
  const backend = backendAt(supplier.url);
  const [day = ''] = await daysOf(payingIn('USD'), buying.museum);
  const statusAt = async (time: string) => {
    const { CatalogueGateway: gateway } = portsOf(backend, new Date(`${day}T${time}:00-05:00`));
    const asked = await gateway.calendar(slugs.museum, month, 'USD');
    return asked.kind === 'ok' ? asked.answer.find((one) => one.day === day)?.status : asked;
  };
  expect([await statusAt('09:00'), await statusAt('23:00')]).toEqual(['AVAILABLE', 'CLOSED']);
  await backend.stop();
});

it('shows the supplier’s texts where the operator has none', async () => {
  const speaking = await startForeignSupplier(['octo/pricing', 'octo/content']);
  // octo-texts.test.ts covers the words and languages.
  const given = { OCTO_API_URL: `${speaking.url}/`, OCTO_API_TOKEN: foreignToken };
  const told = await startBff({}, given);
  const { view } = await told.visitor().look('buy', `/es/tour-${slugs.kayak}/`);
  const { name, line, about } = view;
  expect([name, line]).toEqual(['Kayak at first light', 'Al agua con la primera luz']);
  expect([about?.description, about?.included]).toEqual([['Manglares y garzas.'], ['A paddle']]);
  const page = await (await told.visitor().get(buying.kayak)).text();
  expect(page).toContain('Mangroves &amp; herons.');
  expect(page).not.toContain('alert(1)');
  await Promise.all([told.stop(), speaking.stop()]);
});

/** Texts of features that the supplier has no calls for, in each language. */
const notGranted = {
  es: [/garantía de clima/i, /cambi\w+ (tu|de) fecha/i, /boleto abierto/i, /cupón/i],
  en: [/weather guarantee/i, /change (your|of) date/i, /open ticket/i, /coupon/i],
  pt: [/garantia contra mau tempo/i, /tro(ca|que) (sua|de) data/i, /ingresso aberto/i, /cupom/i],
} as const;
const tookBack = {
  es: 'hasta 24 horas antes de la visita: te devolvemos el total',
  en: 'up to 24 hours before the visit: we refund the whole amount',
  pt: 'até 24 horas antes da visita: devolvemos o total',
} as const;
const saidIn = (text: string, language: Language) =>
  notGranted[language].filter((words) => words.test(text)).map(String);

it.each(journeyLanguages)('promises nothing that it has no call for, in %s', async (language) => {
  const visitor = shop.visitor();
  const [tour, park] = [
    pathOf({ name: 'buyTour', params: { slug: slugs.kayak } }, language),
    pathOf({ name: 'buyPark', params: { slug: slugs.museum } }, language),
  ];
  for (const path of [tour, park]) {
    const { text: said } = await Walk.open(visitor, path);
    const { view } = await visitor.look('buy', path);
    const { guarantees, hasOpenTicket, about } = view;
    expect([guarantees, hasOpenTicket, saidIn(said, language)]).toEqual([['secure'], false, []]);
    expect(about?.rights.map(({ text }) => text)).toEqual([
      expect.stringContaining(tookBack[language]),
    ]);
  }
  const { view } = await visitor.look('buy', `${park}?date=open`);
  expect([view.summary.kind, view.problems.map(({ code }) => code)]).toEqual([
    'incomplete',
    ['noDay'],
  ]);
  const home = await visitor.look('home', `/${language}/`);
  const { guarantees, posters, hero } = home.view;
  expect([guarantees, posters.length, hero.href]).toEqual([['secure'], 2, tour]);
});

it.each(journeyLanguages)('promises no shop discount on its prices, in %s', async (language) => {
  const visitor = payingIn('USD');
  const pathTo = (name: 'home' | 'list' | 'buildPackage') => pathOf({ name, params: {} }, language);
  const { promo } = (await visitor.look('home', pathTo('home'))).view;
  const { build } = (await visitor.look('list', pathTo('list'))).view;
  expect([promo, build]).toEqual([undefined, undefined]);
  const builder = `${pathTo('buildPackage')}?part=${slugs.museum}&adults=2`;
  const { meter, flagship, slots } = (await visitor.look('builder', builder)).view;
  expect([meter, flagship, slots[0]?.isWithoutTier]).toEqual([undefined, undefined, undefined]);
  // The text above the builder is the operator's own, content/builder.json.
  const built = await Walk.open(visitor, builder);
  for (const part of ['strip', 'panel', 'field-people', 'summary'])
    expect(built.at(part)).not.toMatch(/\d ?%/);
  for (const path of [pathTo('home'), pathTo('list'), buying.museum])
    expect((await Walk.open(visitor, path)).text).not.toMatch(/\d ?%/);
});

it('sells on its own days and in its own currency only', async () => {
  const visitor = payingIn('USD');
  for (const buy of Object.values(buying)) {
    const days = await daysOf(visitor, buy);
    expect(days.length).toBeGreaterThan(15);
    const closed = days.filter((day) => new Date(day).getUTCDay() === 1 || day.endsWith('0'));
    expect(closed).toEqual([]);
    expect(await daysOf(payingIn('MXN'), buy)).toEqual([]);
  }
});

it('gets the amount it quoted, shows its codes and cancels a booking', async () => {
  const visitor = payingIn('USD');
  const wanted: readonly Form[] = [
    { path: buying.kayak, slug: slugs.kayak, time: '16:00', adults: '2', children: '1' },
    { path: buying.museum, slug: slugs.museum, adults: '1', infants: '1' },
  ];
  // No two products of a cart share a day.
  for (const [at, { path, ...line }] of wanted.entries()) {
    const { [at]: date = '' } = await daysOf(visitor, path);
    const added = await visitor.postForm('/api/cart/items', { path, date, ...line });
    expect([added.status, added.headers.get('location')]).toEqual([303, cart]);
  }
  const { view: filled } = await visitor.look('cart', cart);
  const { view: paying } = await visitor.look('checkout', checkout);
  const promised = [filled, paying].map((one) => 'guarantees' in one && one.guarantees);
  expect(promised).toEqual([['secure'], ['secure']]);
  const back = await payAt(await checkOut(visitor, checkout), approvedCard);
  const order = (await visitor.get(back)).headers.get('location') ?? '';
  const { view } = await hurriedUntil(shop, async () => {
    const seen = await visitor.look('order', order);
    return seen.view.state === 'confirming' ? undefined : seen;
  });
  // Two adults at 81, a child at 48.60, and an adult at 25.
  expect([view.state, JSON.stringify(view.totals.total)]).toEqual([
    'confirmed',
    expect.stringContaining('235.60'),
  ]);
  const [paddled, seen] = supplier.bookings.sold();
  expect([paddled?.unitItems.length, seen?.unitItems.length]).toEqual([3, 2]);
  const codeOf = (one: Shown['voucher']) => one?.deliveryOptions[1]?.deliveryValue;
  // One code for all paddlers, and one for each spectator.
  const theirs = [
    paddled?.unitItems.map(() => codeOf(paddled.voucher)),
    seen?.unitItems.map(({ ticket }) => codeOf(ticket)),
  ];
  const ours = view.lines.map(({ vouchers }) => vouchers.map(({ qr }) => qr && readQrPath(qr)));
  expect(ours.map((codes) => codes.toSorted())).toEqual(theirs.map((codes) => codes?.toSorted()));

  expect([view.rights?.rows.map(({ kind }) => kind), view.dateChange]).toEqual([
    ['cancel'],
    undefined,
  ]);
  const { state } = rightIn(view, 'cancel');
  if (state.kind !== 'open') throw new Error(`cancel is over: ${state.reason}`);
  const form = await Walk.open(visitor, state.href);
  await form.press({ action: '/api/order/cancel' }, { way: 'refund' });
  const left = supplier.bookings.sold().map(({ uuid }) => uuid);
  expect(left).toHaveLength(1);
});
