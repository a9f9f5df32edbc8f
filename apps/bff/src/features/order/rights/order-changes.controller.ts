import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  type ChangeRequest,
  checkClaim,
  type CurrencyCode,
  type ErrorCode,
  type Language,
  type Money,
  pathOf,
  staysOf,
} from '@shop/domain';
import { Ids, OrdersGateway } from '@shop/ports/backends';
import {
  CancelTicketsForm,
  ChangeDateForm,
  ChangeStayForm,
  WeatherClaimForm,
} from '@shop/ports/forms';
import { cancelTickets, changeDate, changeStay, claimWeather } from '@shop/ports/screens';
import { listOf } from '../../../http/form-values.js';
import { done, type FormPage, type Outcome, refused } from '../../../page/outcome.js';
import { tooFast } from '../../../page/too-fast.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { OrderAccess } from '../order-access.js';
import { SellingLimits } from '../../cart/cart/selling-limits.js';
import { AskChange } from './ask-change.js';
import type { ChangeCommand } from './change-asked.js';
import { readCancel, readNewStay } from './read-change.js';
import { type OpenedKind, rightAddress, type RightQuery, rightsPart } from './right-addresses.js';
import { dayIn, timeIn } from './chosen-day.js';

interface Asked {
  readonly order: string;
  readonly attempt: string;
}

/** The form to show again: `query` is for its URL, `typed` is the other input. */
interface Shown {
  readonly kind: OpenedKind;
  readonly query: RightQuery;
  readonly typed: Readonly<Record<string, string>>;
}

/** Changes of an order by its buyer, by form and by JSON (docs/rules/rights.md). */
@Controller('/api')
export class OrderChangesController {
  constructor(
    private readonly access: OrderAccess,
    private readonly change: AskChange,
    private readonly limits: SellingLimits,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Post(cancelTickets.path)
  cancel(@Body() form: CancelTicketsForm, @Visit() visit: Visit): Promise<Outcome> {
    const lines = [...new Set(listOf(form.line))].sort();
    const typed = { way: form.way ?? '' };
    const shown = { kind: 'cancel', query: { line: lines }, typed } as const;
    return this.take(form, visit, shown, () =>
      readCancel(form, lines, () => this.currencyOf(form.order)),
    );
  }

  @Post(changeDate.path)
  move(@Body() form: ChangeDateForm, @Visit() visit: Visit): Promise<Outcome> {
    const [day, time] = [dayIn(form), timeIn(form)];
    const query = { line: [form.line], date: day ?? [], time: time ?? [] };
    return this.take(form, visit, { kind: 'changeDate', query, typed: {} }, async () =>
      day ? { kind: 'changeDate', line: form.line, day, time } : 'noDay',
    );
  }

  @Post(changeStay.path)
  moveStay(@Body() form: ChangeStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { checkin = '', checkout = '', line, method = '' } = form;
    const query = { line: [line], checkin, checkout };
    const shown = { kind: 'changeStay', query, typed: { method } } as const;
    return this.take(form, visit, shown, () =>
      readNewStay(form, () => this.paidFor(form.order, line)),
    );
  }

  @Post(claimWeather.path)
  claim(@Body() form: WeatherClaimForm, @Visit() visit: Visit): Promise<Outcome> {
    const typed = { reason: form.reason ?? '', note: form.note ?? '' };
    const shown = { kind: 'weather', query: { line: [form.line] }, typed } as const;
    return this.take(form, visit, shown, async () => {
      const checked = checkClaim(typed);
      if (checked.kind === 'wrong') return checked.code;
      return { kind: 'weather', line: form.line, ...checked.good };
    });
  }

  /** Needs access to the order. Otherwise the reply never reveals whether it exists. */
  private async take(
    { order, attempt }: Asked,
    visit: Visit,
    { kind, query, typed }: Shown,
    requestOf: () => Promise<ChangeRequest | ErrorCode>,
  ): Promise<Outcome> {
    const { language } = visit.visitor;
    const page = { path: rightAddress(order, language, kind, query), typed };
    if (!(await this.access.may(order, readOwnOrders(visit.jar))))
      return refusedWith('orderNotHere', page, language);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return tooFast(seconds, page, language);
    const request = await requestOf();
    if (typeof request === 'string') return refusedWith(request, page, language);
    return this.asked({ order, request, attempt, language }, page);
  }

  private async asked(command: ChangeCommand, page: FormPage): Promise<Outcome> {
    const { order: id, language } = command;
    const outcome = await this.change.run(command);
    if (outcome.kind === 'pay') return done(outcome.payAt);
    if (outcome.kind === 'taken')
      return done(`${pathOf({ name: 'order', params: { id } }, language)}#${rightsPart}`);
    const attempt = outcome.isDecided ? this.ids.next() : undefined;
    return refusedWith(outcome.code, page, language, attempt);
  }

  private async paidFor(id: string, stay: string): Promise<Money | undefined> {
    const reply = await this.orders.order(id);
    const stays = reply.kind === 'ok' ? staysOf(reply.answer) : [];
    return stays.find((one) => one.id === stay)?.amount;
  }

  private async currencyOf(id: string): Promise<CurrencyCode | undefined> {
    const reply = await this.orders.order(id);
    return reply.kind === 'ok' ? reply.answer.total.currency : undefined;
  }
}

/** The form shows an amount of before. */
const outdated: readonly ErrorCode[] = ['amountChanged', 'nightsPrice'];

function refusedWith(code: ErrorCode, page: FormPage, language: Language, attempt?: string) {
  const again = outdated.includes(code) ? [{ kind: 'retry', href: page.path } as const] : [];
  return refused([presentProblem(code, language, again)], page, attempt);
}
