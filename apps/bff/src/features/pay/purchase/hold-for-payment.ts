import { Injectable } from '@nestjs/common';
import type { CartStay, Purchase } from '@shop/domain';
import { Months } from '../../cart/cart/months.js';
import { PurchaseStays, type StaysRefused } from './purchase-stays.js';
import type { PurchaseRequest } from './started-purchase.js';
import { Transfers } from './transfers.js';

/** Before the order takes the cart: checks how it is paid, then holds its rooms that long. */
@Injectable()
export class HoldForPayment {
  constructor(
    private readonly transfers: Transfers,
    private readonly months: Months,
    private readonly stays: PurchaseStays,
  ) {}

  /** A transfer's deadline, `undefined` for any other method, or why it can't be paid like this. */
  async run(
    purchase: Purchase,
    request: PurchaseRequest,
    stays: readonly CartStay[],
  ): Promise<{ payUntil: Date } | StaysRefused | undefined> {
    const end = await this.transfers.endOf(purchase);
    if (end && 'code' in end) return end;
    const code = await this.months.refuse(request, purchase);
    if (code) return { code };
    return (await this.stays.hold(stays, purchase, end?.payUntil)) ?? end;
  }
}
