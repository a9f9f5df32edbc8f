import {
  type Bank,
  type CheckoutStep,
  type Contact,
  errorText,
  isPayCode,
  type Language,
  missingMethods,
  type Money,
  type PaymentMethods,
  payWayOf,
  payWaysOf,
  transferEnd,
} from '@shop/domain';
import type { BackendReply } from '@shop/ports/backends';
import { type CheckoutView, firstWrongStep } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMonths } from './present-months.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import type { FilledIn } from '../purchase/last-contact.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';

type Open = Extract<CheckoutView, { kind: 'open' }>;

/** Display names of methods that a currency lacks. */
const methodNames = { VI: 'Visa', MC: 'Mastercard', JC: 'JCB', PP: 'PayPal' } as const;

const nothingOffered: PaymentMethods = { methods: [], transferHours: undefined };

interface Chosen {
  readonly filled: Pick<FilledIn, 'method' | 'plan'>;
  readonly banks: readonly Bank[];
  readonly total: Money;
  readonly now: Date;
  readonly language: Language;
}

export function presentWays(
  asked: BackendReply<PaymentMethods>,
  { filled: { method, plan }, banks, total, now, language }: Chosen,
) {
  const offered = valueOr(asked, nothingOffered);
  const months = presentMonths(banks, total, plan, language);
  const code = method ?? '';
  const own = code === 'MONTHS' ? code : isPayCode(code) ? payWayOf(code) : undefined;
  const ways = payWaysOf(offered, months !== undefined).map(({ way, marks }) => ({
    code: way,
    marks,
    isChosen: way === own,
  }));
  return {
    ways,
    months,
    transfer: presentTransfer(offered, now, language),
    missingMethods: missingMethods(offered.methods).map(
      (missing) => methodNames[missing as keyof typeof methodNames], // as: the rule names only these
    ),
    hasNoMethod: asked.kind === 'ok' && ways.length === 0,
    methodsProblem: asked.kind === 'ok' ? undefined : errorText('methods', language),
  } satisfies Partial<Open>;
}

const presentTransfer = (
  { transferHours: hours }: PaymentMethods,
  now: Date,
  language: Language,
): Open['transfer'] =>
  hours === undefined
    ? undefined
    : { hours, until: writeParkMoment(transferEnd(now, hours), language) };

/** The first step with a problem, else the requested one, else payment if contact is known. */
export function stepOf(
  { typed, problems }: PageQuestion,
  steps: readonly CheckoutStep[],
  contact: Contact,
): CheckoutStep {
  const first = firstWrongStep(problems);
  const asked = [first, typed.step].find((step) => steps.some((one) => one === step));
  const next = steps[contact.email && contact.phone ? 1 : 0] ?? 'contact';
  return steps.find((step) => step === asked) ?? next;
}
