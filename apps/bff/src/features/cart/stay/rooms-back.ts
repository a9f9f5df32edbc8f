import { Inject, Injectable } from '@nestjs/common';
import type { StayBooking } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import { HoldStay } from './hold-stay.js';

@Injectable()
export class RoomsBack {
  constructor(
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly hold: HoldStay,
  ) {}

  /** Whether an open purchase of this cart may be about to pay for its rooms. */
  async arePaidFor(session: string): Promise<boolean> {
    return Boolean(await this.purchases.openOf(session));
  }

  /** During an open purchase the hold is left to expire instead. */
  async give(booking: StayBooking, session: string, key: string): Promise<void> {
    if (!(await this.arePaidFor(session))) await this.hold.release(booking, key);
  }
}
