import type { CalendarEvent, CalendarFiles } from '@shop/ports/backends';
import ical, { ICalCalendarMethod } from 'ical-generator';

/** Calendar files by `ical-generator`: it folds lines and escapes texts; times are UTC, without zones. */
export class IcalCalendarFiles implements CalendarFiles {
  /** `shop` is who publishes them, as the file says. */
  constructor(private readonly shop: string) {}

  write(name: string, events: readonly CalendarEvent[], now: Date): string {
    const calendar = ical({
      name,
      prodId: { company: this.shop, product: 'orders' },
      method: ICalCalendarMethod.PUBLISH,
    });
    for (const { id, title, from, to, place, text, address } of events)
      calendar.createEvent({
        id,
        stamp: now,
        start: from,
        end: to,
        summary: title,
        location: place,
        description: text,
        url: address,
      });
    return calendar.toString();
  }
}
