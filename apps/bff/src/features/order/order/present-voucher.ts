import { Inject, Injectable } from '@nestjs/common';
import { claimOf, type Language, type Order, type OrderLine } from '@shop/domain';
import { VoucherCodes, WalletPasses } from '@shop/ports/backends';
import type { OrderLineView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { writeLongParkMoment } from '../../../presenters/write-park-moment.js';
import { drawQr } from './draw-qr.js';
import { walletLinks } from './wallet-address.js';

/** The vouchers of a ticket, each with its signed code as a QR and its wallet links. */
@Injectable()
export class VoucherPresenter {
  constructor(
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(WalletPasses) private readonly wallets: WalletPasses,
  ) {}

  present(line: OrderLine, order: Order, language: Language): OrderLineView['vouchers'] {
    return line.vouchers.map(({ code, unit, amount, used }, index) => ({
      code,
      unit,
      number: index + 1,
      of: line.vouchers.length,
      amount: presentMoney(amount, language),
      used: used && { at: used.at && writeLongParkMoment(used.at, language) },
      wallets: used ? undefined : walletLinks(this.wallets, order, code, language),
      qr: drawQr(this.codes.write(claimOf(order, line, { code, unit }))),
    }));
  }
}
