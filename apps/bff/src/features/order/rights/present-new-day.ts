import { Inject, Injectable } from '@nestjs/common';
import {
  isParkDay,
  isParkMonth,
  isParkTime,
  isTodayOver,
  type Language,
  type OrderLine,
  type ParkDay,
  type Product,
  productOf,
  refuseNewDay,
  rightOf,
  writeShortDate,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { DayView, NewDayForm } from '@shop/ports/screens';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import { presentScene } from '../../../presenters/present-line.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import { askCalendar, loadDay } from '../../choose/gather/ask-calendar.js';
import { presentTimes } from '../../choose/buy/present-choices.js';
import { withFreeDays } from './present-free-days.js';
import { questionOf, type RightsFacts } from './rights-facts.js';
import { writeVisit } from './write-visit.js';

@Injectable()
export class NewDayPresenter {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async present(
    line: OrderLine,
    facts: RightsFacts,
    opened: Pick<NewDayForm, 'attempt' | 'close' | 'problems'>,
  ): Promise<NewDayForm | undefined> {
    const { order, catalogue, question } = facts;
    const { language } = question.visitor;
    const product = productOf(catalogue, line.slug);
    if (!product) return undefined;
    const asked = this.asked(line, facts);
    const { day } = asked;
    const { shown, calendarDay } = await this.calendar(line, product, facts);
    return {
      ...opened,
      problems: [...opened.problems, ...this.problems(line, day, asked.time, facts)],
      kind: 'changeDate',
      line: line.id,
      name: this.nameOf(line, language),
      isOpenTicket: line.day === undefined,
      present: writeVisit(line, order.createdAt, language),
      calendar: shown,
      chosen: day ? { day, text: writeShortDate(day, language) } : undefined,
      cancelling: cancellingOf(line, facts),
      times: presentTimes({ product, calendarDay, choice: asked }, question),
    };
  }

  private async calendar(line: OrderLine, product: Product, facts: RightsFacts) {
    const { order, question } = facts;
    const { language } = question.visitor;
    const { day, month } = this.asked(line, facts);
    const { wall } = presentScene(this.content, line.slug, language);
    // Always the order's currency, whichever one the visitor uses.
    const { currency } = order.total;
    const own = { ...question, visitor: { ...question.visitor, currency } };
    const asked = { slug: product.slug, month, day, from: line.day };
    const calendar = await askCalendar(this.catalogue, asked, own);
    const calendarDay = await loadDay(this.catalogue, asked, day, currency, calendar.days);
    const shown = presentCalendar({
      ...calendar,
      chosen: day,
      language,
      currency,
      isTodayOver: isTodayOver(product.schedule, question.now),
      taken: this.taken(line, facts),
    });
    return { calendarDay, shown: withFreeDays(shown, line, facts, wall) };
  }

  /** The day and time of the URL; the ticket's own time until another is chosen. */
  private asked(line: OrderLine, { question }: RightsFacts) {
    const { query } = question;
    const picked = query.get('pick') ?? query.get('date') ?? undefined;
    const day = isParkDay(picked) ? picked : undefined;
    const time = query.get('time') ?? '';
    const month = query.get('month') ?? undefined;
    return {
      day,
      time: isParkTime(time) ? time : line.time,
      month: isParkMonth(month) ? month : undefined,
    };
  }

  private taken(line: OrderLine, { order, question }: RightsFacts) {
    const { language } = question.visitor;
    const others = order.lines.flatMap((other): [ParkDay, NonNullable<DayView['taken']>][] => {
      if (other.id === line.id || other.cancellation || other.day === undefined) return [];
      const { wall } = presentScene(this.content, other.slug, language);
      return [[other.day, { name: this.nameOf(other, language), wall }]];
    });
    return new Map(others);
  }

  /** Problems known before the backend would refuse. */
  private problems(
    line: OrderLine,
    day: ParkDay | undefined,
    time: string | undefined,
    facts: RightsFacts,
  ): NewDayForm['problems'] {
    const { problems, visitor, query } = facts.question;
    if (!day || problems.length > 0 || query.get('time') === null) return [];
    const no = refuseNewDay(line, { day, time }, questionOf(line, facts));
    return no === 'tooSoon' ? [presentProblem('dayTooSoon', visitor.language)] : [];
  }

  private nameOf({ slug, name }: OrderLine, language: Language): string {
    return this.content.place(slug, language)?.name ?? name;
  }
}

/** A later day does not extend the deadline. An open ticket has none before it has a day. */
function cancellingOf(line: OrderLine, facts: RightsFacts): NewDayForm['cancelling'] {
  const right = rightOf('cancel', line, questionOf(line, facts));
  const isOver = right.state === 'over' && right.reason === 'late';
  const isSaid = line.day !== undefined && (isOver || right.state === 'open');
  if (!isSaid || !right.until) return undefined;
  return { isOver, until: writeParkMoment(right.until, facts.question.visitor.language) };
}
