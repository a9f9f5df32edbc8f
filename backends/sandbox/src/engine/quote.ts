import {
  type CurrencyCode,
  type Extra,
  leadDays,
  type LineCancellation,
  type LinePrice,
  type LineQuestion,
  money,
  type Money,
  type ParkDay,
  type ParkTime,
  type People,
  priceLine,
  priceUnit,
  type TierQuestion,
  tierFor,
  type TierRule,
  tiers,
} from '@shop/domain';
import { classOf, type Content, type PriceClass, type SoldProduct } from './content.js';

/** A choice to buy. `null` stands for `undefined`, which JSON lacks. */
export interface Choice {
  readonly slug: string;
  /** `null`: an open ticket. */
  readonly day: ParkDay | null;
  readonly time: ParkTime | null;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly components: readonly number[];
  /** The pickup place; `null`: not chosen yet. Absent in older lines. */
  readonly pickup?: string | null;
  readonly nameOnTicket?: string | undefined;
}

/** The price stored with a line until the next quote. */
export interface Quote {
  readonly listPrice: Money;
  /** The contract's code, so that a stored line keeps it when the percentage changes. */
  readonly tier: string | null;
  readonly line: LinePrice;
  /** When the quote was made, ISO 8601. A later coupon changes nothing else of it. */
  readonly at?: string;
  /** The coupon's discount on unit prices. */
  readonly couponPercent?: number | undefined;
}

/** A line as it was when the order was placed; its price never changes. */
export interface OrderLine {
  readonly id: string;
  readonly choice: Choice;
  readonly quote: Quote;
  /** The hold on its places until they are sold; `null` for an open ticket. */
  readonly hold: string | null;
  /** Absent in orders from before packages. */
  readonly packageId?: string | null;
  /** Set when the line is cancelled. */
  readonly cancelled?: LineCancellation;
  /** The original day and time, set by the first date change. */
  readonly boughtFor?: Pick<Choice, 'day' | 'time'>;
  /** Set when the buyer claims the weather guarantee. */
  readonly claim?: Claim | undefined;
  /** Claims for former days: each day can be claimed once. */
  readonly claimsBefore?: Readonly<Record<ParkDay, Claim>>;
}

/** `at` is ISO 8601. */
interface Claim {
  readonly at: string;
  readonly reason: string;
  readonly note: string;
}

/** An open ticket is valid on any day, so it has the price of the dearest days. */
const openTicketClass: PriceClass = 'high';

/** A line outside a package counts as one park. */
const alone = 1;

export function listPriceOf(
  content: Content,
  product: SoldProduct,
  day: ParkDay | null,
  currency: CurrencyCode,
): Money {
  const priceClass = day === null ? openTicketClass : classOf(content, day);
  const amount = content.prices.products[product.slug]?.[currency]?.[priceClass];
  if (amount === undefined) throw new Error(`no price: ${product.slug} ${currency} ${priceClass}`);
  return money(amount, currency);
}

function extraPriceOf(
  content: Content,
  product: SoldProduct,
  extra: Extra,
  currency: CurrencyCode,
): Money {
  const amount = content.prices.extras[product.slug]?.[extra]?.[currency];
  if (amount === undefined) throw new Error(`no price: ${product.slug} ${extra} ${currency}`);
  return money(amount, currency);
}

export interface Terms {
  readonly currency: CurrencyCode;
  readonly now: Date;
  /** The number of parks in its package; absent: no package. */
  readonly parks?: number;
  readonly couponPercent?: number | undefined;
}

/** Prices a choice as of now, by the rules of the domain. */
export function quote(
  content: Content,
  product: SoldProduct,
  choice: Pick<Choice, 'day' | 'people' | 'extras'>,
  terms: Terms,
): Quote {
  const question = lineQuestion(content, product, choice, terms);
  const { listPrice, couponPercent } = question;
  const { rule } = tierFor(question);
  const tier = rule ? tierCode(rule) : null;
  const at = terms.now.toISOString();
  return { listPrice, tier, line: priceLine(question), at, couponPercent };
}

export function lineQuestion(
  content: Content,
  product: SoldProduct,
  choice: Pick<Choice, 'day' | 'people' | 'extras'>,
  { currency, now, parks = alone, couponPercent }: Terms,
): LineQuestion {
  return {
    ...tierQuestion(product, choice.day, now, parks),
    couponPercent,
    listPrice: listPriceOf(content, product, choice.day, currency),
    people: choice.people,
    extras: choice.extras.map((extra) => ({
      extra,
      price: extraPriceOf(content, product, extra, currency),
    })),
  };
}

/** A tier's code in backends/contracts/shopping-cart.yaml: `advance15`, `combo20`. */
const tierCode = (rule: TierRule): string => `${tiers[rule].kind}${tiers[rule].percent}`;

/** The adult price of a day as of now, as calendars show it. */
export function adultPrice(
  content: Content,
  product: SoldProduct,
  day: ParkDay,
  currency: CurrencyCode,
  now: Date,
): Money {
  const question = {
    ...tierQuestion(product, day, now, alone),
    listPrice: listPriceOf(content, product, day, currency),
    people: { ADULT: 1, CHILD: 0, INFANT: 0 },
  };
  return priceUnit('ADULT', question).unitPrice;
}

export const tierQuestion = (
  product: SoldProduct,
  day: ParkDay | null,
  now: Date,
  parksInPackage: number,
): TierQuestion => ({
  leadDays: day === null ? undefined : leadDays(now, day),
  parksInPackage,
  notDiscount: product.notDiscount,
});
