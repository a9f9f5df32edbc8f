import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type ErrorCode, isPaid, type Language, type Order } from '@shop/domain';
import { OrderLinks, OrdersGateway } from '@shop/ports/backends';
import { OrderMailForm } from '@shop/ports/forms';
import { endOrderLinks, sendOrderMail } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { orderPath } from '../../../presenters/order-paths.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { readOwnOrders, rememberOrder } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { endedField, MailState } from './mail-state.js';
import { OrderAccess } from '../order-access.js';
import { ResendMail } from './resend-mail.js';

/** Sends the mail of an order again and ends its links, by form and by JSON. */
@Controller('/api')
export class OrderMailController {
  constructor(
    private readonly access: OrderAccess,
    private readonly mails: MailState,
    private readonly resend: ResendMail,
    @Inject(OrderLinks) private readonly links: OrderLinks,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
  ) {}

  @Post(sendOrderMail.path)
  async send(@Body() { order: id }: OrderMailForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = orderPath(id, language);
    const order = await this.confirmed(id, visit);
    if (typeof order === 'string') return refused([presentProblem(order, language)], { path });
    const seconds = await this.resend.run(id, language);
    if (seconds > 0) return tooOften(seconds, path, language);
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
}

function tooOften(seconds: number, path: string, language: Language): Outcome {
  const limit = { kind: 'wait', seconds } as const;
  const { problem, waitSeconds } = presentLimit('mailTooOften', limit, language);
  return refused([problem], { path, waitSeconds });
}
