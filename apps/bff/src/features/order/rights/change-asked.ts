import {
  type ChangeRequest,
  errorCatalogue,
  type ErrorCode,
  type Language,
  type OrderChange,
} from '@shop/domain';
import { digest } from '../../pay/purchase/cart-digest.js';

export interface ChangeCommand {
  readonly order: string;
  readonly request: ChangeRequest;
  readonly attempt: string;
  readonly language: Language;
}

export type ChangeAsked =
  /** Done, or saved and in progress. */
  | { readonly kind: 'taken'; readonly change: OrderChange }
  /** Saved, and must be paid first. */
  | { readonly kind: 'pay'; readonly payAt: string }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Final for this attempt: the form gets a new attempt id. */
      readonly isDecided: boolean;
    };

export const refused = (code: ErrorCode, isDecided = false): ChangeAsked => ({
  kind: 'refused',
  code,
  isDecided,
});

export function outcomeOf(change: OrderChange): ChangeAsked {
  const { state, payAt } = change;
  if (state === 'PAYING' && payAt) return { kind: 'pay', payAt };
  if (state !== 'REFUSED') return { kind: 'taken', change };
  return refused(refusalIn(change), true);
}

/** Why a change was refused. A code unknown to this version counts as a failure. */
export const refusalIn = ({ refusal = '' }: Pick<OrderChange, 'refusal'>): ErrorCode =>
  isCode(refusal) ? refusal : 'changeFailed';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** The same form is the same change, whatever the payment method or the price paid by now. */
export function attemptOf({ order, attempt, request }: ChangeCommand): string {
  if (request.kind !== 'changeStay') return digest(order, attempt, request);
  return digest(order, attempt, { ...request, paid: undefined, payBy: undefined });
}
