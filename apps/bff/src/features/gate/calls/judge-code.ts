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
  Reporter,
  VoucherCodes,
  VoucherGateway,
} from '@shop/ports/backends';
import { lateHours } from './late-hours.js';

export interface Judged {
  readonly verdict: Verdict;
  readonly at?: Date | undefined;
}

/** Online check of a code: the offline rule, plus the backend's current state. */
@Injectable()
export class JudgeCode {
  private check: Promise<SignatureCheck> | undefined;

  constructor(
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  async run(text: string): Promise<Judged> {
    const verdict = await this.byItself(text);
    const ended = await this.endOf(verdict);
    if (!('claim' in verdict) || !ended) return { verdict };
    return { verdict: { kind: ended.kind, claim: verdict.claim }, at: ended.at };
  }

  /** How a unit ended, if it was used or revoked; that wins over its day. */
  async endOf(verdict: Verdict): Promise<FoundVoucher['ended']> {
    if (!('claim' in verdict)) return undefined;
    const found = await this.vouchers.find(verdict.claim.unit);
    return found.kind === 'ok' ? found.answer.ended : undefined;
  }

  /** Checks signature and day only, at any moment. */
  async byItself(text: string, at = this.clock.now()): Promise<Verdict> {
    const never = () => false;
    const late = lateHours(await this.catalogue.products());
    const days = (product: string) => ticketDaysAt(at, late[product]);
    return judgeVoucher(text, { days, isRevoked: never, isUsed: never, check: this.counted });
  }

  /** Counts good codes by key, so that an operator sees when an old one is no longer used. */
  private readonly counted: SignatureCheck = async (voucher) => {
    const subtle = webcrypto.subtle as SubtleCrypto; // as: one API with two type names
    this.check ??= createSignatureCheck(subtle, this.codes.keys());
    const found = await (await this.check)(voucher);
    if (found === 'good') this.reporter.report({ event: 'code-checked', key: voucher.key });
    return found;
  };
}
