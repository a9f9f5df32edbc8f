import type { DayView, MonthView } from '@shop/ports/screens';

/**
 * "Sábado 12 de diciembre de 2026, 2,389.00 pesos mexicanos por adulto, mejor precio". What is `seen`
 * in the cell is part of it (WCAG 2.5.3): of a rounded amount both are said.
 */
export function nameOfDay(
  { dates }: Pick<MonthView, 'dates'>,
  { day, said = '' }: DayView,
  weekday = '',
  seen = '',
): string {
  const date = dates.replace('{weekday}', weekday).replace('{day}', `${Number(day.slice(8))}`);
  const isSaid = said.toLowerCase().includes(seen.toLowerCase());
  const parts = [`${date.charAt(0).toUpperCase()}${date.slice(1)}`, isSaid ? '' : seen, said];
  return parts.filter(Boolean).join(', ');
}
