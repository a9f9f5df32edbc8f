import { type ParkTime, parkDayAt, parkTimeAt, weekdayOf } from './park-day.js';

export interface CallCentreHours {
  readonly weekday: { readonly from: ParkTime; readonly to: ParkTime };
  readonly weekend: { readonly from: ParkTime; readonly to: ParkTime };
}

/** Mon–Fri 7:00–24:00, Sat–Sun 7:00–22:00, park time (docs/rules/calendar.md#call-centre). */
export const callCentreHours: CallCentreHours = {
  weekday: { from: '07:00', to: '24:00' },
  weekend: { from: '07:00', to: '22:00' },
};

/** Whether somebody answers the phone at a moment. */
export function isCallCentreOpen(now: Date): boolean {
  const hours = weekdayOf(parkDayAt(now)) >= 6 ? callCentreHours.weekend : callCentreHours.weekday;
  const time = parkTimeAt(now);
  return hours.from <= time && time < hours.to;
}
