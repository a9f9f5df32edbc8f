import {
  buyRoute,
  choiceQuery,
  type ErrorCode,
  type KeptLine,
  type Language,
  lineChange,
  type LineChange,
  packageDraftQuery,
  pathOf,
  type Product,
} from '@shop/domain';
import type { QuoteLineView, ProblemAction } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { LeftOut } from '../cart/quote-address.js';
import { extrasTogether, type QuoteToday } from './ask-today.js';

export interface QuoteLineContext {
  readonly group: readonly KeptLine[];
  /** It has been added to the cart since. */
  readonly isTaken: boolean;
  readonly today: QuoteToday;
  readonly left: LeftOut;
  readonly language: Language;
}

/** How the ticket's price changed, or why it is unavailable, with a link to fix it. */
export function changeOf(
  line: KeptLine,
  at: number,
  product: Product | undefined,
  { group, isTaken, today, left, language }: QuoteLineContext,
): QuoteLineView['change'] {
  if (isTaken) return { kind: 'inCart' };
  const change = lineChange(line, today.lines[at] ?? { kind: 'unknown' });
  const why = left.get(at) ?? whyNot(change);
  if (!why) return moved(change, language) ?? { kind: 'same' };
  const action = actionTo(line, group, product, language);
  return { kind: 'no', problem: presentProblem(why, language, action ? [action] : []) };
}

const whyNot = (change: LineChange): ErrorCode | undefined =>
  change.kind === 'gone' ? change.why : change.kind === 'unknown' ? 'prices' : undefined;

/** The price difference; `undefined` if unknown. */
export function moved(change: LineChange, language: Language) {
  if (change.kind === 'same') return { kind: 'same' } as const;
  if ('by' in change) return { kind: change.kind, by: presentMoney(change.by, language) };
  return undefined;
}

/** Link to choose another day with the rest unchanged; without the product, to the list. */
function actionTo(
  line: KeptLine,
  group: readonly KeptLine[],
  product: Product | undefined,
  language: Language,
): ProblemAction | undefined {
  if (!product) return listOf(language);
  if (line.package !== undefined) {
    const draft = { parts: group, slot: group.indexOf(line), editing: undefined };
    const query = packageDraftQuery({
      ...draft,
      people: line.people,
      extras: extrasTogether(group),
    });
    const path = pathOf({ name: 'buildPackage', params: {} }, language);
    return { kind: 'changeDate', href: `${path}?${query}#panel` };
  }
  const isOpenTicket = line.day === undefined;
  const query = choiceQuery({ ...line, line: undefined, isOpenTicket });
  return { kind: 'changeDate', href: `${pathOf(buyRoute(product), language)}?${query}` };
}

export const listOf = (language: Language): ProblemAction => ({
  kind: 'list',
  href: pathOf({ name: 'list', params: {} }, language),
});
