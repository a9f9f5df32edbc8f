import type { Extra } from '@shop/domain';
import type { ExtrasView, ExtraView, Problem } from '@shop/ports/screens';
import { problemOf } from '../problems/problem-at.js';

export interface ChosenExtras {
  readonly extras: readonly Extra[];
  /** Empty: the visitor does not know yet. */
  readonly pickup?: string | undefined;
}

type View = ExtrasView<ExtraView>;

export const chosenIn = ({ extras, pickup }: View): ChosenExtras => ({
  extras: extras.filter(({ hasBeenAdded }) => hasBeenAdded).map(({ extra }) => extra),
  pickup: pickup?.chosen,
});

export function writeExtras(query: URLSearchParams, { extras, pickup }: ChosenExtras): void {
  for (const extra of extras) query.append('extras', extra);
  if (pickup) query.set('pickup', pickup);
}

/** Without a pickup field, the step shows its problem. */
export const problemOfExtras = ({ pickup }: View, problems: readonly Problem[]) =>
  problemOf(problems, 'extras', pickup ? 'extras' : 'pickup');
