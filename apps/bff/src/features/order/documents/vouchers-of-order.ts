import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@shop/domain';
import { ContentSource, type Mail, VoucherDocuments } from '@shop/ports/backends';
import { Renderer } from '../../../page/render/renderer.js';
import type { OrderWords } from '../order/present-order.js';

/** Vouchers of an order as PDF (docs/rules/purchase.md#paper). */
@Injectable()
export class VouchersOfOrder {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(VoucherDocuments) private readonly documents: VoucherDocuments,
    @Inject(Renderer) private readonly renderer: Renderer,
  ) {}

  async draw(order: OrderWords, language: Language): Promise<NonNullable<Mail['vouchers']>> {
    const { brand } = this.content.site(language);
    const sheets = this.renderer.voucherSheets({ language, brand, order });
    return { name: `${order.id}.pdf`, pdf: await this.documents.draw(sheets) };
  }
}
