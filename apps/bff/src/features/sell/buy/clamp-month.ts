import { addDays, monthOf, type ParkDay, type ParkMonth, saleHorizonDays } from '@shop/domain';

/** Months outside of the sale are shown as its first or last. */
export function clampMonth(month: ParkMonth, today: ParkDay): ParkMonth {
  const first = monthOf(today);
  const last = monthOf(addDays(today, saleHorizonDays));
  return month < first ? first : month > last ? last : month;
}
