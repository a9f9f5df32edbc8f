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
import { answerOr } from '../../../presenters/answer-or.js';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import { presentProblem } from '../../../presenters/present-problem.js';

/** What the planner says: a product by its slug; odd days and months are as if they were not there. */
export interface PlannedDays {
  readonly product: string;
  readonly day: string | undefined;
  readonly month: string | undefined;
}

const canBeChosen: readonly string[] = ['free', 'best', 'unknown'];

/** A month of days with their prices, for the product that is chosen in the planner. */
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
    const wanted = isParkMonth(asked) ? asked : monthOf(chosen ?? today);
    const month = clampMonth(wanted, today, lastDay);
    const reply = await this.catalogue.calendar(slug, month, currency);
    const days = new Map(answerOr(reply, []).map((one) => [one.day, one]));
    const problem = reply.kind === 'failed' ? presentProblem('calendar', language, []) : undefined;
    const months = [month];
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
