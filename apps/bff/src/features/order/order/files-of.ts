import { hasSheets, type Language, liveLines, type Order, staysOf } from '@shop/domain';
import type { OrderFiles } from '@shop/ports/screens';

export function filesOf(order: Order, language: Language): OrderFiles {
  const { id } = order;
  const folder = `/api/orders/${language}/${id}`;
  const hasDays =
    liveLines(order).some(({ day }) => day !== undefined) ||
    staysOf(order).some(({ cancellation }) => !cancellation);
  return {
    vouchers: hasSheets(order) ? `${folder}/vouchers.pdf` : undefined,
    calendar: hasDays ? `${folder}/visits.ics` : undefined,
  };
}
