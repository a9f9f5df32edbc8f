import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  claimOf,
  type Language,
  lateUntil,
  momentOf,
  type Order,
  type OrderLine,
  type ParkDay,
  productOf,
  type Schedule,
  visitTimes,
  type Voucher,
} from '@shop/domain';
import { ContentSource, VoucherCodes, type WalletPass } from '@shop/ports/backends';
import { hashed } from '../../../backends/limits/hashed.js';
import { Renderer } from '../../../page/render/renderer.js';
import { type OrderFacts, OrderPresenter } from '../order/present-order.js';

/** Wallet pass of one ticket, with the texts of its printed voucher. */
@Injectable()
export class PassOfVoucher {
  constructor(
    private readonly presenter: OrderPresenter,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(Renderer) private readonly renderer: Renderer,
  ) {}

  /** By a digest of the code; `undefined` if the order has no such ticket or it was used. */
  write(facts: OrderFacts, digest: string, language: Language): WalletPass | undefined {
    const found = findVoucher(facts.order, digest);
    if (!found || found.voucher.used) return undefined;
    const words = this.presenter.present(facts, language);
    const { brand } = this.content.site(language);
    const sheets = this.renderer.voucherSheets({ language, brand, order: words });
    const { line, voucher } = found;
    const { code } = voucher;
    const printed = sheets.vouchers.find((one) => one.code === code);
    if (!printed) return undefined;
    const claim = claimOf(facts.order, line, voucher);
    return {
      serial: `${facts.order.id}.${code}`,
      language: sheets.language,
      brand,
      place: printed.place,
      unit: printed.unit,
      facts: printed.facts,
      code,
      signed: this.codes.write(claim),
      colors: printed.colors,
      begins: this.begins(line, facts),
      ends: endOf(claim.lastDay, scheduleOf(line, facts)),
    };
  }

  private begins(line: OrderLine, facts: OrderFacts): Date | undefined {
    const schedule = scheduleOf(line, facts);
    const { day, time } = line;
    return day === undefined || !schedule ? undefined : visitTimes(schedule, day, time).from;
  }
}

const scheduleOf = ({ slug }: OrderLine, { catalogue }: OrderFacts): Schedule | undefined =>
  productOf(catalogue, slug)?.schedule;

/** Start of the next day in the parks, or later if the park closes after midnight. */
const endOf = (lastDay: ParkDay, schedule: Schedule | undefined): Date =>
  momentOf(addDays(lastDay, 1), (schedule && lateUntil(schedule)) ?? '00:00');

function findVoucher(
  { lines }: Order,
  digest: string,
): { readonly line: OrderLine; readonly voucher: Voucher } | undefined {
  for (const line of lines)
    for (const voucher of line.vouchers)
      if (hashed(voucher.code) === digest) return { line, voucher };
  return undefined;
}
