import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  cancelWays,
  changePayWays,
  type ChangeRequest,
  checkClaim,
  type CurrencyCode,
  dueOf,
  type ErrorCode,
  isParkDay,
  money,
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
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { writeWait } from '../../../presenters/write-wait.js';
import { readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { OrderAccess } from '../order-access.js';
import { SellingLimits } from '../../cart/cart/selling-limits.js';
import { AskChange } from './ask-change.js';
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
    const shown = {
      kind: 'cancel',
      query: { line: lines },
      typed: { way: form.way ?? '' },
    } as const;
    return this.take(form, visit, shown, async () => {
      if (lines.length === 0) return 'noTicketChosen';
      // Without a refund the form has no choice of its way.
      const way = form.amount === '0' ? 'refund' : cancelWays.find((one) => one === form.way);
      if (!way) return 'wayMissing';
      const currency = await this.currencyOf(form.order);
      if (!currency) return 'orderUnavailable';
      const said = Number(form.amount || Number.NaN);
      if (!Number.isSafeInteger(said) || said < 0) return 'amountChanged';
      return { kind: 'cancel', lines, way, amount: money(said, currency) };
    });
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
    return this.take(form, visit, { kind: 'changeStay', query, typed: { method } }, async () => {
      if (!isParkDay(checkin) || !isParkDay(checkout)) return 'stayNoDates';
      if (checkout <= checkin) return 'stayOrder';
      const paid = await this.paidFor(form.order, line);
      if (!paid) return 'orderUnavailable';
      const said = Number(form.amount || Number.NaN);
      if (!Number.isSafeInteger(said) || said <= 0) return 'nightsPrice';
      const dates = { checkIn: checkin, checkOut: checkout };
      const amount = money(said, paid.currency);
      const request = { kind: 'changeStay', line, ...dates, amount, paid } as const;
      if (!dueOf(request)) return request;
      const payBy = changePayWays.find((way) => way === method);
      return payBy ? { ...request, payBy } : 'methodMissing';
    });
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
    const path = rightAddress(order, language, kind, query);
    const refuse = (code: ErrorCode, isDecided = false) => {
      const next = isDecided ? this.ids.next() : undefined;
      return refused([presentProblem(code, language)], { path, typed }, next);
    };
    if (!(await this.access.may(order, readOwnOrders(visit.jar)))) return refuse('orderNotHere');
    const waitSeconds = await this.limits.change(visit);
    if (waitSeconds > 0) {
      const wait = presentProblem('tooFast', language, [], writeWait(waitSeconds, language));
      return refused([wait], { path, typed, waitSeconds });
    }
    const request = await requestOf();
    if (typeof request === 'string') return refuse(request);
    const outcome = await this.change.run({ order, request, attempt, language });
    if (outcome.kind === 'refused') return refuse(outcome.code, outcome.isDecided);
    if (outcome.kind === 'pay') return done(outcome.payAt);
    return done(`${pathOf({ name: 'order', params: { id: order } }, language)}#${rightsPart}`);
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
