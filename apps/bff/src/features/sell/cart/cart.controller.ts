import { createHash } from 'node:crypto';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { countPeople, defaultLanguage, languageOf, pathOf, writeShortDate } from '@shop/domain';
import { CatalogueGateway, Clock, Ids } from '@shop/ports/backends';
import {
  addToCart,
  type AddedView,
  type Problem,
  removeFromCart,
  type Way,
} from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { answerOr } from '../../../presenters/answer-or.js';
import { choiceQuery } from '../../../presenters/read-choice.js';
import { ActionAnswers, refused } from '../../../http/action-answers.js';
import type { RequestContext } from '../../../visit/request-context.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { AddItemForm, readItem, RemoveItemForm } from './cart-forms.js';
import { ChangeCart, type CartChange, type CartChanged } from './change-cart.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { ShowCart } from './show-cart.js';

/** Changes to the cart, by form and by JSON. The upstream session stays in a sealed cookie. */
@Controller('/api')
export class CartController {
  constructor(
    @Inject(ChangeCart) private readonly changeCart: ChangeCart,
    @Inject(ShowCart) private readonly showCart: ShowCart,
    @Inject(CartPresenter) private readonly presenter: CartPresenter,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
  ) {}

  @Post(addToCart.path)
  @HttpCode(200)
  async add(@Body() form: AddItemForm, @Req() request: Request, @Res() response: Response) {
    const attempt = form.attempt ?? this.ids.next();
    const { context, page, change } = this.begin({ ...form, attempt }, request, response);
    const read = await this.readChoice(form);
    const path = `${page.split('?')[0] ?? page}?${choiceQuery(read)}`;
    const language = context.visitor.language;
    if (read.problems.length > 0) {
      const problems = read.problems.map((code) => presentProblem(code, language));
      return this.answers.send(request, response, refused(...problems), { path });
    }
    const choice = { ...read, slug: form.slug };
    const outcome = await this.changeCart.put(choice, {
      ...change,
      key: keyOf(attempt, [change.session, choice]),
    });
    if (outcome.kind === 'refused') {
      const reply = refused(this.problemOf(outcome, context, path));
      // Without an answer of the backend the same attempt may still have been done: it stays.
      const again = outcome.isDecided ? { ...reply, attempt: this.ids.next() } : reply;
      return this.answers.send(request, response, again, { path });
    }
    keepSession(context, outcome.session);
    const view = await this.added(outcome, form.slug, context);
    const next = pathOf({ name: 'cart', params: {} }, language);
    return this.answers.send(request, response, { kind: 'done', view, next }, { path });
  }

  @Post(removeFromCart.path)
  @HttpCode(200)
  async remove(@Body() form: RemoveItemForm, @Req() request: Request, @Res() response: Response) {
    const { context, page, change } = this.begin(form, request, response);
    const { language } = context.visitor;
    const next = pathOf({ name: 'cart', params: {} }, language);
    if (!change.session) {
      const problem = presentProblem('cartUpdate', language);
      return this.answers.send(request, response, refused(problem), { path: page });
    }
    const key = keyOf(form.attempt, form.line);
    const outcome = await this.changeCart.remove(change.session, form.line, { ...change, key });
    if (outcome.kind === 'refused') {
      const problem = presentProblem(outcome.code, language, [{ kind: 'retry', href: next }]);
      return this.answers.send(request, response, refused(problem), { path: page });
    }
    const view = {
      cart: await this.showCart.present(outcome.cart, this.questionOf(context)),
      count: outcome.cart.lines.length,
    };
    const notice = presentProblem('cartUpdated', language).text;
    return this.answers.send(
      request,
      response,
      { kind: 'done', view, next, notice },
      { path: page },
    );
  }

  private begin(
    form: { readonly path: string; readonly attempt: string; readonly line?: string },
    request: Request,
    response: Response,
  ) {
    const context = this.pages.contextOf(request, response, form.path);
    const language = languageOf(form.path) ?? defaultLanguage;
    const change: CartChange = {
      session: context.jar.open('cart') ?? context.jar.open('parked'),
      line: form.line,
      currency: context.visitor.currency,
      language,
      key: form.attempt,
    };
    return { context, page: this.answers.pageOf(form.path, language), change };
  }

  private async readChoice(form: AddItemForm) {
    const products = await this.catalogue.products();
    const product = answerOr(products, []).find(({ slug }) => slug === form.slug);
    return readItem(form, product);
  }

  private questionOf({ visitor }: RequestContext) {
    return { visitor, now: this.clock.now(), problems: [] };
  }

  private async added(
    outcome: Extract<CartChanged, { kind: 'changed' }>,
    slug: string,
    context: RequestContext,
  ): Promise<AddedView> {
    const { language } = context.visitor;
    const line = outcome.cart.lines.findLast((one) => one.slug === slug);
    return {
      cart: await this.showCart.present(outcome.cart, this.questionOf(context)),
      count: outcome.cart.lines.length,
      added: {
        name: line ? this.presenter.describe({ ...line, day: undefined }, language) : '',
        date: line?.day ? writeShortDate(line.day, language) : '',
        people: line ? countPeople(line.people) : 0,
        amount: presentMoney(line?.amount ?? outcome.cart.total, language),
      },
    };
  }

  /** A collision says with what, and offers the two ways out (brief, U40). */
  private problemOf(
    outcome: Extract<CartChanged, { kind: 'refused' }>,
    { visitor: { language } }: RequestContext,
    path: string,
  ): Problem {
    const openCart: Way = {
      kind: 'openCart',
      href: pathOf({ name: 'cart', params: {} }, language),
    };
    const changeDate: Way = { kind: 'changeDate', href: `${path}#field-date` };
    const ways: Partial<Record<string, readonly Way[]>> = {
      duplicate: [changeDate, openCart],
      limit: [openCart],
      noAvailability: [changeDate],
      closedDay: [changeDate],
      unknownProduct: [{ kind: 'list', href: pathOf({ name: 'list', params: {} }, language) }],
    };
    const detail = outcome.collision && this.presenter.describe(outcome.collision, language);
    return presentProblem(outcome.code, language, ways[outcome.code] ?? [], detail);
  }
}

function keepSession({ jar }: RequestContext, session: string): void {
  if (jar.open('cart') !== session) jar.close('cart', session);
  if (jar.has('parked')) jar.remove('parked');
}

/** The same attempt at the same thing is one change; another choice is another. */
const keyOf = (attempt: string, what: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt, what]))
    .digest('hex')
    .slice(0, 32);
