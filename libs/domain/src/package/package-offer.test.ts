import { turns } from '@shop/test/corpus';
import { aChoice } from '@shop/test/a-choice';
import { aProduct } from '@shop/test/a-product';
import fc from 'fast-check';
import type { Choice } from '../choice/choice.js';
import type { Product } from '../catalogue/product.js';
import { money, sum } from '../money/money.js';
import { priceLine } from '../pricing/line-price.js';
import { type OfferedTicket, oneMoreOffer, packageOffer } from './package-offer.js';
import { extrasWithin, packagePartOf, packageProblems } from './package.js';

/** Two adults at 1,000.00 each, 30 days ahead: 15 % off as a single ticket. */
const ticket = (
  slug: string,
  { product = {}, choice = {}, price = 100_000, leadDays = 30 } = {} as {
    readonly product?: Partial<Product>;
    readonly choice?: Partial<Choice>;
    readonly price?: number;
    readonly leadDays?: number;
  },
): OfferedTicket => {
  const its = aProduct({ slug, variantOf: slug, ...product });
  const chosen = aChoice({ slug, day: `2027-01-${10 + slug.charCodeAt(0) - 97}`, ...choice });
  return {
    id: slug,
    product: its,
    choice: chosen,
    question: {
      leadDays,
      parksInPackage: 1,
      notDiscount: its.notDiscount,
      extras: [],
      listPrice: money(price, 'MXN'),
      people: chosen.people,
    },
  };
};
const [a, b, c] = [ticket('a'), ticket('b'), ticket('c')];
const fetchedFrom = (pickup: string) => ({
  product: { upgrades: ['transport'] as const },
  choice: { extras: ['transport'] as const, pickup },
});
const party = { ADULT: 3, CHILD: 0, INFANT: 0 };
const flagship = { notDiscount: true };

describe('single tickets are offered as a package', () => {
  it.each([
    ['three of them', [a, b, c], ['a', 'b', 'c'], 30_000],
    ['the four that save most', [a, b, c, ticket('d')], ['a', 'b', 'c', 'd'], 40_000],
    [
      'four of five, the dearest',
      [ticket('a', { price: 90_000 }), b, c, ticket('d'), ticket('e')],
      ['b', 'c', 'd', 'e'],
      40_000,
    ],
    [
      'the flagship, which saves most',
      [a, b, ticket('c', { product: flagship })],
      ['a', 'b', 'c'],
      60_000,
    ],
    [
      'those for the same people',
      [a, b, c, ticket('d', { choice: { people: party } })],
      ['a', 'b', 'c'],
      30_000,
    ],
    [
      'add-ons that each has anyway',
      [
        ticket('a', { choice: { extras: ['photo'] } }),
        ticket('b', { product: { canAddPhoto: false } }),
        ticket('c', { choice: { extras: ['photo'] } }),
      ],
      ['a', 'b', 'c'],
      30_000,
    ],
  ] as const)('%s', (_, tickets, ids, saved) => {
    expect(packageOffer(tickets)).toMatchObject({ ids, saved: money(saved, 'MXN') });
  });

  it('unchanged: each on its day, with its time and activities', () => {
    const choice = { day: '2027-01-20', time: '08:00', components: [7] };
    const { parts = [] } = packageOffer([a, b, ticket('c', { choice })]) ?? {};
    const untimed = { time: undefined, components: [] };
    expect(parts).toEqual([
      { slug: 'a', day: '2027-01-10', ...untimed },
      { slug: 'b', day: '2027-01-11', ...untimed },
      { slug: 'c', ...choice },
    ]);
  });

  it.each([
    ['nowhere without transport', [a, b, c], undefined],
    [
      'from the one place of those who are',
      [
        ticket('a', fetchedFrom('tulum')),
        ticket('b', { product: { upgrades: [] } }),
        ticket('c', fetchedFrom('tulum')),
      ],
      'tulum',
    ],
  ])('with pickup %s', (_, tickets, pickup) => {
    expect(packageOffer(tickets)).toMatchObject({ pickup });
  });

  it.each([
    ['two', [a, b]],
    ['an open ticket among three', [a, b, ticket('c', { choice: { day: undefined } })]],
    ['a name on one', [a, b, ticket('c', { choice: { nameOnTicket: 'Ana Ruiz' } })]],
    ['other people', [a, b, ticket('c', { choice: { people: party } })]],
    ['one park twice', [a, b, ticket('c', { product: { variantOf: 'a' } })]],
    ['one day twice', [a, b, ticket('c', { choice: { day: b.choice.day } })]],
    [
      'an add-on of one that others could have',
      [a, b, ticket('c', { choice: { extras: ['photo'] } })],
    ],
    [
      'transport from two places',
      [
        ticket('a', fetchedFrom('cancun')),
        ticket('b', fetchedFrom('tulum')),
        ticket('c', fetchedFrom('tulum')),
      ],
    ],
    ['six products', [a, b, ticket('c', { choice: { components: [1, 2, 3] } })]],
  ])('never %s', (_, tickets) => {
    expect(packageOffer(tickets)).toBeUndefined();
  });

  it('not without savings', () => {
    const free = { price: 0 };
    expect(packageOffer([ticket('a', free), ticket('b', free), ticket('c', free)])).toBeUndefined();
  });
});

describe('one more park', () => {
  it.each([
    ['what two would save', [a, b], ['a', 'b'], 20_000],
    ['the two that save most', [a, b, ticket('c', { product: flagship })], ['a', 'c'], 50_000],
  ] as const)('%s', (_, tickets, ids, saved) => {
    expect(oneMoreOffer(tickets)).toMatchObject({ ids, saved: money(saved, 'MXN') });
  });

  it('needs two', () => {
    expect(oneMoreOffer([a])).toBeUndefined();
  });
});

it('states the exact savings, and offers the largest', () => {
  const any = fc.record({
    price: fc.integer({ min: 0, max: 500_000 }),
    leadDays: fc.integer({ min: 0, max: 40 }),
    product: fc.record({
      notDiscount: fc.boolean(),
      canAddPhoto: fc.boolean(),
      variantOf: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    }),
    adults: fc.integer({ min: 1, max: 2 }),
    day: fc.option(fc.integer({ min: 10, max: 16 }), { nil: undefined }),
    photo: fc.boolean(),
    components: fc.subarray([1, 2]),
  });
  const property = fc.property(fc.array(any, { maxLength: 6 }), (some) => {
    const tickets = some.map(({ adults, day, photo, components, ...rest }, at) =>
      ticket('abcdef'[at] ?? '', {
        ...rest,
        choice: {
          people: { ADULT: adults, CHILD: 0, INFANT: 0 },
          components,
          day: day === undefined ? undefined : `2027-01-${day}`,
          extras: photo && rest.product.canAddPhoto ? ['photo'] : [],
        },
      }),
    );
    const offered = packageOffer(tickets);
    const savings = subsets(tickets).filter(isOne).map(savingOf);
    expect(offered?.saved.amount ?? 0).toBe(Math.max(0, ...savings));
    if (!offered) return;
    const chosen = tickets.filter(({ id }) => offered.ids.includes(id));
    expect(isOne(chosen) && savingOf(chosen)).toBe(offered.saved.amount);
    for (const { product, choice } of chosen)
      expect(extrasWithin(offered.extras, product)).toEqual(choice.extras);
  });
  fc.assert(property, { numRuns: turns(20_000, 1_000) });
});

/** The oracle: the rules alone, without optimisation. */
const subsets = (all: readonly OfferedTicket[]): readonly (readonly OfferedTicket[])[] =>
  all.reduce<readonly (readonly OfferedTicket[])[]>(
    (some, one) => [...some, ...some.map((group) => [...group, one])],
    [[]],
  );

function isOne(group: readonly OfferedTicket[]): boolean {
  const extras = group.flatMap(({ choice }) => choice.extras);
  return (
    group.length >= 3 &&
    group.every(({ choice }) => choice.day !== undefined) &&
    new Set(group.map(({ choice }) => choice.people.ADULT)).size === 1 &&
    packageProblems(group.map(({ product, choice }) => packagePartOf(product, choice))).length ===
      0 &&
    group.every(
      ({ product, choice }) =>
        !extras.includes('photo') || !product.canAddPhoto || choice.extras.includes('photo'),
    )
  );
}

const savingOf = (group: readonly OfferedTicket[]): number =>
  sum(
    group.flatMap(({ question }) => {
      const total = (parksInPackage: number) => priceLine({ ...question, parksInPackage }).total;
      return [total(1), money(-total(group.length).amount, 'MXN')];
    }),
    'MXN',
  ).amount;
