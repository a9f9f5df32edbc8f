import { type Language, parkDayAt, parkTimeAt, writeShortDate, writeTime } from '@shop/domain';

/** A moment by the clock of the parks: day and time. */
export const writeParkMoment = (moment: Date, language: Language): string =>
  `${writeShortDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;
