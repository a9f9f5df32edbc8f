import { Inject, Injectable } from '@nestjs/common';
import type { StayBooking } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import { HoldStay } from './hold-stay.js';

/** Gives rooms back that a cart has no more. */
@Injectable()
export class RoomsBack {
  constructor(
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly hold: HoldStay,
  ) {}

  /** Whether a purchase of this cart is under way, which may be about to pay for its rooms. */
  async arePaidFor(session: string): Promise<boolean> {
    return Boolean(await this.purchases.openOf(session));
  }

  /** Those that a purchase may be about to pay for are left to their own time. */
  async give(booking: StayBooking, session: string, key: string): Promise<void> {
    if (!(await this.arePaidFor(session))) await this.hold.release(booking, key);
  }
}
