import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type ErrorCode, isPaid, type Language, type Order, pathOf } from '@shop/domain';
import { Clock, MailQueue, OrderLinks, OrdersGateway } from '@shop/ports/backends';
import { OrderMailForm } from '@shop/ports/forms';
import { endOrderLinks, sendOrderMail } from '@shop/ports/screens';
import { Limits } from '../../../backends/limits/limits.js';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { writeWait } from '../../../presenters/write-wait.js';
import { readOwnOrders, rememberOrder } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { endedField, MailState } from './mail-state.js';
import { OrderAccess } from '../order-access.js';

const minuteMs = 60_000;

/** Sends the mail of an order again and ends its links, by form and by JSON. */
@Controller('/api')
export class OrderMailController {
  constructor(
    private readonly access: OrderAccess,
    private readonly mails: MailState,
    @Inject(MailQueue) private readonly queue: MailQueue,
    @Inject(OrderLinks) private readonly links: OrderLinks,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(Clock) private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  @Post(sendOrderMail.path)
  async send(@Body() { order: id }: OrderMailForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = orderPath(id, language);
    const order = await this.confirmed(id, visit);
    if (typeof order === 'string') return refused([presentProblem(order, language)], { path });
    const waitSeconds = await this.wait(id);
    if (waitSeconds > 0) {
      const wait = writeWait(waitSeconds, language);
      const problem = presentProblem('mailTooOften', language, [], wait);
      return refused([problem], { path, waitSeconds });
    }
    // Pressed twice it is one mail.
    const turn = Math.floor(this.clock.now().getTime() / minuteMs);
    await this.queue.put({ id: `again:${id}:${turn}`, kind: 'again', orderId: id, language });
    return done(path, await this.mails.of(order));
  }

  /** Also ends the access of browsers that opened a link. This browser keeps its access. */
  @Post(endOrderLinks.path)
  async end(@Body() { order: id }: OrderMailForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = orderPath(id, language);
    const order = await this.confirmed(id, visit);
    if (typeof order === 'string') return refused([presentProblem(order, language)], { path });
    rememberOrder(visit.jar, id, await this.links.end(id));
    return done(`${path}?${endedField}=yes`, await this.mails.of(order, true));
  }

  /** An order that this browser may see and that is paid, or why not. */
  private async confirmed(id: string, { jar }: Visit): Promise<Order | ErrorCode> {
    if (!(await this.access.may(id, readOwnOrders(jar)))) return 'orderNotHere';
    const reply = await this.orders.order(id);
    if (reply.kind !== 'ok') return 'generic';
    return isPaid(reply.answer) ? reply.answer : 'orderNotHere';
  }

  private async wait(id: string): Promise<number> {
    const { windows, named } = this.limits;
    const [wait = 0] = await windows.waitsFor([{ of: named.orderMails, who: id }]);
    return wait;
  }
}

const orderPath = (id: string, language: Language): string =>
  pathOf({ name: 'order', params: { id } }, language);
