import type { Language, Order } from '@shop/domain';
import type { OrderFiles } from '@shop/ports/screens';

/** Where the files of an order are fetched, in its reader's language. */
export function filesOf({ id, lines }: Order, language: Language): OrderFiles {
  const folder = `/api/orders/${language}/${id}`;
  const hasDays = lines.some(({ day }) => day !== undefined);
  return {
    vouchers: `${folder}/vouchers.pdf`,
    calendar: hasDays ? `${folder}/visits.ics` : undefined,
  };
}
