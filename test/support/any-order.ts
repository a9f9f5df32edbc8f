import {
  addDays,
  ageBandsOf,
  type Choice,
  type Coupon,
  type CouponOrder,
  currencies,
  type CurrencyCode,
  currencyCodes,
  type Extra,
  extras,
  extrasWithin,
  type LineQuestion,
  money,
  packageBounds,
  type PackageChoice,
  type ParkDay,
  type People,
  priceLine,
  type Product,
} from '@shop/domain';
import fc from 'fast-check';
import { aProduct } from './a-product.js';

/** A single ticket, or a part of a package. Parts of one package share the number `pack`. */
export interface AnyLine {
  readonly id: string;
  readonly product: Product;
  /** `undefined` means an open ticket, which is never part of a package. */
  readonly day: ParkDay | undefined;
  readonly pack: number | undefined;
  readonly question: LineQuestion;
}

/** An order that a visitor can build, and a coupon that the rules may refuse. */
export interface AnyOrder {
  readonly currency: CurrencyCode;
  readonly today: ParkDay;
  readonly lines: readonly AnyLine[];
  readonly coupon: Coupon;
  readonly code: string | undefined;
}

const flagship = { variantOf: 'gran-ceiba-basico', businessUnitCode: 'XC', notDiscount: true };

/** Products with the fields that the rules read; tests of a running shop pass its own. */
export const someProducts: readonly Product[] = [
  aProduct({ ...flagship, slug: 'gran-ceiba-basico' }),
  aProduct({ ...flagship, slug: 'gran-ceiba-plus', upgrades: ['transport'] }),
  aProduct({ slug: 'copalera', businessUnitCode: 'XP' }),
  aProduct({ slug: 'copalera-fuego', variantOf: 'copalera', businessUnitCode: 'XP' }),
  aProduct({ slug: 'laguna-nacar' }),
  aProduct({ slug: 'bruma', businessUnitCode: 'XS' }),
  aProduct({ slug: 'son-de-rio', businessUnitCode: 'XON', canAddPhoto: false }),
  aProduct({ slug: 'ojos-de-agua', businessUnitCode: 'XN', tourOnly: true, upgrades: [] }),
  aProduct({ slug: 'barlovento', businessUnitCode: 'XT', tourOnly: true, upgrades: ['food'] }),
  aProduct({ slug: 'guarida', businessUnitCode: 'XC' }),
];

const price = fc.integer({ min: 1, max: 2_000_000 });
const party = fc.record({
  ADULT: fc.integer({ min: 1, max: 12 }),
  CHILD: fc.integer({ min: 0, max: 4 }),
  INFANT: fc.integer({ min: 0, max: 4 }),
});
const wantedLine = fc.record({
  isPackage: fc.boolean(),
  parts: fc.array(
    fc.record({
      at: fc.nat({ max: 999 }),
      lead: fc.integer({ min: 0, max: 40 }),
      isOpen: fc.boolean(),
      price,
    }),
    { minLength: 1, maxLength: packageBounds.mostParks },
  ),
  people: party,
  extras: fc.constantFrom<readonly Extra[]>(
    [],
    ['photo'],
    ['transport', 'food'],
    ['transportWithFood', 'photo'],
  ),
  extraPrice: price,
});
type WantedLine = typeof wantedLine extends fc.Arbitrary<infer Value> ? Value : never;

/** Prices that an operator may set: any minor unit, and whole pesos in COP. */
const priced = (steps: number, currency: CurrencyCode) => {
  const { isoDigits, screenDigits } = currencies[currency];
  return money(steps * 10 ** (isoDigits - screenDigits), currency);
};

/** Returns the usual value in most cases; rare values hide the rules that come after them. */
const mostly = <Value>(usual: Value, ...rare: readonly Value[]) =>
  fc.constantFrom(usual, usual, usual, usual, ...rare);

const anyCoupon = (currency: CurrencyCode, products: readonly Product[]): fc.Arbitrary<Coupon> => {
  const anyMoney = fc
    .tuple(fc.integer({ min: 1, max: 20_000_000 }), mostly<CurrencyCode>(currency, 'GBP'))
    .map(([steps, code]) => priced(steps, code));
  const percent = fc.integer({ min: 1, max: 100 });
  const slug = fc.constantFrom(...products.map((product) => product.slug));
  return fc.record({
    code: fc.constantFrom('CEIBA', 'LAGUNA'),
    title: fc.constant('A coupon'),
    saving: fc.oneof(
      fc.record({ kind: fc.constant('percent'), percent }),
      fc.record({ kind: fc.constant('amount'), amount: anyMoney }),
      fc.constant({ kind: 'product' }),
    ),
    validFrom: mostly('2026-01-01', '2027-01-01'),
    validUntil: mostly('2027-12-31', '2026-11-30'),
    minimum: fc.option(anyMoney, { nil: undefined }),
    slugs: fc.oneof(fc.constant([]), fc.array(slug, { maxLength: 6 })),
    status: mostly('ACTIVE', 'USED', 'EXPIRED'),
  });
};

/** Orders of some of these products, in any currency, bought around the end of a year. */
export const anyOrder = (products = someProducts): fc.Arbitrary<AnyOrder> =>
  fc.constantFrom(...currencyCodes).chain((currency) =>
    fc
      .record({
        today: fc.nat({ max: 120 }).map((days) => addDays('2026-11-01', days)),
        wantedLines: fc.array(wantedLine, { maxLength: 3 }),
        coupon: anyCoupon(currency, products),
        code: fc.constantFrom(undefined, undefined, 'CEIBA'),
      })
      .map(({ wantedLines, ...order }) => ({
        ...order,
        currency,
        lines: linesOf(wantedLines, products, order.today, currency),
      })),
  );

type Part = WantedLine['parts'][number] & { readonly product: Product };

/** Drops repeated products and dates, and infants where they are not admitted. */
function linesOf(
  wantedLines: readonly WantedLine[],
  products: readonly Product[],
  today: ParkDay,
  currency: CurrencyCode,
): readonly AnyLine[] {
  const taken = new Set<string | number>();
  return wantedLines.flatMap((wanted, at) => {
    const parts = wanted.parts.flatMap((part): Part[] => {
      const product = products[part.at % products.length];
      if (!product || taken.has(product.variantOf) || taken.has(part.lead)) return [];
      taken.add(product.variantOf).add(part.lead);
      return [{ ...part, product }];
    });
    const isPackage = wanted.isPackage && parts.length >= packageBounds.fewestParks;
    const size = isPackage ? parts.length : 1;
    const pack = isPackage ? at : undefined;
    const people = peopleFor(wanted.people, parts);
    return parts.map((part): AnyLine => {
      const leadDays = part.isOpen && !isPackage ? undefined : part.lead;
      return {
        id: `line of ${part.product.slug}`,
        product: part.product,
        day: leadDays === undefined ? undefined : addDays(today, leadDays),
        pack,
        question: { ...pricesOf(part, wanted, currency), people, leadDays, parksInPackage: size },
      };
    });
  });
}

/** All people visit every part, so one park without infants removes them from the others too. */
const peopleFor = (people: People, parts: readonly Part[]): People =>
  parts.every(({ product }) => ageBandsOf(product.businessUnitCode).INFANT)
    ? people
    : { ...people, INFANT: 0 };

const pricesOf = ({ product, price: steps }: Part, wanted: WantedLine, currency: CurrencyCode) => ({
  listPrice: priced(steps, currency),
  notDiscount: product.notDiscount,
  extras: extrasWithin(wanted.extras, product).map((extra) => ({
    extra,
    price: priced(wanted.extraPrice, currency),
  })),
});

/** The order that a coupon is checked against: amounts after the tier, before any coupon. */
export const couponOrderOf = ({ currency, lines, code: promoCode }: AnyOrder): CouponOrder => ({
  currency,
  promoCode,
  lines: lines.map(({ id, product, question }) => ({
    id,
    slug: product.slug,
    parent: product.variantOf,
    units: priceLine(question).units,
  })),
});

export const singleTicketsOf = ({ lines }: AnyOrder): readonly AnyLine[] =>
  lines.filter(({ pack }) => pack === undefined);

export const packsOf = ({ lines }: AnyOrder): readonly (readonly AnyLine[])[] =>
  [...new Set(lines.flatMap(({ pack }) => pack ?? []))].map((number) =>
    lines.filter(({ pack }) => pack === number),
  );

/** A line as a request; `time` where its product has departures. */
export const choiceOf = (
  { product, day, question }: AnyLine,
  time?: string,
  components: readonly number[] = [],
): Choice => ({
  slug: product.slug,
  day,
  time,
  people: question.people,
  components,
  extras: question.extras.map(({ extra }) => extra),
});

/** A package's lines as a request; people and add-ons are given once for all parts. */
export function packageChoiceOf(
  lines: readonly AnyLine[],
  asked: (line: AnyLine) => Choice = (line) => choiceOf(line),
): PackageChoice {
  const choices = lines.map(asked);
  return {
    parts: choices.map(({ slug, day = '', time, components }) => ({ slug, day, time, components })),
    people: choices[0]?.people ?? { ADULT: 0, CHILD: 0, INFANT: 0 },
    extras: extras.filter((extra) => choices.some((one) => one.extras.includes(extra))),
  };
}
