import { Inject, Injectable } from '@nestjs/common';
import {
  type ActingRule,
  type CartLine,
  explainLine,
  type Explanation,
  isSame,
  isTier,
  type Language,
  leadDays,
  parkDayAt,
  percentOf,
  type Product,
  subtract,
  tiers,
  writeHours,
  writeTime,
} from '@shop/domain';
import { ContentSource, Reporter } from '@shop/ports/backends';
import type {
  LineSummaryView,
  RuleView,
  SceneView,
  StepView,
  UnitLineView,
} from '@shop/ports/screens';
import { presentMoney, presentOffer } from './present-money.js';

/** A line as it was sold, in a cart, a quote or an order. */
export type LineToPresent = Pick<
  CartLine,
  'units' | 'extraLines' | 'original' | 'amount' | 'day' | 'parksInPackage' | 'couponPercent'
>;

/** Writes how the price of a line came about; a difference is left unexplained and reported. */
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
      tier:
        explanation.kind === 'explained' && isDiscounted
          ? explanation.tier && presentRule({ rule: explanation.tier })
          : undefined,
      coupon:
        explanation.kind === 'explained' && line.couponPercent
          ? presentRule({ rule: 'coupon', percent: line.couponPercent })
          : undefined,
      saved:
        explanation.kind === 'explained' && isDiscounted
          ? presentMoney(subtract(line.original, line.amount), language)
          : undefined,
      total: presentOffer(line.original, line.amount, language),
    };
  }

  private explain(line: LineToPresent, product: Product | undefined, soldAt: Date): Explanation {
    if (!product) return { kind: 'unexplained' };
    const explanation = explainLine(line, {
      leadDays: line.day ? leadDays(soldAt, line.day) : undefined,
      parksInPackage: line.parksInPackage ?? 1,
      notDiscount: product.notDiscount,
      couponPercent: line.couponPercent,
    });
    if (explanation.kind === 'unexplained')
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

/** As sold, so that units and extras add up by eye; what one was before, where we can explain it. */
function presentUnit(
  { unit, quantity, unitPrice, amount }: LineToPresent['units'][number],
  explanation: Explanation,
  language: Language,
): UnitLineView {
  const why =
    explanation.kind === 'explained'
      ? explanation.units.find((candidate) => candidate.unit === unit)
      : undefined;
  const steps: StepView[] = (why?.steps ?? []).map((step) => ({
    ...presentRule(step),
    before: presentMoney(step.before, language),
    after: presentMoney(step.after, language),
  }));
  return {
    unit,
    quantity,
    unitPrice: presentOffer(why?.fullPrice ?? unitPrice, unitPrice, language),
    amount: presentMoney(amount, language),
    steps,
    skipped: (why?.skipped ?? []).map((skipped) => ({
      ...presentRule(skipped),
      reason: skipped.reason,
    })),
  };
}

const presentRule = (acting: ActingRule): RuleView => ({
  rule: acting.rule,
  percent: percentOf(acting),
  ...(isTier(acting.rule) && { from: tiers[acting.rule].from }),
});

/** `8:30–18:00`, or the departure that was chosen, or all departures. */
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

/** The picture of a product; without a file its wall stands for it. */
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
