import type { EndedVoucher, FoundVoucher } from '@shop/ports/backends';
import { z } from 'zod';
import { orNone, someOf, word } from './entries.js';
import * as wire from './wire-values.js';

/** An unknown status does not block a voucher. */
export const voucherStatus = word(['VALID', 'REDEEMED', 'REVOKED'], 'VALID');

const kinds = { REDEEMED: 'used', REVOKED: 'revoked' } as const;

const code = z.string().min(1).max(100);

const ended = z
  .object({ Code: code, Status: z.enum(['REDEEMED', 'REVOKED']), At: orNone('At', wire.instant) })
  .transform(({ Code, Status, At }): EndedVoucher => ({
    unit: Code,
    kind: kinds[Status],
    at: At ?? undefined,
  }));

export const endedVouchers = z
  .object({ Vouchers: someOf(ended, 100_000) })
  .transform(({ Vouchers }) => Vouchers);

export const foundVoucher = z
  .object({
    OrderId: wire.id,
    Status: voucherStatus.default('VALID'),
    At: orNone('At', wire.instant),
  })
  .transform(({ OrderId, Status, At }): FoundVoucher => ({
    order: OrderId,
    ...(Status !== 'VALID' && { ended: { kind: kinds[Status], at: At ?? undefined } }),
  }));
