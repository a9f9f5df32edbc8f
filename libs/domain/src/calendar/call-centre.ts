import { weekdayOf } from './park-day.js';
import { dayWithin, type Hours } from './schedule.js';

export interface CallCentreHours {
  readonly weekday: Hours;
  readonly weekend: Hours;
}

/** Mon–Fri 7:00–24:00, Sat–Sun 7:00–22:00, park time (docs/rules/calendar.md#call-centre). */
export const callCentreHours: CallCentreHours = {
  weekday: { from: '07:00', to: '24:00' },
  weekend: { from: '07:00', to: '22:00' },
};

export const isCallCentreOpen = (now: Date): boolean =>
  dayWithin(
    (day) => (weekdayOf(day) >= 6 ? callCentreHours.weekend : callCentreHours.weekday),
    now,
  ) !== undefined;
