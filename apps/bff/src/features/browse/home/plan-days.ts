import { Inject, Injectable } from '@nestjs/common';
import { isParkDay, isParkMonth, type Visitor, writeShortDate } from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource } from '@shop/ports/backends';
import type { PlannerDaysView } from '@shop/ports/screens';
import { askMonths, saleBounds } from '../../../presenters/ask-months.js';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import { presentProblem } from '../../../presenters/present-problem.js';

/** Query of the trip planner: a product slug. Invalid days and months are ignored. */
export interface PlannedDays {
  readonly product: string;
  readonly day: string | undefined;
  readonly month: string | undefined;
}

const canBeChosen: readonly string[] = ['free', 'best', 'unknown'];

@Injectable()
export class PlanDays {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(
    { product: slug, day, month: asked }: PlannedDays,
    { language, currency }: Visitor,
  ): Promise<PlannerDaysView> {
    const bounds = saleBounds(this.clock.now());
    const chosen = isParkDay(day) ? day : undefined;
    const { months, days, hasFailed } = await askMonths(this.catalogue, {
      slug,
      month: isParkMonth(asked) ? asked : undefined,
      day: chosen,
      count: 1,
      bounds,
      currency,
    });
    const problem = hasFailed ? presentProblem('calendar', language, []) : undefined;
    const dates = { months, days, chosen, ...bounds };
    const calendar = presentCalendar({ ...dates, language, currency, problem });
    const shown = calendar.months.flatMap(({ weeks }) => weeks.flat());
    return {
      name: this.content.place(slug, language)?.name ?? '',
      calendar,
      texts: Object.fromEntries(
        shown
          .filter(({ state }) => canBeChosen.includes(state))
          .map((one) => [one.day, writeShortDate(one.day, language)]),
      ),
    };
  }
}
