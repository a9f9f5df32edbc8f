import { Inject, Injectable } from '@nestjs/common';
import {
  isChangeMade,
  isPaid,
  type Language,
  momentOf,
  type Order,
  pathOf,
  type Product,
  productOf,
  staysOf,
  visitTimes,
} from '@shop/domain';
import {
  type CalendarEvent,
  CalendarFiles,
  Clock,
  ContentSource,
  HotelsContent,
  type Mail,
  OrderChanges,
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

type Common = Pick<CalendarEvent, 'address' | 'sequence'> & { readonly hostname: string };

/** Calendar file of the dated visits. Cancelled ones are marked as cancelled. */
@Injectable()
export class CalendarOfOrder {
  constructor(
    @Inject(CalendarFiles) private readonly files: CalendarFiles,
    @Inject(Clock) private readonly clock: Clock,
    private readonly config: Config,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
  ) {}

  async write(asked: OrderForCalendar): Promise<Mail['calendar']> {
    const { order, language } = asked;
    // Not the link that opens the order, because visitors share calendars.
    const find = pathOf({ name: 'findOrder', params: {} }, language);
    const { href: address, hostname } = new URL(find, this.config.PUBLIC_ORIGIN);
    const sequence = (await this.changes.of(order.id)).filter(isChangeMade).length;
    const common = { address, hostname, sequence };
    const all = [...this.visits(asked, common), ...this.stays(asked, common)];
    if (all.length === 0) return undefined;
    return { name: `${order.id}.ics`, text: this.files.write(all, this.clock.now()) };
  }

  private visits(
    { order, words, catalogue, language }: OrderForCalendar,
    { hostname, ...common }: Common,
  ): readonly CalendarEvent[] {
    return order.lines.flatMap(({ id, slug, day, time, cancellation }) => {
      const schedule = productOf(catalogue, slug)?.schedule;
      const line = words.lines.find((one) => one.id === id);
      if (!day || !schedule || !line) return [];
      const text = [line.date, line.hours && `${times[language]}: ${line.hours}`, order.id];
      return {
        ...visitTimes(schedule, day, time, this.content.place(slug, language)?.duration),
        ...common,
        id: `${order.id}-${id}@${hostname}`,
        ...stateOf(order, cancellation, common.sequence),
        title: line.name,
        place: line.meetingPoint,
        text: text.filter(Boolean).join('\n'),
      };
    });
  }

  /** From check-in to check-out, in the hotel's local time. */
  private stays(
    { order, words }: OrderForCalendar,
    { hostname, ...common }: Common,
  ): readonly CalendarEvent[] {
    return staysOf(order).map(({ id, booking, cancellation }) => {
      const hotel = this.hotels.hotel(booking.hotel, 'es');
      const { street, postalCode, locality } = hotel.address;
      const rooms = words.stays?.find((one) => one.id === id)?.rooms ?? [];
      return {
        ...common,
        from: momentOf(booking.checkIn, hotel.checkIn),
        to: momentOf(booking.checkOut, hotel.checkOut),
        id: `${order.id}-${id}@${hostname}`,
        ...stateOf(order, cancellation, common.sequence),
        title: hotel.name,
        place: `${hotel.name}, ${street}, ${postalCode} ${locality}`,
        text: [...rooms.map(({ name }) => name), order.id].join('\n'),
      };
    });
  }
}

/** An order cancelled as a whole has no line cancellations, so it counts as one more change. */
function stateOf(
  order: Order,
  cancellation: object | undefined,
  changes: number,
): Pick<CalendarEvent, 'isCancelled' | 'sequence'> {
  const isOver = cancellation === undefined && !isPaid(order);
  return {
    isCancelled: cancellation !== undefined || isOver,
    sequence: changes + (isOver ? 1 : 0),
  };
}
