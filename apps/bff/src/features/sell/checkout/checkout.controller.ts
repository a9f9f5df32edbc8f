import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { defaultLanguage, languageOf, methodCodes, pathOf } from '@shop/domain';
import { pay, type Problem } from '@shop/ports/screens';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Config } from '../../../config/config.js';
import { ActionAnswers, refused } from '../../../http/action-answers.js';
import type { RequestContext } from '../../../visit/request-context.js';
import { rememberOrder } from '../../../visit/own-orders.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { BeginPurchase, type Begun } from '../purchase/begin-purchase.js';
import { checkContact } from './check-contact.js';

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
    @Inject(BeginPurchase) private readonly begin: BeginPurchase,
    @Inject(Config) private readonly config: Config,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
  ) {}

  @Post(pay.path)
  @HttpCode(200)
  async pay(@Body() form: PayForm, @Req() request: Request, @Res() response: Response) {
    const context = this.pages.contextOf(request, response, form.path);
    const language = languageOf(form.path) ?? defaultLanguage;
    const { firstName, lastName, email, country, phone, method = '' } = form;
    const typed = { firstName, lastName, email, country, phone, method };
    const page = { path: pathOf({ name: 'checkout', params: {} }, language), typed };
    const checked = checkContact({ firstName, lastName, email, country, phone });
    const code = methodCodes.find((one) => one === method);
    if (checked.kind === 'wrong' || !code) {
      const codes = checked.kind === 'wrong' ? checked.codes : [];
      const all = code ? codes : [...codes, 'methodMissing' as const];
      const problems = all.map((one) => presentProblem(one, language));
      return this.answers.send(request, response, refused(...problems), page);
    }
    const begun = await this.begin.run({
      session: context.jar.open('cart'),
      contact: checked.contact,
      method: code,
      attempt: form.attempt,
      digest: form.digest,
      language,
      currency: context.visitor.currency,
    });
    if (begun.kind === 'refused') {
      const problem = this.problemOf(begun, language);
      return this.answers.send(request, response, refused(problem), page);
    }
    const next = this.nextOf(begun, context);
    return this.answers.send(request, response, { kind: 'done', view: null, next }, page);
  }

  /** The provider's page, if it is the one that we know; else the order's own page. */
  private nextOf(begun: Exclude<Begun, { kind: 'refused' }>, { jar }: RequestContext): string {
    const { orderId = '', language } = begun.purchase;
    if (orderId) rememberOrder(jar, orderId);
    const order = pathOf({ name: 'order', params: { id: orderId } }, language);
    if (begun.kind === 'settled') return order;
    const isKnown = new URL(begun.payAt).origin === new URL(this.config.PAYMENT_PAGE_ORIGIN).origin;
    return isKnown ? begun.payAt : order;
  }

  private problemOf(
    { code }: Extract<Begun, { kind: 'refused' }>,
    language: ReturnType<typeof languageOf> & string,
  ): Problem {
    const cart = pathOf({ name: 'cart', params: {} }, language);
    const isCart = code === 'lineUnavailable' || code === 'cartEmpty';
    return presentProblem(code, language, isCart ? [{ kind: 'openCart', href: cart }] : []);
  }
}
