import type { ErrorCode } from '@shop/domain';
import type { PackageWritten } from '@shop/ports/backends';
import { type CartChanged, type CartRefused, notDone } from './change-cart.js';

export const refusedStay = (
  code: ErrorCode,
  isDecided = true,
  { asked, limit }: Pick<CartRefused, 'asked' | 'limit'> = {},
): CartRefused => ({ ...notDone, code, isDecided, asked, limit });

export function settleStay(written: PackageWritten): CartChanged | CartRefused {
  if (written.kind === 'ok') return { kind: 'changed', ...written.state };
  if (written.kind === 'failed') return notDone;
  if (written.kind === 'unsupported') return refusedStay('stayNotOnline');
  return refusedStay(written.refusal, true, written);
}
