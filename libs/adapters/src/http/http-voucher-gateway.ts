import type {
  BackendReply,
  EndedVoucher,
  FoundVoucher,
  Redeemed,
  Redemption,
  VoucherGateway,
} from '@shop/ports/backends';
import { z } from 'zod';
import { about } from './about.js';
import type { Clients } from './clients.js';
import { askedOf } from './refusals.js';
import type { Reply } from './reply.js';
import { segment } from './segment.js';
import { endedVouchers, foundVoucher } from './wire-voucher.js';

/** Calls of gates over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpVoucherGateway implements VoucherGateway {
  constructor(private readonly clients: Clients) {}

  async redeem({ order, unit, at }: Redemption, key: string): Promise<Redeemed> {
    const path = `xapi/orders/${segment(order)}/redeem`;
    const body = { Code: unit, ...(at && { At: at.toISOString() }) };
    // The status suffices; the order in the body is ignored.
    const shape = z.object({});
    const send = { body, key, shape, about: about.cart.redeemVoucher(order) };
    return redeemedOf(await this.clients.writes.send('POST', path, send));
  }

  async ended(): Promise<BackendReply<readonly EndedVoucher[]>> {
    return askedOf(await this.clients.reads.get('xapi/ended-vouchers', { shape: endedVouchers }));
  }

  async find(unit: string): Promise<BackendReply<FoundVoucher>> {
    // In the body, because failures log their address.
    const of = about.cart.findVoucher(unit);
    const asked = { body: { Code: unit }, shape: foundVoucher, about: of };
    return askedOf(await this.clients.reads.send('POST', 'xapi/voucher-lookup', asked));
  }
}

const refusals = new Map<string, Redeemed>([
  ['UNIT_REDEEMED', { kind: 'used' }],
  ['UNIT_REVOKED', { kind: 'revoked' }],
  ['UNKNOWN_UNIT', { kind: 'unknown' }],
  ['IN_PROGRESS', { kind: 'failed', reason: 'unavailable' }],
]);

/** A 404 about the order names it; any other means that there is no such call. */
function redeemedOf(reply: Reply<unknown>): Redeemed {
  if (reply.kind === 'ok') return { kind: 'redeemed' };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const known = refusals.get(reply.code ?? '');
  if (known) return known;
  if (reply.status !== 404) return { kind: 'failed', reason: 'rejected' };
  return { kind: reply.field === 'Id' ? 'unknown' : 'unsupported' };
}
