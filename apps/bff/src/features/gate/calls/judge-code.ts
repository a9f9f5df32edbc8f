import { webcrypto } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  createSignatureCheck,
  judgeVoucher,
  type SignatureCheck,
  ticketDaysAt,
  type Verdict,
} from '@shop/domain';
import {
  CatalogueGateway,
  Clock,
  type FoundVoucher,
  VoucherCodes,
  VoucherGateway,
} from '@shop/ports/backends';
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
    const verdict = await this.byItself(text);
    const ended = await this.endOf(verdict);
    if (!('claim' in verdict) || !ended) return { verdict };
    return { verdict: { kind: ended.kind, claim: verdict.claim }, at: ended.at };
  }

  /** Whether a unit was used or taken back: that is said first, whatever its day. */
  async endOf(verdict: Verdict): Promise<FoundVoucher['ended']> {
    if (!('claim' in verdict)) return undefined;
    const found = await this.vouchers.find(verdict.claim.unit);
    return found.kind === 'ok' ? found.answer.ended : undefined;
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
