/** An event for a calendar file. Times are in UTC. */
export interface CalendarEvent {
  /** A calendar treats the same id in another file as the same event. */
  readonly id: string;
  /** How often the event was changed; a calendar keeps the highest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly title: string;
  readonly from: Date;
  /** Later than `from`; `undefined` if unknown. */
  readonly to: Date | undefined;
  readonly place: string;
  readonly text: string;
  readonly address: string;
}

export interface CalendarFiles {
  write(events: readonly CalendarEvent[], now: Date): string;
}

export const CalendarFiles = Symbol('CalendarFiles');
