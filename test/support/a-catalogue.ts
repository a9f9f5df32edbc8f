import {
  addDays,
  type Coupon,
  countPeople,
  type CurrencyCode,
  type DayStatus,
  deductionOf,
  extrasOf,
  extrasWithin,
  isBeforeLastEntry,
  leadDays,
  type LineQuestion,
  type Money,
  money,
  monthOf,
  opensOn,
  type PackageComponent,
  type ParkDay,
  parkDayAt,
  priceLine,
  pricePromo,
  type Product,
  saleHorizonDays,
  subtract,
  sum,
  zero,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway, PackageQuestion, Quote } from '@shop/ports/backends';

export interface Stock {
  readonly products: readonly Product[];
  readonly now: Date;
  /** An adult's price before discounts; 1,000.00 by default. */
  readonly listPrice?: (product: Product, day: ParkDay, currency: CurrencyCode) => Money;
  readonly coupons?: readonly Coupon[];
}

export interface ACatalogue extends CatalogueGateway {
  sellOut(slug: string, day: ParkDay): ACatalogue;
  /** From now on each departure has this many places. */
  leave(slug: string, day: ParkDay, places: number): ACatalogue;
}

const oneAdult = { ADULT: 1, CHILD: 0, INFANT: 0 } as const;

/** A catalogue for unit tests: the test's products, add-ons at 200.00. */
export function aCatalogue({ products, now, listPrice, coupons = [] }: Stock): ACatalogue {
  const today = parkDayAt(now);
  const soldOut = new Set<string>();
  const left = new Map<string, number>();
  const productOf = (slug: string) => products.find((one) => one.slug === slug);
  const at = ({ slug }: Product, day: ParkDay) => `${slug} ${day}`;

  const isClosed = ({ schedule }: Product, day: ParkDay) =>
    day < today ||
    leadDays(now, day) > saleHorizonDays ||
    !opensOn(schedule, day) ||
    !isBeforeLastEntry(schedule, day, now);
  const statusOf = (product: Product, day: ParkDay): DayStatus =>
    isClosed(product, day) ? 'CLOSED' : soldOut.has(at(product, day)) ? 'SOLD_OUT' : 'AVAILABLE';

  const questionOf = (
    product: Product,
    day: ParkDay,
    { people, extras, currency }: Pick<PackageQuestion, 'people' | 'extras' | 'currency'>,
    parksInPackage: number,
  ): LineQuestion => ({
    leadDays: leadDays(now, day),
    parksInPackage,
    notDiscount: product.notDiscount,
    listPrice: listPrice?.(product, day, currency) ?? money(100_000, currency),
    people,
    extras: extras.map((extra) => ({ extra, price: money(20_000, currency) })),
  });

  function dayOf(product: Product, day: ParkDay, currency: CurrencyCode): CalendarDay {
    const status = statusOf(product, day);
    const { schedule } = product;
    const times = schedule.type === 'START_TIME' && status !== 'CLOSED' ? schedule.startTimes : [];
    const places = left.get(at(product, day));
    const told = places === undefined ? {} : { left: places };
    const question = questionOf(product, day, { people: oneAdult, extras: [], currency }, 1);
    const startTimes = times.map((time) => ({ time, status, ...told }));
    if (status !== 'AVAILABLE') return { day, status, priceFrom: undefined, startTimes, ...told };
    const [priceFrom, before] = [priceLine(question).total, question.listPrice];
    return { day, status, priceFrom, listPrice: before, startTimes, ...told };
  }

  function quoteOf(question: LineQuestion, whole: LineQuestion, couponPercent?: number): Quote {
    const { units, original, total } = priceLine({ ...question, couponPercent });
    return {
      listPrice: question.listPrice,
      original,
      total,
      units: units.map(({ unit, quantity, unitPrice, amount }) => {
        return { unit, quantity, unitPrice, amount };
      }),
      extraPrices: priceLine(whole).extras.map(({ extra, unitPrice, quantity, amount }) => {
        return { extra, price: unitPrice, quantity, amount };
      }),
    };
  }

  function promoOf(lines: readonly (readonly [Product, LineQuestion])[], asked: PackageQuestion) {
    const { promo, currency } = asked;
    if (!promo) return undefined;
    const coupon = coupons.find(({ code }) => code === promo.code);
    const questions = lines.map(([{ slug, variantOf }, question], part) => {
      return { ...question, id: String(part), slug, parent: variantOf };
    });
    return pricePromo(promo.code, coupon, questions, { currency, inCart: undefined, today }).promo;
  }

  const isFull = (product: Product, { day }: PackageComponent, asked: PackageQuestion) =>
    statusOf(product, day) !== 'AVAILABLE' ||
    (left.get(at(product, day)) ?? Infinity) < countPeople(asked.people);

  const catalogue: ACatalogue = {
    sellOut(slug, day) {
      soldOut.add(`${slug} ${day}`);
      return catalogue;
    },
    leave(slug, day, places) {
      left.set(`${slug} ${day}`, places);
      return catalogue;
    },
    products: async () => ({ kind: 'ok', answer: products }),
    async calendar(slug, month, currency) {
      const product = productOf(slug);
      if (!product) return { kind: 'unknown' };
      const days = Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day));
      const answer = days.filter((day) => monthOf(day) === month);
      return { kind: 'ok', answer: answer.map((day) => dayOf(product, day, currency)) };
    },
    quote: async () => ({ kind: 'unknown' }),
    async quotePackage(asked) {
      const { parts, currency } = asked;
      const known = parts.flatMap((part) => {
        const product = productOf(part.slug);
        return product ? [[product, part] as const] : [];
      });
      if (known.length < parts.length) return { kind: 'unknown' };
      if (known.some(([product, part]) => isFull(product, part, asked)))
        return { kind: 'failed', reason: 'rejected' };
      const lines = known.map(([product, { day }]) => {
        const own = { ...asked, extras: extrasWithin(asked.extras, product) };
        return [product, questionOf(product, day, own, parts.length)] as const;
      });
      const promo = promoOf(lines, asked);
      const quotes = lines.map(([product, question], part) => {
        const day = parts[part]?.day ?? today;
        const all = { ...asked, extras: extrasOf(product) };
        const whole = questionOf(product, day, all, parts.length);
        const isMeant = promo?.lines.includes(String(part));
        return quoteOf(question, whole, isMeant ? promo?.percent : undefined);
      });
      const of = (amount: 'original' | 'total') =>
        sum(
          quotes.map((quote) => quote[amount]),
          currency,
        );
      const total = subtract(of('total'), deductionOf(promo) ?? zero(currency));
      return {
        kind: 'ok',
        answer: { parts: quotes, original: of('original'), total, promo },
      };
    },
    pickups: async () => ({ kind: 'unknown' }),
    async pricesFrom(currency) {
      const days = Array.from({ length: 30 }, (_, ahead) => addDays(today, ahead));
      const answer = new Map<string, Money>();
      for (const product of products)
        for (const day of days) {
          const { priceFrom } = dayOf(product, day, currency);
          const lowest = answer.get(product.slug);
          if (priceFrom && (!lowest || priceFrom.amount < lowest.amount))
            answer.set(product.slug, priceFrom);
        }
      return { kind: 'ok', answer };
    },
  };
  return catalogue;
}
