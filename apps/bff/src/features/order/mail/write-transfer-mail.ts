import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type Order,
  parkDayAt,
  type Purchase,
  type Transfer,
  wholeName,
  writeLongDate,
} from '@shop/domain';
import {
  CatalogueGateway,
  Clock,
  ContentSource,
  type Mail,
  OrdersGateway,
  PaymentGateway,
  PurchaseLedger,
  type QueuedMail,
} from '@shop/ports/backends';
import { Renderer } from '../../../page/render/renderer.js';
import { valueOr } from '../../../presenters/value-or.js';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { OrderPresenter } from '../order/present-order.js';
import { presentTransferOf } from '../order/present-transfer.js';
import { findOrderPath, LinkToOrder } from './link-to-order.js';
import { MessageIds } from './message-ids.js';

/** A mail to send, one to retry later, or one that is obsolete. */
export type MailToSend =
  | { readonly kind: 'mail'; readonly mail: Mail }
  | {
      readonly kind: 'later';
      readonly reason: string;
      /** Not a failure: a person has to decide first. */
      readonly isAwaited?: true;
    }
  | { readonly kind: 'none' };

interface Waiting {
  readonly order: Order;
  readonly purchase: Purchase;
  readonly transfer: Transfer;
}

/** Writes the bank details and deadline of an order (docs/rules/mail.md#transfer). */
@Injectable()
export class WriteTransferMail {
  constructor(
    private readonly presenter: OrderPresenter,
    private readonly links: LinkToOrder,
    private readonly messageIds: MessageIds,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Renderer) private readonly renderer: Renderer,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Obsolete once the money has arrived or the deadline has passed. */
  async run(mail: QueuedMail): Promise<MailToSend> {
    const purchase = await this.ledger.findByOrder(mail.orderId);
    if (purchase?.state !== 'PAYING' || !purchase.paymentId) return { kind: 'none' };
    const [order, payment] = await Promise.all([
      this.orders.order(mail.orderId),
      this.payments.payment(purchase.paymentId),
    ]);
    if (order.kind !== 'ok' || payment.kind !== 'ok') return { kind: 'later', reason: 'backends' };
    const { transfer } = payment.answer;
    if (!transfer) return { kind: 'none' };
    return {
      kind: 'mail',
      mail: await this.write(mail, { order: order.answer, purchase, transfer }),
    };
  }

  private async write({ id, language }: QueuedMail, waiting: Waiting): Promise<Mail> {
    const { order, purchase } = waiting;
    const { contact } = order;
    const { brand, descriptor, email } = this.content.site(language);
    const catalogue = valueOr(await this.catalogue.products(), []);
    const { address, until } = await this.links.run(order, language);
    const phone = callCentrePhone(this.content, { language, phoneCountry: contact.country });
    const written = this.renderer.transferMail({
      language,
      brand,
      descriptor,
      email,
      order: this.presenter.present({ order, purchase, catalogue }, language),
      transfer: presentTransferOf({ ...waiting, now: this.clock.now() }, language),
      link: address,
      until: writeLongDate(addDays(parkDayAt(until), -1), language),
      findOrder: this.links.whole(findOrderPath(language)),
      phone: phone && { number: phone.name, href: phone.href },
    });
    return {
      messageId: this.messageIds.of(id),
      from: { name: brand, address: email },
      to: { name: wholeName(contact.firstName, contact.lastName), address: contact.email },
      language,
      ...written,
    };
  }
}
