import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode, Payment, Purchase } from '@shop/domain';
import { PaymentGateway } from '@shop/ports/backends';

export const returnProblems = [
  'declined',
  'paymentExpired',
  'monthsNotMexican',
  'monthsOtherBank',
] as const satisfies readonly ErrorCode[];

export type ReturnProblem = (typeof returnProblems)[number];

@Injectable()
export class WhyFailed {
  constructor(@Inject(PaymentGateway) private readonly payments: PaymentGateway) {}

  async of({ paymentId }: Pick<Purchase, 'paymentId'>): Promise<ReturnProblem> {
    const asked = paymentId ? await this.payments.payment(paymentId) : undefined;
    return asked?.kind === 'ok' ? problemOf(asked.answer) : 'declined';
  }
}

const problemOf = ({ status, declined }: Payment): ReturnProblem => {
  if (declined === 'notMexican') return 'monthsNotMexican';
  if (declined === 'otherBank') return 'monthsOtherBank';
  return status === 'EXPIRED' ? 'paymentExpired' : 'declined';
};
