import { Inject, Injectable } from '@nestjs/common';
import type { Language, Order } from '@shop/domain';
import { OrderChanges } from '@shop/ports/backends';
import type { ChangeView } from '@shop/ports/screens';
import { ChangePresenter } from './present-change.js';

/** The changes of an order, as its mails describe them. */
@Injectable()
export class ChangesOfOrder {
  constructor(
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    private readonly presenter: ChangePresenter,
  ) {}

  /** Newest first. */
  async all(order: Order, language: Language): Promise<readonly ChangeView[]> {
    const changes = await this.changes.of(order.id);
    return changes.map((change) => this.presenter.present(change, order, language));
  }

  async find(id: string, order: Order, language: Language): Promise<ChangeView | undefined> {
    const change = await this.changes.find(id);
    return change && this.presenter.present(change, order, language);
  }
}
