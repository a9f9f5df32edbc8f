import {
  type Language,
  openTicketValidUntil,
  type OrderLine,
  parkDayAt,
  writeShortDate,
  writeTime,
} from '@shop/domain';

/** `sáb 12 dic 2026, 8:00`; for an open ticket its last day. */
export function writeVisit(
  { day, time }: Pick<OrderLine, 'day' | 'time'>,
  boughtAt: Date,
  language: Language,
): string {
  const date = writeShortDate(day ?? openTicketValidUntil(parkDayAt(boughtAt)), language);
  return time ? `${date}, ${writeTime(time, language)}` : date;
}
