import { FileContent } from '@shop/adapters/files';
import {
  currencies,
  currencyCodes,
  extrasOf,
  isFlagship,
  languages,
  methodCodes,
  money,
  multiplied,
  type Ratio,
  percentOff,
  ratioLeft,
  share,
  type TierRule,
  tiers,
} from '@shop/domain';
import { readContent } from '../../backends/sandbox/src/engine/content.js';
import { walls } from '../../apps/web/src/theme/walls.js';

const folder = 'content';
const content = new FileContent(folder);
const { products, prices, calendar, payment, pickups } = await readContent(folder);
const slugs = products.map(({ slug }) => slug);

/** Every fraction of a list price that an adult or a child may pay. */
const ratioOf = (rule: TierRule | 'child') => ratioLeft(percentOff(rule));
const tierRatios = (Object.keys(tiers) as TierRule[]).map(ratioOf);
const discounts: readonly Ratio[] = [
  ratioOf('child'),
  ...tierRatios,
  ...tierRatios.map((tier) => multiplied([ratioOf('child'), tier])),
];

/** The minor units that the screen hides: centavos where it shows whole pesos. */
const unseen = (code: (typeof currencyCodes)[number]) =>
  10 ** (currencies[code].isoDigits - currencies[code].screenDigits);

const shownWhole = currencyCodes.filter((code) => unseen(code) > 1);

describe('the catalogue', () => {
  it('holds sixteen unique products whose parents exist', () => {
    expect(products).toHaveLength(16);
    for (const key of ['slug', 'id', 'code'] as const)
      expect(new Set(products.map((product) => product[key])).size).toBe(16);
    expect(slugs).toEqual(expect.arrayContaining(products.map(({ variantOf }) => variantOf)));
  });

  it('has one flagship, whose tickets alone exclude the early discount', () => {
    const [flagship, ...others] = products.filter(isFlagship);
    expect(others).toEqual([]);
    expect(flagship).toMatchObject({ slug: 'gran-ceiba-basico', locationId: 4, id: 296 });
    expect(products.filter(({ notDiscount }) => notDiscount)).toEqual(
      products.filter(({ variantOf }) => variantOf === flagship?.slug),
    );
  });

  it('sells tours by start time and parks by opening hours', () => {
    for (const { tourOnly, schedule } of products)
      expect(schedule.type).toBe(tourOnly ? 'START_TIME' : 'OPENING_HOURS');
  });
});

describe.each(products)('the product $slug', (product) => {
  const { slug } = product;

  it.each(languages)('is described in %s, on a wall of the theme', (language) => {
    const place = content.place(slug, language);
    expect(place).toMatchObject({ slug, name: product.name });
    expect(Object.keys(walls)).toContain(place?.wall);
    expect(place?.tags).toContain(product.tourOnly ? 'tour' : 'park');
  });

  it.each(currencyCodes)('has rising prices by class in %s', (code) => {
    const { low, standard, high } = prices.products[slug]?.[code] ?? {
      low: 0,
      standard: 0,
      high: 0,
    };
    expect(low).toBeGreaterThan(0);
    expect(standard).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(standard);
  });

  it.each(shownWhole)('has whole prices of %s after any discount, without rounding', (code) => {
    const lists = Object.values(prices.products[slug]?.[code] ?? {});
    const rounded = lists.flatMap((list) =>
      discounts.filter(({ numerator, denominator }) => {
        const asked = share(money(list, code), { numerator, denominator });
        return asked.amount * denominator !== list * numerator;
      }),
    );
    expect(lists).toHaveLength(3);
    expect(lists.filter((list) => list % unseen(code) !== 0)).toEqual([]);
    expect(rounded).toEqual([]);
  });

  it('has a price in every currency for its own add-ons only', () => {
    const offered = prices.extras[slug] ?? {};
    expect(Object.keys(offered).sort()).toEqual([...extrasOf(product)].sort());
    for (const amounts of Object.values(offered))
      for (const code of currencyCodes) {
        expect(amounts[code]).toBeGreaterThan(0);
        expect(amounts[code] % unseen(code)).toBe(0);
      }
  });
});

it.each(products.filter(({ upgrades }) => upgrades.includes('transportWithFood')))(
  '$slug sells transport and food together for less than separately',
  ({ slug }) => {
    const { transport, food, transportWithFood } = prices.extras[slug] ?? {};
    for (const code of currencyCodes) {
      const apart = Number(transport?.[code]) + Number(food?.[code]);
      expect(transportWithFood?.[code]).toBeLessThan(apart);
    }
  },
);

it('has no text for an unknown slug', () => {
  expect(content.place('nowhere', 'es')).toBeUndefined();
  expect(content.place('__proto__', 'es')).toBeUndefined();
});

describe('the pickup places', () => {
  const { towns, rides } = pickups;
  const fetched = products.filter(({ upgrades }) => upgrades.includes('transport'));

  it('have unique ids, and unique names within a town', () => {
    const ids = towns.flatMap((town) => town.pickups.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const town of towns) {
      const names = town.pickups.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(fetched)('are within a ride of $slug in each town', ({ variantOf }) => {
    for (const { key } of towns) expect(rides.get(variantOf)?.[key]?.minutes).toBeGreaterThan(0);
  });
});

describe('the calendar and the payment methods', () => {
  it('cover only products on sale', () => {
    const named = [...calendar.closures, ...calendar.busyDays].map(({ slug }) => slug);
    expect(named.filter((slug) => slug !== '*' && !slugs.includes(slug))).toEqual([]);
  });

  it('skip a part of every cycle', () => {
    for (const { every, offset } of calendar.busyDays) expect(offset).toBeLessThan(every);
  });

  it('list the methods of every currency in one order, and none for the rouble', () => {
    for (const code of currencyCodes) {
      const listed = payment.methods[code]?.map(({ api_code }) => api_code);
      expect(listed).toEqual(methodCodes.filter((method) => listed?.includes(method)));
      expect(listed?.length === 0).toBe(code === 'RUB');
    }
    expect(payment.banks).toHaveLength(12);
  });
});
