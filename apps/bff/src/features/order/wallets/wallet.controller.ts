import { Controller, Get, Inject, Param } from '@nestjs/common';
import { isPaid, languages } from '@shop/domain';
import { CatalogueGateway, OrdersGateway, walletKinds, WalletPasses } from '@shop/ports/backends';
import { Refused } from '../../../http/refused.js';
import { file, type Outcome, redirect } from '../../../page/outcome.js';
import { valueOr } from '../../../presenters/value-or.js';
import { readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import type { OrderFacts } from '../order/present-order.js';
import { OrderAccess } from '../order-access.js';
import { PassOfVoucher } from './pass-of-voucher.js';

type Named = Readonly<Record<'language' | 'id' | 'kind' | 'digest', string>>;

/** Adds a ticket to a phone's wallet. Needs access to the order. */
@Controller('/api/orders/:language/:id/wallet')
export class WalletController {
  constructor(
    private readonly access: OrderAccess,
    private readonly passes: PassOfVoucher,
    @Inject(WalletPasses) private readonly wallets: WalletPasses,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  @Get(':kind/:digest')
  async put(@Param() named: Named, @Visit() { jar, visitor }: Visit): Promise<Outcome> {
    const kind = walletKinds.find((one) => one === named.kind);
    const mayNot = !(await this.access.may(named.id, readOwnOrders(jar)));
    if (!kind || mayNot || !this.wallets.kinds.includes(kind)) throw new Refused(404, 'notFound');
    const language = languages.find((one) => one === named.language) ?? visitor.language;
    const facts = await this.factsOf(named.id);
    const pass = this.passes.write(facts, named.digest, language);
    const made = pass && (await this.wallets.make(kind, pass));
    if (!made) throw new Refused(404, 'notFound');
    if (made.kind === 'link') return redirect(made.href);
    return file(`${pass.code}.pkpass`, made.type, made.content);
  }

  private async factsOf(id: string): Promise<OrderFacts> {
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind === 'failed') throw new Refused(503, 'orderUnavailable');
    if (reply.kind !== 'ok' || !isPaid(reply.answer)) throw new Refused(404, 'notFound');
    return { order: reply.answer, purchase: undefined, catalogue: valueOr(products, []) };
  }
}
