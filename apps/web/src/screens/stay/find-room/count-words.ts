import type { PartyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

export type FindT = TFunction<'findRoom'>;

/** `2 adultos, 1 niño (6)`. */
export function partyText({ adults, ages }: PartyView, t: FindT): string {
  const grown = t('count.adults', { count: adults });
  if (ages.length === 0) return grown;
  const children = t('count.children', { count: ages.length });
  return `${grown}, ${t('count.withAges', { children, ages: ages.join(', ') })}`;
}

/** `4 adultos, 1 niño`. */
export function peopleText(adults: number, children: number, t: FindT): string {
  const grown = t('count.adults', { count: adults });
  return children > 0 ? `${grown}, ${t('count.children', { count: children })}` : grown;
}

/** A no-break space keeps the number with its noun. */
export const nightsText = (count: number, t: FindT): string =>
  t('count.nights', { count }).replace(' ', '\u00a0');
