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

/** What somebody wants to buy; `null` where JSON has no `undefined`. */
export interface Choice {
  readonly slug: string;
  /** `null` is an open ticket. */
  readonly day: ParkDay | null;
  readonly time: ParkTime | null;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly components: readonly number[];
  /** Where transport fetches them; `null` is not known yet. Absent in a line from before it was asked. */
  readonly pickup?: string | null;
}

/** A price that is kept with a line until it is quoted again. */
export interface Quote {
  readonly listPrice: Money;
  /** As the contract calls it, so a stored line says it after its figure has changed. */
  readonly tier: string | null;
  readonly line: LinePrice;
  /** When it was made, ISO 8601: a coupon that comes later changes nothing else of it. */
  readonly at?: string;
  /** What a coupon takes off its unit prices. */
  readonly couponPercent?: number | undefined;
}

/** A line as it was when the order was placed; its price never moves again. */
export interface OrderLine {
  readonly id: string;
  readonly choice: Choice;
  readonly quote: Quote;
  /** The hold that carries its places until they are sold; `null` for an open ticket. */
  readonly hold: string | null;
  /** Absent in an order from before there were packages. */
  readonly packageId?: string | null;
  /** Set once it was cancelled. */
  readonly cancelled?: LineCancellation;
  /** What it was bought for, set once it has had another day or time. */
  readonly boughtFor?: Pick<Choice, 'day' | 'time'>;
  /** Set once the weather of its day was claimed. */
  readonly claim?: Claim | undefined;
  /** Of days that it had before: each day's weather is claimed once. */
  readonly claimsBefore?: Readonly<Record<ParkDay, Claim>>;
}

/** The moment is ISO 8601. */
interface Claim {
  readonly at: string;
  readonly reason: string;
  readonly note: string;
}

/** An open ticket is good on any day, so it costs what the dearest days cost. */
const openTicketClass: PriceClass = 'high';

/** A line that is in no package is one park. */
const alone = 1;

/** What an adult pays on a day before any discount. */
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

/** What a price depends on beside the choice. */
export interface Terms {
  readonly currency: CurrencyCode;
  readonly now: Date;
  /** How many parks are in its package; absent: it is in none. */
  readonly parks?: number;
  readonly couponPercent?: number | undefined;
}

/** The price of a choice, by the domain's rules, if bought now. */
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

/** What the domain's rules price a choice by. */
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

/** A tier in the words of backends/contracts/shopping-cart.yaml: `advance15`, `combo20`. */
const tierCode = (rule: TierRule): string => `${tiers[rule].kind}${tiers[rule].percent}`;

/** What one adult pays for a day, if bought now: the price of a calendar's cell. */
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

/** What decides which tier a choice has. */
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
