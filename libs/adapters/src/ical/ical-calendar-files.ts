import type { CalendarEvent, CalendarFiles } from '@shop/ports/backends';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Calendar files by `ical-generator`: it folds lines and escapes texts; times are UTC, without zones. */
export class IcalCalendarFiles implements CalendarFiles {
  /** `shop` is who publishes them, as the file says. */
  constructor(private readonly shop: string) {}

  write(events: readonly CalendarEvent[], now: Date): string {
    // No name: Outlook opens a file that names a calendar as a new calendar beside one's own.
    const calendar = ical({
      prodId: { company: this.shop, product: 'orders' },
      method: ICalCalendarMethod.PUBLISH,
    });
    for (const { id, sequence, isCancelled, title, from, to, place, text, address } of events)
      calendar.createEvent({
        id,
        sequence,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        stamp: now,
        start: from,
        end: to ?? null,
        summary: title,
        location: place,
        description: text,
        url: address,
      });
    return calendar.toString();
  }
}
