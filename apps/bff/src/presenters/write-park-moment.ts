import { type Language, parkDayAt, parkTimeAt, writeShortDate, writeTime } from '@shop/domain';

export const writeParkMoment = (moment: Date, language: Language): string =>
  `${writeShortDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;
