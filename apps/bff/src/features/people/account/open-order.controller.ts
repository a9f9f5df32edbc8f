import { Controller, Get, Inject, Param } from '@nestjs/common';
import { type Language, languages, pathOf, resolveLogin } from '@shop/domain';
import { OrderLinks } from '@shop/ports/backends';
import { type Outcome, redirect } from '../../../page/outcome.js';
import { orderPath } from '../../../presenters/order-paths.js';
import { signInAddress } from '../../../screen/sign-in-address.js';
import { rememberOrder } from '../../../visit/own-orders.js';
import { inSession, KnownSessions } from '../../../visit/session/known-session.js';
import { Visit } from '../../../visit/visit.js';
import { AccountOrders } from './account-orders.js';

/** Opens an order as the link in its mail does; the access ends with the order's links. */
@Controller('/api/account/orders/:language/:id')
export class OpenOrderController {
  constructor(
    private readonly orders: AccountOrders,
    private readonly sessions: KnownSessions,
    @Inject(OrderLinks) private readonly links: OrderLinks,
  ) {}

  @Get()
  async open(
    @Param() { language: asked, id }: { readonly language: string; readonly id: string },
    @Visit() visit: Visit,
  ): Promise<Outcome> {
    const language: Language = languages.find((one) => one === asked) ?? visit.visitor.language;
    const identity = await this.identityOf(visit);
    const account = pathOf({ name: 'account', params: {} }, language);
    if (!identity) return redirect(signInAddress(language, account));
    const { email } = resolveLogin(inSession(identity), visit.visitor.layout);
    const own = await this.orders.of(email);
    const isOwn = own?.kind === 'ok' && own.orders.some((order) => order.id === id);
    // Not the account's order, or unavailable: the next page says which.
    if (!isOwn) return redirect(own?.kind === 'ok' ? orderPath(id, language) : account);
    rememberOrder(visit.jar, id, await this.links.generationOf(id));
    return redirect(orderPath(id, language));
  }

  private async identityOf(visit: Visit) {
    const session = this.sessions.of(visit, 'html');
    return session.kind === 'known' ? session.fresh() : undefined;
  }
}
