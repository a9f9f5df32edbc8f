import type { StayAnswer, StayQuestion } from '@shop/domain';
import type { StayAsked, StaySearch } from '@shop/ports/backends';
import { currentAsker } from '../observability/request-scope.js';
import type { WrongCodes } from './limits/wrong-codes.js';

/** Refuses promo codes from an address that guesses them. */
export class LimitedSearch implements StaySearch {
  constructor(
    private readonly stays: StaySearch,
    private readonly wrongCodes: WrongCodes,
  ) {}

  async search(question: StayQuestion): Promise<StayAsked<StayAnswer>> {
    const { promoCode } = question;
    if (!promoCode) return this.stays.search(question);
    const measured = await this.wrongCodes.measure<StayAsked<StayAnswer>>(
      currentAsker(),
      promoCode,
      () => this.stays.search(question),
      (asked) => asked.kind === 'refused' && asked.refusal === 'promoInvalid',
    );
    if (measured.kind === 'asked') return measured.reply;
    const limit = { kind: 'wait', seconds: measured.seconds } as const;
    return { kind: 'refused', refusal: 'tooFast', limit };
  }
}
