import { type ErrorCode, errorText, type Language, languages, pathOf } from '@shop/domain';
import { partOf } from '@shop/test/corpus';
import { startContractProxy } from '../../backends/test/support/contract-proxy.js';
import { journeyLanguages } from '@shop/test/journey-languages';
import { fillCart } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { adding, builderPath, farMonth } from '@shop/test/strip-walk';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

/** Days of the far month on which a park can be had, or on which it is `state`. */
async function daysOf(slug: string, state?: 'soldOut' | 'closed', month = farMonth) {
  const path = `${builderPath('es')}?part=${slug}&slot=1&month=${month}`;
  const { view } = await shop.visitor().look('builder', path);
  const days = (view.panel.calendar?.months ?? []).flatMap(({ weeks }) => weeks.flat());
  return days
    .filter((one) => (state ? one.state === state : ['free', 'best'].includes(one.state)))
    .map(({ day }) => day);
}

const next = (month: string, ahead: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + ahead)).toISOString().slice(0, 7);
};

/** The first full day of a park in the coming year. */
async function fullDay(slug: string): Promise<string> {
  for (let ahead = 0; ahead < 9; ahead += 1) {
    const [day] = await daysOf(slug, 'soldOut', next(farMonth, ahead));
    if (day) return day;
  }
  throw new Error(`${slug} is never full`);
}

const [first = '', second = '', third = '', fourth = '', fifth = ''] = await daysOf('bruma');
const [closed = ''] = await daysOf('copalera', 'closed');
const full = await fullDay('bruma');

const part = (slug: string, day = '', clock = '', activity = '') =>
  `part=${[slug, day, clock, activity].join('_').replace(/_+$/, '')}`;
const two = [part('bruma', first), part('guarida', second)];
const three = [...two, part('laguna-nacar', third)];
const tour = part('ojos-de-agua', third, '0800');
const total = part('gran-ceiba-total', fifth, '', '511');

interface Row {
  readonly name: string;
  readonly strip: readonly string[];
  readonly code: ErrorCode;
  /** Where on the page it is said. */
  readonly at?: string;
}

const rows: readonly Row[] = [
  { name: 'one park', strip: [part('bruma', first)], code: 'packageParks' },
  {
    name: 'five parks',
    strip: [...three, part('son-de-rio', fourth), part('camino-blanco', fifth, '0700')],
    code: 'packageParks',
  },
  {
    name: 'six products',
    strip: [...three, part('son-de-rio', fourth), total],
    code: 'limit',
  },
  { name: 'two equal', strip: [...two, part('bruma', third)], code: 'packageTwice' },
  {
    name: 'a variant beside its parent',
    strip: [part('laguna-nacar', first), part('laguna-nacar-tarde', second)],
    code: 'packageTwice',
  },
  {
    name: 'two on one date',
    strip: [part('bruma', first), part('guarida', first)],
    code: 'sameDates',
  },
  { name: 'a day that is missing', strip: [part('bruma', first), part('guarida')], code: 'noDay' },
  {
    name: 'a day that is none',
    strip: [part('bruma', first), part('guarida', '2027-02-30')],
    code: 'noDay',
  },
  {
    name: 'a closed day',
    strip: [part('bruma', first), part('copalera', closed)],
    code: 'closedDay',
  },
  {
    name: 'a full day',
    strip: [part('guarida', first), part('bruma', full)],
    code: 'noAvailability',
  },
  {
    name: 'a day in the past',
    strip: [part('bruma', first), part('guarida', '2020-01-01')],
    code: 'pastDay',
  },
  {
    name: 'a day too far',
    strip: [part('bruma', first), part('guarida', '2031-01-01')],
    code: 'farDay',
  },
  {
    name: 'a start time that is missing',
    strip: [part('bruma', first), part('ojos-de-agua', second)],
    code: 'noSchedule',
  },
  {
    name: 'a start time that is none of its',
    strip: [part('bruma', first), part('ojos-de-agua', second, '0313')],
    code: 'noSchedule',
  },
  {
    name: 'an activity that is missing',
    strip: [part('bruma', first), part('gran-ceiba-total', second)],
    code: 'noComponent',
  },
  {
    name: 'children alone',
    strip: [...two, 'adults=0', 'children=2'],
    code: 'adultNeeded',
    at: 'field-people',
  },
  { name: 'nobody', strip: [...two, 'adults=0'], code: 'nobody', at: 'field-people' },
  { name: '10,000 people', strip: [...two, 'adults=10000'], code: 'tooMany', at: 'field-people' },
  {
    name: 'infants with the nature tour',
    strip: [...two, tour, 'infants=1'],
    code: 'infantsNotAdmitted',
    at: 'field-people',
  },
  {
    name: 'add-ons that exclude each other',
    strip: [...two, 'extras=food', 'extras=transportWithFood'],
    code: 'extrasExclude',
    at: 'field-extras',
  },
];

const addressOf = (strip: readonly string[], language: Language) =>
  `${builderPath(language)}?${strip.join('&')}`;

/** What a page's own form has of the strip: its parks, who comes, what is added. */
function keptIn(page: Walk) {
  const fields = page.fieldsOf(adding);
  return {
    parts: fields.getAll('part'),
    people: ['adults', 'children', 'infants'].map((name) => Number(fields.get(name))),
    extras: fields.getAll('extras'),
  };
}

/** Every row in one language, in turns; in all of them with `npm run test:whole`. */
const spoken = rows.map((row, at) => ({
  ...row,
  spoken: partOf(languages, languages.length, at % languages.length),
}));

describe.each(spoken)('$name', ({ strip, code, at = 'field-page', spoken: inLanguages }) => {
  it.each(inLanguages)(
    'is refused in %s in words, and all that was chosen stays',
    async (language) => {
      const visitor = shop.visitor();
      const address = addressOf(strip, language);
      const page = await Walk.open(visitor, address);
      const kept = keptIn(page);
      expect([page.status, kept.parts.length]).toEqual([
        200,
        strip.filter((one) => one.startsWith('part')).length,
      ]);
      const refused = await page.press(adding);
      expect(refused.status).toBe(422);
      expect(refused.at(at)).toContain(errorText(code, language));
      expect(keptIn(refused)).toEqual(kept);
      expect(
        (await visitor.see(pathOf({ name: 'cart', params: {} }, language))).visitor.cartCount,
      ).toBe(0);
    },
  );
});

const cartPath = (language: Language) => pathOf({ name: 'cart', params: {} }, language);

async function packageIn(visitor: Visitor, language: Language) {
  const { view } = await visitor.look('cart', cartPath(language));
  return view.kind === 'filled' ? view.packages[0] : undefined;
}

describe.each(journeyLanguages)('in %s', (language) => {
  it('says what a ticket collides with in the cart, and leads to both', async () => {
    const visitor = shop.visitor();
    await fillCart(visitor, '/es/entrada-copalera/', first);
    const page = await Walk.open(visitor, addressOf(two, language));
    const refused = await page.press(adding);
    expect([refused.status, keptIn(refused)]).toEqual([422, keptIn(page)]);
    const said = refused.at('field-page');
    expect(said).toContain(errorText('duplicate', language));
    expect(said).toContain('Copalera, ');
    const hrefs = refused.linksAt('field-page');
    expect(hrefs).toContain(cartPath(language));
    expect(hrefs.find((href) => href.endsWith('#panel'))).toContain(builderPath(language));
  });

  it('names the ticket that the cart refused, and leads to its day', async () => {
    const strip = [part('guarida', first), part('bruma', full)];
    const refused = await (
      await Walk.open(shop.visitor(), addressOf([...strip, 'slot=1'], language))
    ).press(adding);
    expect(refused.at('field-page')).toContain('Bruma');
    expect(refused.linksAt('field-page').join()).toContain('slot=2');
  });

  it('leaves another visitor’s package alone, and adds it as one of one’s own', async () => {
    const owner = shop.visitor();
    await (await Walk.open(owner, addressOf(two, language))).press(adding);
    const theirs = await packageIn(owner, language);
    const visitor = shop.visitor();
    await fillCart(visitor, '/es/entrada-copalera/', await mondayIn(next(farMonth, 1)));
    const named = [part('bruma', third), part('guarida', fourth), `package=${theirs?.id}`];
    const page = await Walk.open(visitor, addressOf(named, language));
    const refused = await page.press(adding);
    expect(refused.status).toBe(422);
    expect(refused.at('field-page')).toContain(errorText('unknownPackage', language));
    expect(keptIn(refused)).toEqual(keptIn(page));
    expect(await packageIn(owner, language)).toEqual(theirs);
    await refused.press(adding);
    expect((await packageIn(visitor, language))?.lines).toHaveLength(2);
  });

  it('leaves out a park that it does not know', async () => {
    const strip = [two[0] ?? '', part('atlantis', fifth), two[1] ?? ''];
    const page = await Walk.open(shop.visitor(), addressOf(strip, language));
    expect([page.status, keptIn(page).parts]).toEqual([
      200,
      two.map((one) => one.replace('part=', '')),
    ]);
    const sent = [...two.map((one) => one.replace('part=', '')), `atlantis_${fifth}`];
    const refused = await post({ part: sent }, language);
    expect(refused.status).toBe(422);
    expect(refused.at('field-page')).toContain(errorText('unknownProduct', language));
  });

  it('reads no ticket of 5,000 characters', async () => {
    const long = 'x'.repeat(5000);
    const page = await Walk.open(shop.visitor(), addressOf([...two, `part=${long}`], language));
    expect([page.status, keptIn(page).parts.length]).toEqual([200, 2]);
    const refused = await post({ part: [long] }, language);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(errorText('badRequest', language));
  });

  it('takes no price from the form', async () => {
    const refused = await post({ part: [`bruma_${first}`], price: '1' }, language);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(errorText('badRequest', language));
  });
});

let attempts = 0;
/** What a form is answered that no page of ours has. */
const post = (fields: Readonly<Record<string, string | string[]>>, language: Language) =>
  Walk.post(shop.visitor(), '/api/cart/packages', {
    path: builderPath(language),
    attempt: `attempt-${(attempts += 1)}`,
    ...fields,
  });

/** A day on which Copalera is open. */
async function mondayIn(month: string): Promise<string> {
  const [day = ''] = await daysOf('copalera', undefined, month);
  return day;
}

it.each(['-1', '1.5', '1e1', 'abc', '٣', ''])('refuses "%s" adults', async (adults) => {
  const sent = two.map((one) => one.replace('part=', ''));
  const refused = await post({ part: sent, adults }, 'es');
  expect([refused.status, keptIn(refused).parts]).toEqual([422, sent]);
  expect(refused.at('field-people')).toContain(errorText('peopleOdd', 'es'));
});

it.each([
  'part=%00',
  'part=_',
  'part=bruma_9999-99-99_9999_99999999999',
  'slot=99&part=bruma',
  'slot=-1',
  'drop=99&part=bruma',
  'choose=__proto__',
  'choose=atlantis&pick=2027-01-01',
  'pick=2027-01-01',
  'month=9999-99&part=bruma',
  'from=9999-99-99&to=0&plan=yes&part=bruma',
  'from=2020-01-01&to=2099-01-01&plan=yes&part=bruma',
  'adults=-1&part=bruma',
  'adults=1e9&children=abc',
  'extras=__proto__',
  'package=../x',
  `part=${'bruma&part='.repeat(99)}`,
])('answers the odd address %s with the page', async (query) => {
  const response = await shop.visitor().get(`${builderPath('es')}?${query}`);
  expect(response.status).toBe(200);
});

describe('over a backend without packages', () => {
  let own: Awaited<ReturnType<typeof startWithout>>;
  beforeAll(async () => {
    own = await startWithout();
  });
  afterAll(() => own.stop());

  it.each(journeyLanguages)('says so in %s, and leads to the tickets', async (language) => {
    const visitor = own.shop.visitor();
    const page = await Walk.open(visitor, addressOf(two, language));
    const text = errorText('noPackages', language);
    const list = pathOf({ name: 'list', params: {} }, language);
    expect([page.status, page.linksAt('summary').includes(list)]).toEqual([200, true]);
    expect(page.at('summary')).toContain(text);
    const refused = await page.press(adding);
    expect([refused.status, keptIn(refused)]).toEqual([422, keptIn(page)]);
    expect(refused.at('field-page')).toContain(text);
    expect(refused.linksAt('field-page')).toContain(list);
  });

  it.each(journeyLanguages)(
    'says in %s that it can’t look for the cheapest days',
    async (language) => {
      const page = await Walk.open(own.shop.visitor(), addressOf(two, language));
      const asked = await page.press({ name: 'plan', value: 'yes' });
      expect([asked.status, asked.at('plan')]).toEqual([
        200,
        expect.stringContaining(errorText('calendar', language)),
      ]);
    },
  );
});

/** A backend that has no call that its contract calls optional, and sends no more than it must. */
async function startWithout() {
  let proxy: Awaited<ReturnType<typeof startContractProxy>> | undefined;
  const without = await startBff({}, async ({ cartUrl }) => {
    proxy = await startContractProxy('shopping-cart', cartUrl, 'smallest');
    return { CART_API_URL: proxy.url, CART_READ_MS: '20000' };
  });
  const stop = async () => {
    await without.stop();
    await proxy?.stop();
  };
  return { shop: without, stop };
}

it.each(journeyLanguages)(
  'says in %s that nothing was changed while the backend is away',
  async (language) => {
    const own = await startBff();
    own.sandbox.faults.add({ api: 'cart', mode: 'down' });
    const form = {
      path: builderPath(language),
      attempt: 'attempt-1',
      part: [`bruma_${first}`, `guarida_${second}`],
    };
    const response = await own.visitor().postJson('/api/cart/packages', form);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { kind: 'refused', problems: [{ text: errorText('cartUpdate', language), field: 'page' }] },
    ]);
    await own.stop();
  },
);
