import { canBeOrderedUnpaid, type DisplayCart, isZero, pathOf, staysOf } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { returnProblems } from '../purchase/why-failed.js';

/** Payment problems and expired lines. `?problem=` counts only after a failed purchase. */
export function problemsOf(
  cart: DisplayCart,
  question: PageQuestion,
  hasFailed: boolean,
): readonly Problem[] {
  const { visitor, problems, query } = question;
  const { language } = visitor;
  const code = returnProblems.find((one) => one === query.get('problem'));
  const isTicket = cart.lines.some(({ status }) => status !== 'HELD');
  const isStay = staysOf(cart).some(({ status }) => status !== 'HELD');
  const lost = isTicket ? 'lineUnavailable' : isStay ? 'stayLost' : undefined;
  const openCart = {
    kind: 'openCart',
    href: pathOf({ name: 'cart', params: {} }, language),
  } as const;
  return [
    ...problems,
    ...(code && hasFailed && problems.length === 0 ? [presentProblem(code, language)] : []),
    ...(lost ? [presentProblem(lost, language, [openCart])] : []),
    ...(isZero(cart.total) && !canBeOrderedUnpaid(cart)
      ? [presentProblem('nothingToPay', language, [openCart])]
      : []),
  ];
}
