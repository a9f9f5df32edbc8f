import { Body, Controller, Post } from '@nestjs/common';
import {
  checkContact,
  type CheckoutStep,
  type Contact,
  type ErrorCode,
  type Language,
  pathOf,
  type Purchase,
  readPaying,
} from '@shop/domain';
import { PayForm, StepForm } from '@shop/ports/forms';
import { goToStep, pay, type Problem } from '@shop/ports/screens';
import { done, type FormPage, goesOn, type Outcome, refused } from '../../../page/outcome.js';
import { tooFast } from '../../../page/too-fast.js';
import { orderPath } from '../../../presenters/order-paths.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Config } from '../../../config/config.js';
import { signInAddress } from '../../../screen/sign-in-address.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { readOwnOrders, rememberOrder } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../../cart/cart/selling-limits.js';
import { BeginPurchase } from '../purchase/begin-purchase.js';
import type { StartedPurchase, PurchaseRequest } from '../purchase/started-purchase.js';
import { paymentPath } from '../purchase/payment-paths.js';
import { phonePlan } from '../../../presenters/phone-plan.js';

@Controller('/api')
export class CheckoutController {
  constructor(
    private readonly begin: BeginPurchase,
    private readonly limits: SellingLimits,
    private readonly sessions: Sessions,
    private readonly config: Config,
  ) {}

  /** Checks the steps before the requested one. */
  @Post(goToStep.path)
  step(@Body() form: StepForm, @Visit() { visitor: { language } }: Visit): Outcome {
    const { step } = form;
    const page = pageOf(form, language);
    const codes = codesOf(checkForm(form), step);
    if (codes.length > 0) return refusedWith(codes, page, language);
    return goesOn({ ...page, typed: { ...page.typed, step } }, { step });
  }

  @Post(pay.path)
  async pay(@Body() form: PayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const page = pageOf(form, language);
    if (this.mustSignIn(visit)) return done(signInAddress(language, page.path));
    const checked = checkForm(form);
    if (!checked.contact || typeof checked.paying === 'string')
      return refusedWith(codesOf(checked, 'review'), page, language);
    const seconds = await this.limits.checkout(visit);
    if (seconds > 0) return tooFast(seconds, page, language);
    const request = requestOf(form, checked.contact, checked.paying, visit);
    return answerTo(await this.begin.inTime(request), page, visit);
  }

  private mustSignIn({ request }: Visit): boolean {
    return this.config.SIGN_IN_REQUIRED && !this.sessions.identityOf(request);
  }
}

function requestOf(
  { attempt, digest }: PayForm,
  contact: Contact,
  paying: PurchaseRequest['paying'],
  { visitor: { language, layout, currency }, cart: { session }, jar }: Visit,
): Omit<PurchaseRequest, 'isWanted'> {
  const placed = readOwnOrders(jar).flatMap(({ id, generation }) => (generation ? [] : [id]));
  const asked = { session, contact, paying, placed };
  return { ...asked, attempt, digest, language, layout, currency };
}

function answerTo(begun: StartedPurchase, page: FormPage, { visitor, jar }: Visit): Outcome {
  const { language } = visitor;
  if (begun.kind === 'refused') {
    const { problem, waitSeconds } = problemOf(begun, language);
    return refused([problem], { ...page, waitSeconds }, begun.attempt);
  }
  if (begun.kind === 'orderedBefore')
    return refused([orderedProblem(begun.purchase, language)], page);
  const { id, orderId = id } = begun.purchase;
  rememberOrder(jar, orderId);
  return done(nextOf(begun));
}

/** The checkout page with the input. The last step sends the form. */
function pageOf(
  { firstName, lastName, email, country, phone, method = '', plan = '' }: PayForm,
  language: Language,
) {
  const typed = { firstName, lastName, email, country, phone, method, plan, step: 'review' };
  return { path: pathOf({ name: 'checkout', params: {} }, language), typed };
}

interface Checked {
  readonly contact: Contact | undefined;
  readonly paying: ReturnType<typeof readPaying>;
  readonly wrong: readonly ErrorCode[];
}

function checkForm({ method, plan, ...typed }: PayForm): Checked {
  const checked = checkContact(typed, phonePlan);
  return {
    contact: checked.kind === 'contact' ? checked.contact : undefined,
    paying: readPaying(method, plan),
    wrong: checked.kind === 'wrong' ? checked.codes : [],
  };
}

const codesOf = ({ wrong, paying }: Checked, step: CheckoutStep): readonly ErrorCode[] => [
  ...(step === 'contact' ? [] : wrong),
  ...(step === 'review' && typeof paying === 'string' ? [paying] : []),
];

const refusedWith = (
  codes: readonly ErrorCode[],
  page: ReturnType<typeof pageOf>,
  language: Language,
): Outcome =>
  refused(
    codes.map((one) => presentProblem(one, language)),
    page,
  );

/** The provider's page if a payment is due, else the order's or the payment's page. */
function nextOf(begun: Extract<StartedPurchase, { kind: 'pay' | 'settled' | 'underWay' }>): string {
  const { id, orderId, language } = begun.purchase;
  if (begun.kind === 'pay') return begun.payAt;
  return begun.kind === 'settled' ? orderPath(orderId ?? '', language) : paymentPath(id, language);
}

const orderedProblem = (purchase: Purchase, language: Language): Problem =>
  presentProblem('alreadyOrdered', language, [
    { kind: 'openOrder', href: orderPath(purchase.orderId ?? '', language) },
  ]);

/** Refusals that the cart page explains in detail. */
const seenInCart: readonly ErrorCode[] = [
  'lineUnavailable',
  'stayLost',
  'cartEmpty',
  'nothingToPay',
];

function problemOf(
  { code, limit }: Extract<StartedPurchase, { kind: 'refused' }>,
  language: Language,
): ReturnType<typeof presentLimit> {
  if (limit) return presentLimit(code, limit, language);
  const cart = pathOf({ name: 'cart', params: {} }, language);
  const actions = seenInCart.includes(code) ? ([{ kind: 'openCart', href: cart }] as const) : [];
  return { problem: presentProblem(code, language, actions), waitSeconds: 0 };
}
