import {
  type Language,
  parkDayAt,
  parkTimeAt,
  writeLongDate,
  writeShortDate,
  writeTime,
} from '@shop/domain';

/** `lun 14 dic 2026, 9:00`, in park time. */
export const writeParkMoment = (moment: Date, language: Language): string =>
  `${writeShortDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;

/** `sábado 21 de noviembre de 2026, 10:15`. */
export const writeLongParkMoment = (moment: Date, language: Language): string =>
  `${writeLongDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;
