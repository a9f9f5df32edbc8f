import { Injectable } from '@nestjs/common';
import { isPaid } from '@shop/domain';
import type { OrderRightsView, OrderView, Problem } from '@shop/ports/screens';
import { presentMissing } from '../../../presenters/present-missing.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { RightsPresenter } from '../rights/present-rights.js';
import { StayRights } from '../rights/stay-rights.js';
import type { OwnOrderFacts } from './find-own-order.js';

/** For paid tickets: without opening hours their rights would seem to end too early. */
const hoursMissing = (
  { order, products }: OwnOrderFacts,
  { visitor: { language }, path }: PageQuestion,
) =>
  isPaid(order) && order.lines.length > 0
    ? presentMissing([products], 'rightsUnavailable', { language, path })
    : undefined;

/** Completed changes and the form for new nights work without opening hours. */
const withoutTickets = (told: OrderRightsView, problem: Problem): OrderRightsView => ({
  ...told,
  rows: [],
  problem,
  form: told.form?.kind === 'changeStay' ? told.form : undefined,
});

/** Rights of the tickets and rooms of a paid order, and what became of changes. */
@Injectable()
export class OrderRightsPresenter {
  constructor(
    private readonly tickets: RightsPresenter,
    private readonly rooms: StayRights,
  ) {}

  /** Cancelled parts of an order show what happens with their money. */
  async present(
    facts: OwnOrderFacts,
    stays: OrderView['stays'],
    question: PageQuestion,
  ): Promise<Pick<OrderView, 'rights' | 'stays'>> {
    const { order, catalogue, changes } = facts;
    if (!isPaid(order) && changes.length === 0) return { rights: undefined, stays };
    const told = await this.tickets.present({ order, catalogue, changes, question });
    const problem = hoursMissing(facts, question);
    return {
      rights: problem ? withoutTickets(told, problem) : told,
      stays: stays?.map((one) => this.rooms.present(one, order, changes, question)),
    };
  }
}
