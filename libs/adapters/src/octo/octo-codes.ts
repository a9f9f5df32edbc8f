import type { VoucherClaim, VoucherKey } from '@shop/domain';
import type { VoucherCodes } from '@shop/ports/backends';
import type { BookedOrder } from './octo-records.js';

/** How many are remembered: an order is read before its codes are written, and that is a moment. */
const mostCodes = 20_000;

/** What a supplier's gates read, by the code that people read: told by each order that is read. */
export class GateCodes {
  readonly #codes = new Map<string, string>();

  note({ id, lines }: BookedOrder): void {
    for (const { code, gate } of lines.flatMap(({ vouchers }) => vouchers)) {
      this.#codes.delete(`${id} ${code}`);
      this.#codes.set(`${id} ${code}`, gate);
    }
    for (const oldest of this.#codes.keys()) {
      if (this.#codes.size <= mostCodes) break;
      this.#codes.delete(oldest);
    }
  }

  of({ order, unit }: Pick<VoucherClaim, 'order' | 'unit'>): string {
    return this.#codes.get(`${order} ${unit}`) ?? unit;
  }
}

/** What stands in the QR code is the supplier's: its gates know no signature of ours. */
export class SuppliersCodes implements VoucherCodes {
  constructor(
    private readonly ours: VoucherCodes,
    private readonly theirs: GateCodes,
  ) {}

  write(claim: VoucherClaim): string {
    return this.theirs.of(claim);
  }

  keys(): readonly VoucherKey[] {
    return this.ours.keys();
  }
}
