import { Inject, Injectable } from '@nestjs/common';
import { changeOfMail, type Order, type Product } from '@shop/domain';
import type { Mail, QueuedMail } from '@shop/ports/backends';
import type { ChangeView } from '@shop/ports/screens';
import { Renderer } from '../../../page/render/renderer.js';
import { OrderPresenter } from '../order/present-order.js';
import { ChangesOfOrder } from '../rights/changes-of-order.js';
import { MailAttachments } from './mail-attachments.js';
import { MailFrame } from './mail-frame.js';
import type { MailToSend } from './mail-to-send.js';
import { PaymentSummary } from './payment-summary.js';

type Due = Pick<QueuedMail, 'id' | 'kind' | 'language'>;

@Injectable()
export class WriteOrderMail {
  constructor(
    private readonly orders: OrderPresenter,
    private readonly changes: ChangesOfOrder,
    private readonly payments: PaymentSummary,
    private readonly attachments: MailAttachments,
    private readonly frames: MailFrame,
    @Inject(Renderer) private readonly renderer: Renderer,
  ) {}

  async run(mail: Due, order: Order, catalogue: readonly Product[]): Promise<MailToSend> {
    const changed = await this.changeIn(mail, order);
    if (mail.kind === 'decided' && !changed?.claim) return { kind: 'none' };
    if (mail.kind === 'decided' && changed?.claim?.status === 'RECEIVED')
      return { kind: 'later', reason: 'not decided', isAwaited: true };
    return { kind: 'mail', mail: await this.write(mail, order, catalogue, changed) };
  }

  private async write(
    mail: Due,
    order: Order,
    catalogue: readonly Product[],
    changed: ChangeView | undefined,
  ): Promise<Mail> {
    const { kind, language } = mail;
    const words = this.orders.present({ order, purchase: undefined, catalogue }, language);
    const paid = await this.payments.of(order, words, language);
    const attached = await this.attachments.of({ order, words, catalogue, language });
    const { envelope, frame } = await this.frames.around(mail, order);
    const written = this.renderer.orderMail({
      ...frame,
      why: kind === 'transfer' ? 'confirmed' : kind,
      changed,
      order: { ...words, ...paid },
      hasCalendar: attached.calendar !== undefined,
    });
    return { ...envelope, ...attached, ...written };
  }

  private async changeIn({ id: mail, language }: Due, order: Order) {
    const id = changeOfMail(mail);
    return id === undefined ? undefined : this.changes.find(id, order, language);
  }
}
