import {
  advanceRules,
  type AgeBand,
  ageBandsOf,
  type CurrencyCode,
  leadReach,
  monthsCurrency,
  percentOff,
  tiers,
} from '@shop/domain';
import type { OffersContent } from '@shop/ports/backends';
import type { LinkView, PromotionKind, PromotionView, YearsView } from '@shop/ports/screens';

/** A unit whose children are 5 to 11, and the nature tour, which admits no younger children. */
const usualUnit = 'XP';
const natureUnit = 'XN';

/** Discounts that the domain defines: no figure is hard-coded here. */
export function standingPromotions(
  currency: CurrencyCode,
  months: ReturnType<OffersContent['months']>,
  build: LinkView,
): readonly PromotionView[] {
  const ages = agePromotions();
  const early = advanceRules.map((rule) => ({
    rule,
    percent: percentOff(rule),
    days: leadReach(rule),
  }));
  const combo = {
    rule: 'combo',
    percent: percentOff('combo'),
    parks: tiers.combo.from,
    build,
  } as const;
  const plans = currency === monthsCurrency ? [{ rule: 'months', ...months } as const] : [];
  return [...early, combo, ...ages, ...plans];
}

function agePromotions(): readonly PromotionView[] {
  const usual = ageBandsOf(usualUnit);
  const child = yearsOf(usual.CHILD);
  const infant = yearsOf(usual.INFANT);
  const nature = yearsOf(ageBandsOf(natureUnit).CHILD);
  if (!child || !infant || !nature) return [];
  return [
    { rule: 'child', percent: percentOff('child'), ages: child, natureAges: nature },
    { rule: 'infant', ages: infant, natureFrom: nature.from },
  ];
}

const yearsOf = (band: AgeBand | undefined): YearsView | undefined =>
  band?.to === undefined ? undefined : { from: band.from, to: band.to };

const kinds: Readonly<Record<PromotionView['rule'], PromotionKind>> = {
  advance: 'early',
  longAdvance: 'early',
  combo: 'package',
  child: 'children',
  infant: 'children',
  months: 'payment',
  code: 'code',
};

export const kindOf = ({ rule }: PromotionView): PromotionKind => kinds[rule];
