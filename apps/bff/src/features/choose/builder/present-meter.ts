import {
  leadDays,
  type Money,
  packageBounds,
  priceLine,
  type Product,
  subtract,
  sum,
  tierFor,
  tiers,
} from '@shop/domain';
import type { PackageQuote } from '@shop/ports/backends';
import type { MeterStep, MeterView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { isWhole } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';

export function presentMeter(facts: BuilderFacts, question: PageQuestion): MeterView {
  const count = facts.parts.filter(isWhole).length;
  const steps = Array.from({ length: packageBounds.mostParks }, (_, index): MeterStep => {
    const parks = index + 1;
    const state: MeterStep['state'] =
      parks <= count ? 'reached' : parks === count + 1 ? 'next' : 'ahead';
    return { parks, state, ...earlyOf(parks, facts, question) };
  });
  const saving = comboSaving(facts, question.now);
  return {
    parks: count,
    isBegun: facts.parts.length > 0 || undefined,
    steps,
    percent: percentOf(Math.max(1, count), facts, question),
    nextSaving:
      saving && saving.amount > 0 ? presentMoney(saving, question.visitor.language) : undefined,
  };
}

/** Below a combo: the tier of the nearest chosen day, or the best one without a day. */
function percentOf(parks: number, facts: BuilderFacts, question: PageQuestion): number {
  const { parts } = facts;
  const leads = leadsOf(facts, question);
  const { rule } = tierFor({
    leadDays: leads.length > 0 ? Math.min(...leads) : tiers.longAdvance.from,
    parksInPackage: parks,
    notDiscount: parks <= parts.length && parts.every(({ product }) => product.notDiscount),
  });
  return rule ? tiers[rule].percent : 0;
}

/** Before a day is chosen: the best early discount, and the lead days it needs. */
function earlyOf(parks: number, facts: BuilderFacts, question: PageQuestion) {
  const percent = percentOf(parks, facts, question);
  if (parks >= tiers.combo.from) return { percent, daysAhead: undefined };
  const isAtMost = (percent > 0 && leadsOf(facts, question).length === 0) || undefined;
  const isLong = percent === tiers.longAdvance.percent && !isAtMost;
  const { from } = isLong ? tiers.longAdvance : tiers.advance;
  return { percent, daysAhead: from, isAtMost };
}

const leadsOf = ({ parts }: BuilderFacts, { now }: PageQuestion): readonly number[] =>
  parts.flatMap(({ part, product }) =>
    part.day && !product.notDiscount ? [leadDays(now, part.day)] : [],
  );

function comboSaving({ parts, draft, quote }: BuilderFacts, now: Date): Money | undefined {
  const whole = parts.filter(isWhole);
  if (quote?.kind !== 'ok' || whole.length >= tiers.combo.from) return undefined;
  const savings = whole.flatMap(({ part, product }, index) => {
    const sold = quote.answer.parts[index];
    const as = (parksInPackage: number) =>
      sold &&
      unitsTotal(
        sold,
        product,
        draft.people,
        parksInPackage,
        part.day ? leadDays(now, part.day) : undefined,
      );
    const [present, combo] = [as(whole.length), as(tiers.combo.from)];
    return present && combo ? [subtract(present, combo)] : [];
  });
  return sum(savings, quote.answer.total.currency);
}

const unitsTotal = (
  { listPrice }: PackageQuote['parts'][number],
  { notDiscount }: Product,
  people: BuilderFacts['draft']['people'],
  parksInPackage: number,
  lead: number | undefined,
): Money =>
  priceLine({ listPrice, people, extras: [], leadDays: lead, parksInPackage, notDiscount }).total;
