import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  type DiscountQuestion,
  explainLine,
  type Explanation,
  isSame,
  type Language,
  leadDays,
  type Money,
  parkDayAt,
  pastPriceDays,
  pastPriceToTell,
  type Product,
  subtract,
  writeHours,
  writeTime,
} from '@shop/domain';
import { ContentSource, Reporter } from '@shop/ports/backends';
import type { LineSummaryView, SceneView } from '@shop/ports/screens';
import { presentMoney, presentOffer } from './present-money.js';
import { type EditLinks, presentRule, presentSkipped } from './present-skipped.js';
import { presentUnit } from './present-unit.js';

export type LineToPresent = Pick<
  CartLine,
  'units' | 'extraLines' | 'original' | 'amount' | 'day' | 'parksInPackage' | 'couponPercent'
>;

export interface LineContext {
  /** Links that change the line; only rules with such a link show one. */
  readonly editLinks?: EditLinks | undefined;
  /** Lowest adult price of this visit day before today. */
  readonly lowest?: Money | undefined;
}

/** Explains a line's price. A difference from the price rules is reported, not explained. */
@Injectable()
export class LinePresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  summary(
    line: LineToPresent,
    product: Product | undefined,
    soldAt: Date,
    language: Language,
    { editLinks, lowest }: LineContext = {},
  ): LineSummaryView {
    const explanation = this.explain(line, product, soldAt);
    const isDiscounted = !isSame(line.original, line.amount);
    return {
      units: line.units.map((sold) => presentUnit(sold, explanation, language)),
      extras: line.extraLines.map(({ extra, quantity, unitPrice, amount }) => ({
        extra,
        name: this.content.extra(extra, language).name,
        quantity,
        unitPrice: presentMoney(unitPrice, language),
        amount: presentMoney(amount, language),
      })),
      ...(explanation.kind === 'explained' && product
        ? presentRules(explanation, { line, product, soldAt, language, editLinks })
        : { tier: undefined, skipped: [] }),
      lowest: isDiscounted ? presentLowest(line, lowest, language) : undefined,
      saved:
        explanation.kind === 'explained' && isDiscounted
          ? presentMoney(subtract(line.original, line.amount), language)
          : undefined,
      total: presentOffer(line.original, line.amount, language),
    };
  }

  private explain(line: LineToPresent, product: Product | undefined, soldAt: Date): Explanation {
    if (!product) return { kind: 'unexplained' };
    const explanation = explainLine(line, questionOf(line, product, soldAt));
    // Suppliers with prices of their own may differ from our rules.
    if (explanation.kind === 'unexplained' && product.notDiscount !== 'ever')
      this.reporter.report({
        event: 'price_unexplained',
        slug: product.slug,
        day: line.day,
        soldOn: parkDayAt(soldAt),
        amount: line.amount.amount,
        currency: line.amount.currency,
      });
    return explanation;
  }
}

const questionOf = (
  { day, parksInPackage, couponPercent }: LineToPresent,
  { notDiscount }: Product,
  soldAt: Date,
): DiscountQuestion => ({
  leadDays: day ? leadDays(soldAt, day) : undefined,
  parksInPackage: parksInPackage ?? 1,
  notDiscount,
  couponPercent,
});

interface LineToExplain {
  readonly line: LineToPresent;
  readonly product: Product;
  readonly soldAt: Date;
  readonly language: Language;
  readonly editLinks: EditLinks | undefined;
}

function presentRules(
  { tier }: Extract<Explanation, { kind: 'explained' }>,
  { line, product, soldAt, language, editLinks }: LineToExplain,
): Pick<LineSummaryView, 'tier' | 'coupon' | 'skipped'> {
  const { units, couponPercent: percent } = line;
  const question = { ...questionOf(line, product, soldAt), units };
  const isDiscounted = !isSame(line.original, line.amount);
  return {
    tier: isDiscounted && tier ? presentRule({ rule: tier }) : undefined,
    coupon: percent ? presentRule({ rule: 'coupon', percent }) : undefined,
    skipped: presentSkipped(question, parkDayAt(soldAt), language, editLinks),
  };
}

function presentLowest(
  { units }: LineToPresent,
  lowest: Money | undefined,
  language: Language,
): LineSummaryView['lowest'] {
  const adult = units.find(({ unit }) => unit === 'ADULT')?.unitPrice;
  const told = adult && pastPriceToTell(lowest, adult);
  return told && { price: presentMoney(told, language), days: pastPriceDays };
}

/** `8:30–18:00`, or the chosen departure, or all departures. */
export function writeSchedule(
  product: Product | undefined,
  time: string | undefined,
  language: Language,
): string {
  if (time) return writeTime(time, language);
  if (!product) return '';
  const { schedule } = product;
  return schedule.type === 'OPENING_HOURS'
    ? writeHours(schedule.from, schedule.to, language)
    : schedule.startTimes.map((start) => writeTime(start, language)).join(' · ');
}

/** Picture of a product; without a file, its wall colour. */
export function presentScene(
  content: ContentSource,
  slug: string,
  language: Language,
): { wall: string; scene: SceneView } {
  const place = content.place(slug, language);
  if (!place) return { wall: 'granCeiba', scene: { alt: '' } };
  const { file, alt, focus } = place.scene;
  return {
    wall: place.wall,
    scene: { alt, ...(file && { src: `/pictures/scenes/${file}`, focus }) },
  };
}
