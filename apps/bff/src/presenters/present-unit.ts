import type { CartLine, Explanation, Language } from '@shop/domain';
import type { StepView, UnitLineView } from '@shop/ports/screens';
import { presentMoney, presentOffer } from './present-money.js';
import { presentRule } from './present-skipped.js';

/** Sold price per unit, so that the visible amounts add up; the list price only if explained. */
export function presentUnit(
  { unit, quantity, unitPrice, amount }: CartLine['units'][number],
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
  };
}
