/** Something to be written into a calendar; both moments are in UTC. */
export interface CalendarEvent {
  /** The same one again, in another file, is the same event. */
  readonly id: string;
  readonly title: string;
  readonly from: Date;
  readonly to: Date;
  readonly place: string;
  readonly text: string;
  readonly address: string;
}

/** Writes events as a calendar file (RFC 5545). */
export interface CalendarFiles {
  write(name: string, events: readonly CalendarEvent[], now: Date): string;
}

export const CalendarFiles = Symbol('CalendarFiles');
