import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  liveLines,
  momentOf,
  type Order,
  pathOf,
  type Product,
  staysOf,
  visitTimes,
} from '@shop/domain';
import {
  type CalendarEvent,
  CalendarFiles,
  Clock,
  HotelsContent,
  type Mail,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import type { OrderWords } from '../order/present-order.js';

interface OrderForCalendar {
  readonly order: Order;
  readonly words: Pick<OrderWords, 'lines' | 'stays'>;
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
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
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
    const all = [...events, ...this.stays({ order, words }, address, hostname)];
    if (all.length === 0) return undefined;
    const name = `${order.id}.ics`;
    return { name, text: this.files.write(order.id, all, this.clock.now()) };
  }

  /** From the check-in of a hotel to its check-out, by its own clock. */
  private stays(
    { order, words }: Pick<OrderForCalendar, 'order' | 'words'>,
    address: string,
    hostname: string,
  ): readonly CalendarEvent[] {
    const live = staysOf(order).filter(({ cancellation }) => !cancellation);
    return live.map(({ id, booking }) => {
      const hotel = this.hotels.hotel(booking.hotel, 'es');
      const { street, postalCode, locality } = hotel.address;
      const rooms = words.stays?.find((one) => one.id === id)?.rooms ?? [];
      return {
        from: momentOf(booking.checkIn, hotel.checkIn),
        to: momentOf(booking.checkOut, hotel.checkOut),
        id: `${order.id}-${id}@${hostname}`,
        title: hotel.name,
        place: `${hotel.name}, ${street}, ${postalCode} ${locality}`,
        text: [...rooms.map(({ name }) => name), order.id].join('\n'),
        address,
      };
    });
  }
}
