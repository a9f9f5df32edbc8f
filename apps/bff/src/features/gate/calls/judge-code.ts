import { webcrypto } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  createSignatureCheck,
  judgeVoucher,
  type SignatureCheck,
  ticketDaysAt,
  type Verdict,
} from '@shop/domain';
import { CatalogueGateway, Clock, VoucherCodes, VoucherGateway } from '@shop/ports/backends';
import { lateHours } from './late-hours.js';

export interface Judged {
  readonly verdict: Verdict;
  /** When it was used or taken back, where that is known. */
  readonly at?: Date | undefined;
}

/** What a gate is told that asks the shop: the same rule as offline, with today's books. */
@Injectable()
export class JudgeCode {
  private check: Promise<SignatureCheck> | undefined;

  constructor(
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  async run(text: string): Promise<Judged> {
    return this.byBooks(await this.byItself(text));
  }

  /** Of a unit that was used or taken back this is said first, whatever its day. */
  async byBooks(verdict: Verdict): Promise<Judged> {
    if (!('claim' in verdict)) return { verdict };
    const { claim } = verdict;
    const found = await this.vouchers.find(claim.unit);
    const ended = found.kind === 'ok' ? found.answer.ended : undefined;
    return ended ? { verdict: { kind: ended.kind, claim }, at: ended.at } : { verdict };
  }

  /** By signature and day alone, of a moment that is not now as well. */
  async byItself(text: string, at = this.clock.now()): Promise<Verdict> {
    const subtle = webcrypto.subtle as SubtleCrypto; // as: the same thing by two names
    this.check ??= createSignatureCheck(subtle, this.codes.keys());
    const never = () => false;
    const late = lateHours(await this.catalogue.products());
    const days = (product: string) => ticketDaysAt(at, late[product]);
    return judgeVoucher(text, { days, isRevoked: never, isUsed: never, check: await this.check });
  }
}
