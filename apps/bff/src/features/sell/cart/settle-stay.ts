import type { ErrorCode, Money } from '@shop/domain';
import type { PackageWritten } from '@shop/ports/backends';
import { type CartChanged, type CartRefused, notDone } from './change-cart.js';

export const refusedStay = (code: ErrorCode, isDecided = true, asked?: Money): CartRefused => ({
  ...notDone,
  code,
  isDecided,
  asked,
});

/** What became of a stay in the cart, in the words of the catalogue. */
export function settleStay(written: PackageWritten): CartChanged | CartRefused {
  if (written.kind === 'ok') return { kind: 'changed', ...written.state };
  if (written.kind === 'failed') return notDone;
  return refusedStay(written.kind === 'unsupported' ? 'stayNotOnline' : written.refusal);
}
