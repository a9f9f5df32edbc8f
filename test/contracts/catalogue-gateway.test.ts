import { HttpCatalogueGateway } from '@shop/adapters/http';
import { money } from '@shop/domain';
import type { PackageQuestion, PackageQuote, PriceQuestion, Quote } from '@shop/ports/backends';
import { aProduct } from '@shop/test/a-product';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError, wirePackageQuote, wireProducts, wireQuote } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('catalogue');

const http = new HttpCatalogueGateway(backend);
const park = aProduct({
  schedule: { type: 'OPENING_HOURS', weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00' },
});
const tour = aProduct({
  slug: 'ojos-de-agua',
  tourOnly: true,
  notDiscount: true,
  schedule: { type: 'START_TIME', weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['08:00', '10:30'] },
  componentGroups: [{ id: 1, components: [{ id: 7, name: 'Cenote' }] }],
});

const products = [park, tour];

const question: PriceQuestion = {
  slug: 'laguna-nacar',
  day: '2026-11-27',
  time: undefined,
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: ['photo'],
  currency: 'MXN',
};

const quoted: Quote = {
  listPrice: money(100_000, 'MXN'),
  original: money(295_000, 'MXN'),
  total: money(267_500, 'MXN'),
  units: [
    { unit: 'ADULT', quantity: 2, unitPrice: money(90_000, 'MXN'), amount: money(180_000, 'MXN') },
    { unit: 'CHILD', quantity: 1, unitPrice: money(67_500, 'MXN'), amount: money(67_500, 'MXN') },
    { unit: 'INFANT', quantity: 1, unitPrice: money(0, 'MXN'), amount: money(0, 'MXN') },
  ],
  extraPrices: [
    { extra: 'transport', price: money(20_000, 'MXN'), quantity: 3, amount: money(60_000, 'MXN') },
    { extra: 'food', price: money(20_000, 'MXN'), quantity: 3, amount: money(60_000, 'MXN') },
    {
      extra: 'transportWithFood',
      price: money(20_000, 'MXN'),
      quantity: 3,
      amount: money(60_000, 'MXN'),
    },
    { extra: 'photo', price: money(20_000, 'MXN'), quantity: 1, amount: money(20_000, 'MXN') },
  ],
  validUntil: new Date('2026-11-21T05:00:00Z'),
};

const packageQuestion: PackageQuestion = {
  parts: [
    { slug: 'laguna-nacar', day: '2026-11-27', time: undefined, components: [] },
    { slug: 'ojos-de-agua', day: '2026-11-28', time: '08:00', components: [7] },
  ],
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: ['food'],
  currency: 'MXN',
};
const quotedPart = { ...quoted, validUntil: undefined };
const quotedPackage: PackageQuote = {
  parts: [quotedPart, quotedPart],
  original: money(2 * 295_000, 'MXN'),
  total: money(2 * 267_500, 'MXN'),
};

const closed = (date: string, reason: string) => ({
  date,
  status: 'CLOSED',
  priceFrom: null,
  startTimes: [],
  reason,
});
const november = {
  slug: 'laguna-nacar',
  month: '2026-11',
  currency: 'MXN',
  days: [
    closed('2026-11-19', 'PAST'),
    { date: '2026-11-20', status: 'AVAILABLE', priceFrom: 1000, startTimes: [], reason: null },
    closed('2026-11-22', 'CLOSED'),
    { date: '2026-11-24', status: 'SOLD_OUT', priceFrom: null, startTimes: [], reason: 'SOLD_OUT' },
    { date: '2026-11-27', status: 'AVAILABLE', priceFrom: 900, startTimes: [], reason: null },
  ],
};
const calendar = (slug: string) => `/xapi/calendar?slug=${slug}&month=2026-11&currency=MXN`;
const times = ['08:00', '10:30'].map((time) => ({ time, status: 'AVAILABLE' }));
upstream.reply('/xapi/products', 200, wireProducts(products));
upstream.reply(calendar('laguna-nacar'), 200, november);
upstream.reply(calendar('ojos-de-agua'), 200, {
  ...november,
  slug: 'ojos-de-agua',
  days: [{ ...november.days[1], date: '2026-11-21', startTimes: times }],
});
const quoteCall = 'POST /xapi/pricing';
const packageCall = 'POST /xapi/package-pricing';
const noProduct = wireError('UNKNOWN_PRODUCT', 'Parts.1.Slug');

describe('the http catalogue gateway', () => {
  it('lists the products as they are sold', async () => {
    expect(await http.products()).toEqual({ kind: 'ok', answer: products });
  });

  describe('with a long catalogue', () => {
    const path = '/xapi/products';
    const grown = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...park, slug: `park-${at}`, id: at }));
    afterAll(() => upstream.reply(path, 200, wireProducts(products)));

    it('leaves out and reports products beyond 10,000', async () => {
      const all = grown(10_001);
      upstream.reply(path, 200, wireProducts(all));
      const reply = await http.products();
      expect(reply.kind === 'ok' && reply.answer.map(({ slug }) => slug)).toEqual(
        all.slice(0, 10_000).map(({ slug }) => slug),
      );
    });

    it('leaves out a slice in which nothing can be read', async () => {
      const [first, ...others] = wireProducts(grown(250)).products;
      const bad = others.map((one, at) => (at < 99 ? { ...one, schedule: undefined } : one));
      const none = { ...first, schedule: undefined };
      upstream.reply(path, 200, { products: [none, ...bad] });
      const reply = await http.products();
      expect(reply.kind === 'ok' && reply.answer.length).toBe(150);
    });

    it('answers with the same object while the list is the same, with and without an ETag', async () => {
      upstream.reply(path, 200, wireProducts(grown(300)));
      const answers = [await http.products(), await http.products()];
      upstream.answer(path, (response, { headers }) => {
        const isKnown = headers['if-none-match'] === '"one"';
        const head = { 'content-type': 'application/json', etag: '"one"' };
        response.writeHead(isKnown ? 304 : 200, { ...head, 'cache-control': 'max-age=7' });
        response.end(isKnown ? undefined : JSON.stringify(wireProducts(grown(301))));
      });
      answers.push(await http.products(), await http.products());
      const lists = answers.map((one) => (one.kind === 'ok' ? one.answer : undefined));
      expect(lists[1]).toBe(lists[0]);
      expect(lists[2]).toHaveLength(301);
      expect(lists[3]).toBe(lists[2]);
      expect(answers[3]).toMatchObject({ freshness: { fresh: 7 } });
    });
  });

  it('knows for each day whether it is on sale, and from what price', async () => {
    const asked = await http.calendar('laguna-nacar', '2026-11', 'MXN');
    const days = asked.kind === 'ok' ? asked.answer : [];
    const day = (wanted: string) => days.find(({ day: found }) => found === wanted);
    expect(day('2026-11-19')).toMatchObject({ status: 'CLOSED', priceFrom: undefined });
    expect(day('2026-11-20')).toMatchObject({
      status: 'AVAILABLE',
      priceFrom: money(100_000, 'MXN'),
    });
    expect(day('2026-11-22')).toMatchObject({ status: 'CLOSED', priceFrom: undefined });
    expect(day('2026-11-24')).toMatchObject({ status: 'SOLD_OUT', priceFrom: undefined });
    expect(day('2026-11-27')).toMatchObject({ priceFrom: money(90_000, 'MXN'), startTimes: [] });
  });

  it('gives the start times of a tour', async () => {
    const asked = await http.calendar('ojos-de-agua', '2026-11', 'MXN');
    const days = asked.kind === 'ok' ? asked.answer : [];
    expect(days.find(({ day }) => day === '2026-11-21')?.startTimes).toEqual(times);
  });

  it('quotes a line, and every add-on as if it were selected', async () => {
    upstream.reply(quoteCall, 200, wireQuote(quoted));
    expect(await http.quote(question)).toEqual({ kind: 'ok', answer: quoted });
  });

  it('finds nothing for an unknown product', async () => {
    const unknown = { kind: 'unknown' };
    expect(await http.calendar('nowhere', '2026-11', 'MXN')).toEqual(unknown);
    upstream.reply(quoteCall, 422, wireError('UNKNOWN_PRODUCT'));
    expect(await http.quote({ ...question, slug: 'nowhere' })).toEqual(unknown);
    upstream.reply(packageCall, 422, noProduct);
    expect(await http.quotePackage(packageQuestion)).toEqual(unknown);
  });

  it('gives the lowest price of the coming days by slug', async () => {
    const prices = [
      { slug: 'laguna-nacar', priceFrom: 850 },
      { slug: 'ojos-de-agua', priceFrom: 1000 },
    ];
    upstream.reply('/xapi/prices-from?currency=MXN', 200, { currency: 'MXN', prices });
    const answer = new Map([
      ['laguna-nacar', money(85_000, 'MXN')],
      ['ojos-de-agua', money(100_000, 'MXN')],
    ]);
    expect(await http.pricesFrom('MXN')).toEqual({ kind: 'ok', answer });
  });

  const [product] = wireProducts([park]).products;
  const withProduct = (differs: object) => ({ products: [{ ...product, ...differs }] });

  const minimal = { products: [{ slug: 'laguna-nacar', schedule: park.schedule }] };

  it.each([
    ['a schedule nobody agreed on', withProduct({ schedule: { type: 'NEVER' } })],
    ['an eighth weekday', withProduct({ schedule: { ...park.schedule, weekdays: [8] } })],
    ['a slug that is a path', withProduct({ slug: '../admin' })],
    ['no list', { products: null }],
    ['an empty list', { products: [] }],
  ])('refuses products with %s', async (_, body) => {
    upstream.reply('/xapi/products', 200, body);
    expect(await http.products()).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  const [day] = november.days;
  it.each([
    ['a negative price', 200, { days: [{ ...day, priceFrom: -1 }] }, 'malformed'],
    ['too many digits', 200, { days: [{ ...day, priceFrom: 1.234 }] }, 'malformed'],
    ['days of another month', 200, { days: [{ ...day, date: '2026-12-01' }] }, 'malformed'],
    ['an upstream that is down', 500, '', 'unavailable'],
    ['silence', silence, '', 'timeout'],
  ] as const)('treats a calendar with %s as a failure', async (_, status, body, reason) => {
    upstream.reply(calendar('odd'), status, body);
    expect(await http.calendar('odd', '2026-11', 'MXN')).toEqual({ kind: 'failed', reason });
  });

  it.each([
    ['without all that is not needed', minimal, { variantOf: 'laguna-nacar', upgrades: [] }],
    [
      'with what it can do',
      withProduct({ grants: ['changeDate', 'refit'] }),
      { grants: ['changeDate'] },
    ],
    ['with an upgrade nobody agreed on', withProduct({ upgrades: ['pony'] }), { upgrades: [] }],
    [
      'beside one that can’t be read',
      { products: [{ ...product, slug: '../admin' }, product] },
      { slug: 'laguna-nacar', upgrades: park.upgrades },
    ],
  ])('sells a product %s', async (_, body, differs) => {
    upstream.reply('/xapi/products', 200, body);
    expect(await http.products()).toMatchObject({ kind: 'ok', answer: [differs] });
  });

  it('sells no day with an unknown or unreadable status', async () => {
    const days = [
      { ...day, status: 'WAITING_LIST' },
      { ...day, date: '2026-11-31' },
      { ...day, date: '2026-12-01' },
      { ...day, priceFrom: 1.234 },
      day,
    ];
    upstream.reply(calendar('odd'), 200, { days });
    const asked = await http.calendar('odd', '2026-11', 'MXN');
    const statuses = asked.kind === 'ok' && asked.answer.map(({ status }) => status);
    expect(statuses).toEqual(['CLOSED', 'CLOSED']);
  });

  it('reads the list price and the remaining places if present', async () => {
    const startTimes = [{ time: '08:00', status: 'LIMITED', left: 2 }];
    const told = { ...november.days[1], listPrice: 1100, left: 2, startTimes };
    upstream.reply(calendar('told'), 200, {
      days: [told, { ...day, listPrice: null, left: 0 }, day],
    });
    const asked = await http.calendar('told', '2026-11', 'MXN');
    expect(asked.kind === 'ok' && asked.answer).toEqual([
      expect.objectContaining({ listPrice: money(110_000, 'MXN'), left: 2, startTimes }),
      expect.objectContaining({ left: 0 }),
      expect.not.objectContaining({ left: expect.anything() }),
    ]);
    const digits = { ...told, listPrice: 1.234 };
    upstream.reply(calendar('told'), 200, { days: [digits] });
    expect(await http.calendar('told', '2026-11', 'MXN')).toMatchObject({ reason: 'malformed' });
  });

  it('treats a refused read as a failure', async () => {
    upstream.reply(quoteCall, 422, wireError('DAY_CLOSED'));
    expect(await http.quote(question)).toEqual({ kind: 'failed', reason: 'rejected' });
  });

  it('requests prices in the contract’s fields', async () => {
    await http.quote(question);
    expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({
      Slug: 'laguna-nacar',
      Date: '2026-11-27',
      StartTime: null,
      Units: { ADULT: 2, CHILD: 1, INFANT: 1 },
      Extras: ['photo'],
      Currency: 'MXN',
    });
  });

  describe('of a package', () => {
    const whole = wirePackageQuote(quotedPackage);
    const [first] = whole.Parts;

    it('requests in the contract’s fields', async () => {
      await http.quotePackage(packageQuestion);
      expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({
        Parts: [
          { Slug: 'laguna-nacar', Date: '2026-11-27', StartTime: null, ComponentIds: [] },
          { Slug: 'ojos-de-agua', Date: '2026-11-28', StartTime: '08:00', ComponentIds: [7] },
        ],
        Units: { ADULT: 2, CHILD: 1, INFANT: 1 },
        Extras: ['food'],
        Currency: 'MXN',
      });
    });

    it('quotes each part as part of the whole package, with their total', async () => {
      upstream.reply(packageCall, 200, whole);
      const asked = await http.quotePackage(packageQuestion);
      expect(asked).toEqual({ kind: 'ok', answer: quotedPackage });
    });

    it('reads the effect of a code on its parts, matched by position', async () => {
      const Promo = { Code: 'LAGUNA10', Title: 'Agua', Percent: 10, ItemIds: ['0'], Saved: 220 };
      upstream.reply(packageCall, 200, { ...whole, Promo });
      const promo = { code: 'LAGUNA10', session: undefined };
      expect(await http.quotePackage({ ...packageQuestion, promo })).toMatchObject({
        answer: {
          promo: { code: 'LAGUNA10', percent: 10, lines: ['0'], saved: money(22_000, 'MXN') },
        },
      });
    });

    it('requests the effect of a code beside the cart’s code, and reads why it has none', async () => {
      const Promo = { Code: 'FIESTA', Saved: 0, Reason: 'MINIMUM', Missing: 12.5 };
      upstream.reply(packageCall, 200, { ...whole, Promo });
      const promo = { code: 'FIESTA', session: 'session-1' };
      expect(await http.quotePackage({ ...packageQuestion, promo })).toMatchObject({
        answer: { promo: { refusal: { reason: 'minimum', missing: money(1_250, 'MXN') } } },
      });
      expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toMatchObject({
        Code: 'FIESTA',
        SessionId: 'session-1',
      });
    });

    it('reads the validity end if present', async () => {
      const ends = { ValidUntil: '2026-11-21T00:00:00-05:00' };
      upstream.reply(packageCall, 200, { ...whole, ...ends });
      const asked = await http.quotePackage(packageQuestion);
      const validUntil = new Date('2026-11-21T05:00:00Z');
      expect(asked).toEqual({ kind: 'ok', answer: { ...quotedPackage, validUntil } });
      for (const ValidUntil of [null, 'soon', '2026-11-21T00:00:00']) {
        upstream.reply(packageCall, 200, { ...whole, ValidUntil });
        expect(await http.quotePackage(packageQuestion)).toEqual({
          kind: 'ok',
          answer: quotedPackage,
        });
      }
    });

    it('treats a single total as one without a discount', async () => {
      const { Parts, Total } = whole;
      upstream.reply(packageCall, 200, { Parts, Total });
      const { total } = quotedPackage;
      expect(await http.quotePackage(packageQuestion)).toEqual({
        kind: 'ok',
        answer: { ...quotedPackage, original: total },
      });
    });

    it.each([
      ['fewer parts than were asked for', 200, { ...whole, Parts: [first] }, 'malformed'],
      ['another currency', 200, { ...whole, Currency: 'USD' }, 'malformed'],
      ['a negative part', 200, withFirst({ Total: -1 }), 'malformed'],
      ['too many digits', 200, { ...whole, Total: 1.234 }, 'malformed'],
      ['a no', 422, wireError('DAY_CLOSED', 'Parts.1.Date'), 'rejected'],
      ['an upstream that is down', 500, '', 'unavailable'],
      ['silence', silence, '', 'timeout'],
    ] as const)('treats %s as a failure', async (_, status, body, reason) => {
      upstream.reply(packageCall, status, body);
      expect(await http.quotePackage(packageQuestion)).toEqual({ kind: 'failed', reason });
    });

    it.each([
      ['a code of its own', wireError('NOT_FOUND')],
      ['nothing in the shape of errors', '<html>'],
    ])('recognises a backend without this call: 404 with %s', async (_, body) => {
      upstream.reply(packageCall, 404, body);
      expect(await http.quotePackage(packageQuestion)).toEqual({ kind: 'unknown' });
    });

    function withFirst(differs: object) {
      return { ...whole, Parts: [{ ...first, ...differs }, ...whole.Parts.slice(1)] };
    }
  });
});
