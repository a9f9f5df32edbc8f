import { HttpCatalogueGateway } from '@shop/adapters/http';
import { MemoryCatalogueGateway } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { money } from '@shop/domain';
import type {
  CatalogueGateway,
  PackageQuestion,
  PackageQuote,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
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

const party = aProduct({
  slug: 'son-de-rio',
  upgrades: ['transport'],
  canAddPhoto: false,
  schedule: { ...park.schedule, weekdays: [1, 2, 3, 4, 5, 6, 7] },
});
const products = [park, tour, party];

/** A Friday, 10 in the morning in the park. */
const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const memory = new MemoryCatalogueGateway({
  clock,
  products,
  listPrice: (_product, _day, currency) => money(100_000, currency),
  extraPrice: (_extra, currency) => money(20_000, currency),
  coupons: [
    {
      code: 'LAGUNA10',
      title: 'Agua',
      saving: { kind: 'percent', percent: 10 },
      validFrom: '2026-11-01',
      validUntil: '2027-03-31',
      minimum: undefined,
      slugs: ['laguna-nacar'],
      status: 'ACTIVE',
    },
  ],
}).sellOut('laguna-nacar', '2026-11-24');

const question: PriceQuestion = {
  slug: 'laguna-nacar',
  day: '2026-11-27',
  time: undefined,
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: ['photo'],
  currency: 'MXN',
};

/** 2 × 900.00 and 675.00 after 10 %, an infant for nothing, and one photo pass; tomorrow it is dearer. */
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

const aPart = (slug: string, day: string, time?: string) => ({
  slug,
  day,
  time,
  components: slug === 'ojos-de-agua' ? [7] : [],
});

const packageQuestion: PackageQuestion = {
  parts: [
    aPart('laguna-nacar', '2026-11-27'),
    aPart('ojos-de-agua', '2026-11-28', '08:00'),
    aPart('son-de-rio', '2026-11-29'),
  ],
  people: { ADULT: 2, CHILD: 1, INFANT: 0 },
  extras: ['food'],
  currency: 'MXN',
};

/** 2 × 800.00 and 600.00 after 20 %, for each of the three alike; food where there is any. */
const quotedPart = ({ slug }: { readonly slug: string }): Quote => {
  const isParty = slug === 'son-de-rio';
  const food = isParty ? 0 : 60_000;
  return {
    listPrice: money(100_000, 'MXN'),
    original: money(275_000 + food, 'MXN'),
    total: money(220_000 + food, 'MXN'),
    units: [
      {
        unit: 'ADULT',
        quantity: 2,
        unitPrice: money(80_000, 'MXN'),
        amount: money(160_000, 'MXN'),
      },
      {
        unit: 'CHILD',
        quantity: 1,
        unitPrice: money(60_000, 'MXN'),
        amount: money(60_000, 'MXN'),
      },
    ],
    extraPrices: quoted.extraPrices
      .slice(0, isParty ? 1 : 4)
      .map((line) => (line.extra === 'photo' ? line : { ...line, amount: money(60_000, 'MXN') })),
  };
};

const quotedPackage: PackageQuote = {
  parts: packageQuestion.parts.map(quotedPart),
  original: money(3 * 275_000 + 120_000, 'MXN'),
  total: money(3 * 220_000 + 120_000, 'MXN'),
};

/** A tenth off the first part's 800.00 and 600.00. */
const quotedWithCode = {
  total: money(quotedPackage.total.amount - 22_000, 'MXN'),
  promo: {
    code: 'LAGUNA10',
    title: 'Agua',
    percent: 10,
    lines: ['0'],
    saved: money(22_000, 'MXN'),
  },
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
const prices = [
  { slug: 'laguna-nacar', priceFrom: 850 },
  { slug: 'ojos-de-agua', priceFrom: 1000 },
  { slug: 'son-de-rio', priceFrom: 850 },
];

upstream.reply('/xapi/products', 200, wireProducts(products));
upstream.reply(calendar('laguna-nacar'), 200, november);
upstream.reply(calendar('ojos-de-agua'), 200, {
  ...november,
  days: [{ ...november.days[1], date: '2026-11-21', startTimes: times }],
});
upstream.reply('/xapi/prices-from?currency=MXN', 200, { currency: 'MXN', prices });
upstream.answer('POST /xapi/pricing', (response, { body }) => {
  const isKnown = JSON.parse(body).Slug === 'laguna-nacar';
  response.writeHead(isKnown ? 200 : 422, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isKnown ? wireQuote(quoted) : wireError('UNKNOWN_PRODUCT')));
});
upstream.answer('POST /xapi/package-pricing', (response, { body }) => {
  const known = products.map(({ slug }) => slug);
  const { Parts, Code } = JSON.parse(body) as { Parts: readonly { Slug: string }[]; Code?: string }; // as: what the contract says
  const isKnown = Parts.every(({ Slug }) => known.includes(Slug));
  response.writeHead(isKnown ? 200 : 422, { 'content-type': 'application/json' });
  const error = wireError('UNKNOWN_PRODUCT', 'Parts.1.Slug');
  response.end(JSON.stringify(isKnown ? withCode(Code) : error));
});

function withCode(code: string | undefined) {
  const whole = wirePackageQuote(quotedPackage);
  const Promo = { Code: code, Title: 'Agua', Percent: 10, ItemIds: ['0'], Saved: 220 };
  return code ? { ...whole, Total: whole.Total - 220, Promo } : whole;
}

describe.each([
  { name: 'memory', catalogue: memory as CatalogueGateway },
  { name: 'http', catalogue: http as CatalogueGateway },
])('a catalogue gateway ($name)', ({ catalogue }) => {
  it('lists the products as they are sold', async () => {
    expect(await catalogue.products()).toEqual({ kind: 'ok', answer: products });
  });

  it('knows of each day whether it can be sold, and from what price', async () => {
    const asked = await catalogue.calendar('laguna-nacar', '2026-11', 'MXN');
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
    const asked = await catalogue.calendar('ojos-de-agua', '2026-11', 'MXN');
    const days = asked.kind === 'ok' ? asked.answer : [];
    expect(days.find(({ day }) => day === '2026-11-21')?.startTimes).toEqual(times);
  });

  it('knows no calendar of a product that there is not', async () => {
    expect(await catalogue.calendar('nowhere', '2026-11', 'MXN')).toEqual({ kind: 'unknown' });
  });

  it('quotes a line, and every add-on as if it were chosen', async () => {
    expect(await catalogue.quote(question)).toEqual({ kind: 'ok', answer: quoted });
  });

  it('quotes nothing for a product that there is not', async () => {
    expect(await catalogue.quote({ ...question, slug: 'nowhere' })).toEqual({ kind: 'unknown' });
  });

  it('quotes each part as one of a package of them all, and what they come to', async () => {
    const asked = await catalogue.quotePackage(packageQuestion);
    expect(asked).toEqual({ kind: 'ok', answer: quotedPackage });
  });

  it('quotes a package with what a code does to its parts, which are named by their places', async () => {
    const promo = { code: 'LAGUNA10', session: undefined };
    const asked = await catalogue.quotePackage({ ...packageQuestion, promo });
    expect(asked).toMatchObject({ kind: 'ok', answer: quotedWithCode });
  });

  it('quotes no package with a product that there is not', async () => {
    const parts = [...packageQuestion.parts.slice(0, 1), aPart('nowhere', '2026-11-28')];
    expect(await catalogue.quotePackage({ ...packageQuestion, parts })).toEqual({
      kind: 'unknown',
    });
  });

  it('gives the lowest price of the coming days by slug', async () => {
    const asked = await catalogue.pricesFrom('MXN');
    const answer = new Map([
      ['laguna-nacar', money(85_000, 'MXN')],
      ['ojos-de-agua', money(100_000, 'MXN')],
      ['son-de-rio', money(85_000, 'MXN')],
    ]);
    expect(asked).toEqual({ kind: 'ok', answer });
  });
});

describe('the http gateway', () => {
  const [product] = wireProducts([park]).products;
  const withProduct = (differs: object) => ({ products: [{ ...product, ...differs }] });

  const minimal = { products: [{ slug: 'laguna-nacar', schedule: park.schedule }] };

  it.each([
    ['a schedule nobody agreed on', withProduct({ schedule: { type: 'NEVER' } })],
    ['an eighth weekday', withProduct({ schedule: { ...park.schedule, weekdays: [8] } })],
    ['a slug that is a path', withProduct({ slug: '../admin' })],
    ['no list', { products: null }],
  ])('refuses products with %s', async (_, body) => {
    upstream.reply('/xapi/products', 200, body);
    expect(await http.products()).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  const [day] = november.days;
  it.each([
    ['another currency than asked for', 200, { ...november, currency: 'USD' }, 'malformed'],
    ['a negative price', 200, { ...november, days: [{ ...day, priceFrom: -1 }] }, 'malformed'],
    ['too many digits', 200, { ...november, days: [{ ...day, priceFrom: 1.234 }] }, 'malformed'],
    ['an upstream that is down', 500, '', 'unavailable'],
    ['silence', silence, '', 'timeout'],
  ] as const)('takes a calendar with %s for a failure', async (_, status, body, reason) => {
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

  it('does not sell on a day of a status nobody agreed on, nor on one that can’t be read', async () => {
    const days = [{ ...day, status: 'WAITING_LIST' }, { ...day, date: '2026-11-31' }, day];
    upstream.reply(calendar('odd'), 200, { days });
    const asked = await http.calendar('odd', '2026-11', 'MXN');
    const statuses = asked.kind === 'ok' && asked.answer.map(({ status }) => status);
    expect(statuses).toEqual(['CLOSED', 'CLOSED']);
  });

  it('reads the list price and the places left where they are told', async () => {
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

  it('takes a refused question for a failure', async () => {
    upstream.reply('POST /xapi/pricing', 422, wireError('DAY_CLOSED'));
    expect(await http.quote(question)).toEqual({ kind: 'failed', reason: 'rejected' });
  });

  it('asks for prices in the words of the wire', async () => {
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
    const call = 'POST /xapi/package-pricing';
    const whole = wirePackageQuote(quotedPackage);
    const [first] = whole.Parts;

    it('asks in the words of the wire', async () => {
      await http.quotePackage(packageQuestion);
      expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({
        Parts: [
          { Slug: 'laguna-nacar', Date: '2026-11-27', StartTime: null, ComponentIds: [] },
          { Slug: 'ojos-de-agua', Date: '2026-11-28', StartTime: '08:00', ComponentIds: [7] },
          { Slug: 'son-de-rio', Date: '2026-11-29', StartTime: null, ComponentIds: [] },
        ],
        Units: { ADULT: 2, CHILD: 1, INFANT: 0 },
        Extras: ['food'],
        Currency: 'MXN',
      });
    });

    it('asks what a code does beside the one of a cart, and reads why it does nothing', async () => {
      const Promo = { Code: 'FIESTA', Saved: 0, Reason: 'MINIMUM', Missing: 12.5 };
      upstream.reply(call, 200, { ...whole, Promo });
      const promo = { code: 'FIESTA', session: 'session-1' };
      expect(await http.quotePackage({ ...packageQuestion, promo })).toMatchObject({
        answer: { promo: { refusal: { reason: 'minimum', missing: money(1_250, 'MXN') } } },
      });
      expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toMatchObject({
        Code: 'FIESTA',
        SessionId: 'session-1',
      });
    });

    it('reads until when all of it stands, where that is told', async () => {
      const ends = { ValidUntil: '2026-11-21T00:00:00-05:00' };
      upstream.reply(call, 200, { ...whole, ...ends });
      const asked = await http.quotePackage(packageQuestion);
      const validUntil = new Date('2026-11-21T05:00:00Z');
      expect(asked).toEqual({ kind: 'ok', answer: { ...quotedPackage, validUntil } });
      upstream.reply(call, 200, { ...whole, ValidUntil: null });
      expect(await http.quotePackage(packageQuestion)).toEqual({
        kind: 'ok',
        answer: quotedPackage,
      });
    });

    it('takes a total alone for one without a discount', async () => {
      const { Parts, Total } = whole;
      upstream.reply(call, 200, { Parts, Total });
      const { total } = quotedPackage;
      expect(await http.quotePackage(packageQuestion)).toEqual({
        kind: 'ok',
        answer: { ...quotedPackage, original: total },
      });
    });

    it.each([
      ['fewer parts than were asked for', 200, { ...whole, Parts: [first] }, 'malformed'],
      ['more parts', 200, { ...whole, Parts: [...whole.Parts, first] }, 'malformed'],
      ['another currency', 200, { ...whole, Currency: 'USD' }, 'malformed'],
      ['a part in another', 200, withFirst({ Currency: 'USD' }), 'malformed'],
      ['a negative part', 200, withFirst({ Total: -1 }), 'malformed'],
      ['too many digits', 200, { ...whole, Total: 1.234 }, 'malformed'],
      ['an end that is no moment', 200, { ...whole, ValidUntil: 'soon' }, 'malformed'],
      ['no total', 200, { ...whole, Total: undefined }, 'malformed'],
      ['a no', 422, wireError('DAY_CLOSED', 'Parts.1.Date'), 'rejected'],
      ['an upstream that is down', 500, '', 'unavailable'],
      ['silence', silence, '', 'timeout'],
    ] as const)('takes %s for a failure', async (_, status, body, reason) => {
      upstream.reply(call, status, body);
      expect(await http.quotePackage(packageQuestion)).toEqual({ kind: 'failed', reason });
    });

    it.each([
      ['a code of its own', wireError('NOT_FOUND')],
      ['nothing in the shape of errors', '<html>'],
    ])('knows of a backend that has no such call: 404 with %s', async (_, body) => {
      upstream.reply(call, 404, body);
      expect(await http.quotePackage(packageQuestion)).toEqual({ kind: 'unknown' });
    });

    function withFirst(differs: object) {
      return { ...whole, Parts: [{ ...first, ...differs }, ...whole.Parts.slice(1)] };
    }
  });
});
