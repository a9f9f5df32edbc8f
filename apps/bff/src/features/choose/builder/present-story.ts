import { type Money, subtract, sum } from '@shop/domain';
import type { ContentSource, PackageQuote } from '@shop/ports/backends';
import type { PartSummaryView } from '@shop/ports/screens';
import type { LinePresenter } from '../../../presenters/present-line.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { isWhole, type PartFacts } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { editLinksOfPart } from './draft-tips.js';

/** Price of a part without its extras: before the discount, and now. */
export function unitsOf(part: PackageQuote['parts'][number]): [Money, Money] {
  const { currency } = part.total;
  const now = sum(
    part.units.map(({ amount }) => amount),
    currency,
  );
  const saved = subtract(part.original, part.total);
  return [{ amount: now.amount + saved.amount, currency }, now];
}

export function storyOf(
  { part, product, at }: PartFacts & { readonly at: number },
  sold: PackageQuote['parts'][number],
  { parts, draft, priceTips, quote }: BuilderFacts,
  question: PageQuestion,
  { content, lines }: { readonly content: ContentSource; readonly lines: LinePresenter },
): PartSummaryView['story'] {
  const [original, amount] = unitsOf(sold);
  const whole = parts.filter(isWhole);
  const place = String(whole.findIndex((one) => one.part === part));
  const promo = quote?.kind === 'ok' ? quote.answer.promo : undefined;
  const line = {
    units: sold.units.map((unit) => ({ ...unit, listPrice: sold.listPrice })),
    extraLines: [],
    original,
    amount,
    day: part.day,
    parksInPackage: whole.length,
    couponPercent: promo?.lines.includes(place) ? promo.percent : undefined,
  };
  const { language } = question.visitor;
  const { tier, coupon, skipped } = lines.summary(line, product, question.now, language, {
    editLinks: priceTips && editLinksOfPart(at, { draft, priceTips }, question, content),
  });
  return { tier, coupon, skipped };
}
