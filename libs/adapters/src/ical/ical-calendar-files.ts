import type { CalendarEvent, CalendarFiles } from '@shop/ports/backends';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Calendar files by `ical-generator`. Times are UTC, without zones. */
export class IcalCalendarFiles implements CalendarFiles {
  constructor(private readonly shop: string) {}

  write(events: readonly CalendarEvent[], now: Date): string {
    // No calendar name: Outlook opens a named calendar beside the visitor's own.
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
