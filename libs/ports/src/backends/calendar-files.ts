/** Something to be written into a calendar; both moments are in UTC. */
export interface CalendarEvent {
  /** The same one again, in another file, is the same event. */
  readonly id: string;
  /** How often it was changed: a calendar takes the highest. */
  readonly sequence: number;
  /** It does not take place: a calendar takes it out or crosses it out. */
  readonly isCancelled: boolean;
  readonly title: string;
  readonly from: Date;
  /** Later than `from`; absent where nobody says it. */
  readonly to: Date | undefined;
  readonly place: string;
  readonly text: string;
  readonly address: string;
}

/** Writes events as a calendar file (RFC 5545). */
export interface CalendarFiles {
  write(events: readonly CalendarEvent[], now: Date): string;
}

export const CalendarFiles = Symbol('CalendarFiles');
