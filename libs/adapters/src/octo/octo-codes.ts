import type { VoucherClaim, VoucherKey } from '@shop/domain';
import type { VoucherCodes } from '@shop/ports/backends';
import type { BookedOrder } from './octo-records.js';

/** Enough, because an order's codes are written right after it is read. */
const mostCodes = 20_000;

/** Supplier gate codes by the printed code; every order that is read adds its own. */
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

/** QR codes contain the supplier's code, because its gates can't check our signature. */
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
