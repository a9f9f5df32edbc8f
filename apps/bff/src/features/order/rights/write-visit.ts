import {
  type Language,
  openTicketValidUntil,
  type OrderLine,
  parkDayAt,
  parkTimeAt,
  writeShortDate,
  writeTime,
} from '@shop/domain';

/** `lun 14 dic 2026, 9:00`, in park time. */
export const writeMoment = (moment: Date, language: Language): string =>
  `${writeShortDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;

/** `sáb 12 dic 2026, 8:00`; for an open ticket its last day. */
export function writeVisit(
  { day, time }: Pick<OrderLine, 'day' | 'time'>,
  boughtAt: Date,
  language: Language,
): string {
  const date = writeShortDate(day ?? openTicketValidUntil(parkDayAt(boughtAt)), language);
  return time ? `${date}, ${writeTime(time, language)}` : date;
}
