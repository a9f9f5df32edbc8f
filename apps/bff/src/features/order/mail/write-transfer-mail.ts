import { Inject, Injectable } from '@nestjs/common';
import { CatalogueGateway, Clock, type QueuedMail } from '@shop/ports/backends';
import { Renderer } from '../../../page/render/renderer.js';
import { valueOr } from '../../../presenters/value-or.js';
import { OrderPresenter } from '../order/present-order.js';
import { presentTransferOf } from '../order/present-transfer.js';
import { AwaitedTransfer } from './awaited-transfer.js';
import { MailFrame } from './mail-frame.js';
import type { MailToSend } from './mail-to-send.js';

/** Writes the bank details and deadline of an order (docs/rules/mail.md#transfer). */
@Injectable()
export class WriteTransferMail {
  constructor(
    private readonly transfers: AwaitedTransfer,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly presenter: OrderPresenter,
    private readonly frames: MailFrame,
    @Inject(Renderer) private readonly renderer: Renderer,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(mail: QueuedMail): Promise<MailToSend> {
    const { language } = mail;
    const awaited = await this.transfers.find(mail.orderId);
    if (awaited.kind !== 'awaited') return awaited;
    const { order, purchase, transfer } = awaited;
    const catalogue = valueOr(await this.catalogue.products(), []);
    const { envelope, frame } = await this.frames.around(mail, order);
    const now = this.clock.now();
    const written = this.renderer.transferMail({
      ...frame,
      order: this.presenter.present({ order, purchase, catalogue }, language),
      transfer: presentTransferOf({ order, purchase, transfer, now }, language),
    });
    return { kind: 'mail', mail: { ...envelope, ...written } };
  }
}
