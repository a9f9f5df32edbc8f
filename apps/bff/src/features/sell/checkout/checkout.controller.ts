import { Body, Controller, Post } from '@nestjs/common';
import { checkContact, type Language, methodCodes, pathOf } from '@shop/domain';
import { pay, type Problem } from '@shop/ports/screens';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Config } from '../../../config/config.js';
import { signInAddress } from '../../../screen/sign-in-address.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { rememberOrder } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { writeWait } from '../../../presenters/write-wait.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { BeginPurchase, type Begun } from '../purchase/begin-purchase.js';
import { phonePlan } from './phone-plan.js';

/** Long enough for any real name; what is longer is refused with its own text, not cut. */
const longestField = 400;

class PayForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsString()
  @MaxLength(longestField)
  readonly firstName: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly lastName: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly email: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly country: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly phone: string = '';

  @IsOptional()
  @IsString()
  @MaxLength(8)
  readonly method?: string;

  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt!: string;

  @Matches(/^[0-9a-f]{32}$/)
  readonly digest!: string;
}

/** From the checkout form to the provider's own page. */
@Controller('/api')
export class CheckoutController {
  constructor(
    private readonly begin: BeginPurchase,
    private readonly limits: SellingLimits,
    private readonly sessions: Sessions,
    private readonly config: Config,
  ) {}

  @Post(pay.path)
  async pay(@Body() form: PayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, cart, jar } = visit;
    const { language, layout, currency } = visitor;
    const { firstName, lastName, email, country, phone, method = '', attempt, digest } = form;
    const typed = { firstName, lastName, email, country, phone, method };
    const page = { path: pathOf({ name: 'checkout', params: {} }, language), typed };
    if (this.config.SIGN_IN_REQUIRED && !this.sessions.identityOf(visit.request))
      return done(signInAddress(language, page.path));
    const checked = checkContact(typed, phonePlan);
    const code = methodCodes.find((one) => one === method);
    if (checked.kind === 'wrong' || !code) {
      const codes = checked.kind === 'wrong' ? checked.codes : [];
      const all = code ? codes : [...codes, 'methodMissing' as const];
      const problems = all.map((one) => presentProblem(one, language));
      return refused(problems, page);
    }
    const waitSeconds = await this.limits.checkout(visit);
    if (waitSeconds > 0) {
      const wait = writeWait(waitSeconds, language);
      return refused([presentProblem('tooFast', language, [], wait)], { ...page, waitSeconds });
    }
    const asked = { session: cart.session, contact: checked.contact, method: code };
    const begun = await this.begin.run({ ...asked, attempt, digest, language, layout, currency });
    if (begun.kind === 'refused') return refused([problemOf(begun, language)], page, begun.attempt);
    const { orderId = '' } = begun.purchase;
    if (orderId) rememberOrder(jar, orderId);
    return done(nextOf(begun));
  }
}

/** The provider's page while there is something to pay; else the order's own. */
const nextOf = (begun: Exclude<Begun, { kind: 'refused' }>): string =>
  begun.kind === 'pay'
    ? begun.payAt
    : pathOf(
        { name: 'order', params: { id: begun.purchase.orderId ?? '' } },
        begun.purchase.language,
      );

function problemOf({ code }: Extract<Begun, { kind: 'refused' }>, language: Language): Problem {
  const cart = pathOf({ name: 'cart', params: {} }, language);
  const isCart = code === 'lineUnavailable' || code === 'cartEmpty';
  return presentProblem(code, language, isCart ? [{ kind: 'openCart', href: cart }] : []);
}
