import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  liveLines,
  type Order,
  pathOf,
  type Product,
  visitTimes,
} from '@shop/domain';
import { CalendarFiles, Clock, type Mail } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import type { OrderWords } from '../order/present-order.js';

interface OrderForCalendar {
  readonly order: Order;
  readonly words: Pick<OrderWords, 'lines'>;
  readonly catalogue: readonly Product[];
  readonly language: Language;
}

const times: Readonly<Record<Language, string>> = {
  es: 'Hora local del parque',
  en: 'Park local time',
  pt: 'Hora local do parque',
};

/** The visits of an order that have a day, as a calendar file. */
@Injectable()
export class CalendarOfOrder {
  constructor(
    @Inject(CalendarFiles) private readonly files: CalendarFiles,
    @Inject(Clock) private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  write({ order, words, catalogue, language }: OrderForCalendar): Mail['calendar'] {
    // Never the link that opens the order: calendars are shared.
    const find = pathOf({ name: 'findOrder', params: {} }, language);
    const { href: address, hostname } = new URL(find, this.config.PUBLIC_ORIGIN);
    const events = liveLines(order).flatMap(({ id, slug, day, time }) => {
      const schedule = catalogue.find((product) => product.slug === slug)?.schedule;
      const line = words.lines.find((one) => one.id === id);
      if (!day || !schedule || !line) return [];
      const text = [line.date, line.hours && `${times[language]}: ${line.hours}`, order.id];
      return {
        ...visitTimes(schedule, day, time),
        id: `${order.id}-${id}@${hostname}`,
        title: line.name,
        place: line.meetingPoint,
        text: text.filter(Boolean).join('\n'),
        address,
      };
    });
    if (events.length === 0) return undefined;
    const name = `${order.id}.ics`;
    return { name, text: this.files.write(order.id, events, this.clock.now()) };
  }
}
