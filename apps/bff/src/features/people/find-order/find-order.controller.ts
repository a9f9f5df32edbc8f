import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import {
  checkOrderLookup,
  type Language,
  type LookupProblem,
  orderLinkField,
  type OrderLookup,
  pathOf,
} from '@shop/domain';
import { Ids, MailQueue } from '@shop/ports/backends';
import { FindOrderForm } from '@shop/ports/forms';
import { findOrder } from '@shop/ports/screens';
import {
  done,
  type FormPage,
  type Outcome,
  pageOf,
  redirect,
  refused,
} from '../../../page/outcome.js';
import { findOrderPath } from '../../../presenters/order-paths.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { rememberOrder } from '../../../visit/own-orders.js';
import { responseOf, Visit } from '../../../visit/visit.js';
import { findOrderPaths, findOrderPathTelling, sentField } from './find-order-pages.js';
import { type LookupLimit, LookupLimits } from './lookup-limits.js';
import { OpenLink } from './open-link.js';

/** Opens order links and sends new ones to the buyer. */
@Controller()
export class FindOrderController {
  constructor(
    private readonly links: OpenLink,
    private readonly limits: LookupLimits,
    @Inject(MailQueue) private readonly queue: MailQueue,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  /** Redirects to a URL without the token, so that no Referer header leaks it. */
  @Get([...findOrderPaths])
  async open(@Visit() { request, jar, visitor: { language } }: Visit): Promise<Outcome> {
    const token = new URL(request.originalUrl, 'http://shop').searchParams.get(orderLinkField);
    if (token === null) return pageOf({ path: request.originalUrl, as: 'html' });
    const headers = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
    responseOf(request).set(headers);
    const opened = await this.links.run(token);
    if (opened.kind === 'refused') return redirect(findOrderPathTelling(opened.no, language));
    const { orderId: id, generation } = opened;
    rememberOrder(jar, id, generation);
    return redirect(pathOf({ name: 'order', params: { id } }, language));
  }

  /** The mail queue looks the order up later. The reply and its duration are the same for all. */
  @Post(`/api${findOrder.path}`)
  async find(@Body() form: FindOrderForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const { number, email, attempt = this.ids.next() } = form;
    const page = { path: findOrderPath(language), typed: { number, email } };
    const checked = checkOrderLookup({ number, email });
    if (checked.kind === 'wrong') return wrong(checked.problems, page, language);
    const limit = await this.limits.reached(checked.good, visit.address);
    if (limit) return tooOften(limit, page, language);
    await this.queue.put(lookupMail(checked.good, attempt, language));
    return done(`${page.path}?${sentField}=yes`);
  }
}

const wrong = (problems: readonly LookupProblem[], page: FormPage, language: Language): Outcome =>
  refused(
    problems.map(({ code }) => presentProblem(code, language)),
    page,
  );

function tooOften({ code, seconds }: LookupLimit, page: FormPage, language: Language): Outcome {
  const { problem, waitSeconds } = presentLimit(code, { kind: 'wait', seconds }, language);
  return refused([problem], { ...page, waitSeconds });
}

const lookupMail = ({ number, email }: OrderLookup, attempt: string, language: Language) =>
  ({ id: `lookup:${attempt}`, kind: 'lookup', orderId: number, language, email }) as const;
