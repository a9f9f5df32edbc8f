import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  clampMonth,
  isParkDay,
  isParkMonth,
  monthOf,
  parkDayAt,
  saleHorizonDays,
  type Visitor,
  writeShortDate,
} from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource } from '@shop/ports/backends';
import type { PlannerDaysView } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { askMonths } from '../../../presenters/ask-months.js';
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
    const today = parkDayAt(this.clock.now());
    const lastDay = addDays(today, saleHorizonDays);
    const chosen = isParkDay(day) ? day : undefined;
    const wanted = isParkMonth(asked) ? asked : chosen && monthOf(chosen);
    const { months, replies } = await askMonths(this.catalogue, {
      slug,
      first: clampMonth(wanted ?? monthOf(today), today, lastDay),
      count: 1,
      isChosen: wanted !== undefined,
      today,
      currency,
    });
    const told = replies.flatMap((reply) => valueOr(reply, []));
    const days = new Map(told.map((one) => [one.day, one]));
    const hasFailed = replies.some(({ kind }) => kind === 'failed');
    const problem = hasFailed ? presentProblem('calendar', language, []) : undefined;
    const dates = { months, days, chosen, today, lastDay };
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
