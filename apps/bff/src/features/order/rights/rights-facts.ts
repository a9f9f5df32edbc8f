import {
  productOf,
  type Order,
  type OrderChange,
  type OrderLine,
  type Product,
  type Right,
  type RightKind,
} from '@shop/domain';
import { isOpenChange, rightOf, type RightsQuestion, rightsOf } from '@shop/domain';
import type { PageQuestion } from '../../../screen/screen-handler.js';

export interface RightsFacts {
  readonly order: Order;
  readonly catalogue: readonly Product[];
  /** Newest first. */
  readonly changes: readonly OrderChange[];
  readonly question: PageQuestion;
}

export function questionOf(line: OrderLine, facts: RightsFacts): RightsQuestion {
  const { order, catalogue, changes, question } = facts;
  const schedule = productOf(catalogue, line.slug)?.schedule;
  return { order, schedule, isBusy: changes.some(isOpenChange), now: question.now };
}

export const rightsIn = (line: OrderLine, facts: RightsFacts): readonly Right[] =>
  rightsOf(line, questionOf(line, facts));

export function openRightOf(
  line: OrderLine,
  kind: RightKind,
  facts: RightsFacts,
): Extract<Right, { state: 'open' }> | undefined {
  const right = rightOf(kind, line, questionOf(line, facts));
  return right.state === 'open' ? right : undefined;
}
