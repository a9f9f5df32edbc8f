import type { DayView, MonthView } from '@shop/ports/screens';

/**
 * "Sábado 12 de diciembre de 2026, 2,389.00 pesos mexicanos por adulto, mejor precio". The amount that
 * is seen in the cell is part of it (WCAG 2.5.3): of a rounded one both are said.
 */
export function nameOfDay(
  { dates }: Pick<MonthView, 'dates'>,
  { day, said, amount }: DayView,
  weekday = '',
): string {
  const date = dates.replace('{weekday}', weekday).replace('{day}', `${Number(day.slice(8))}`);
  const name = `${date.charAt(0).toUpperCase()}${date.slice(1)}, `;
  return name + (said?.includes(amount) ? said : `${amount}, ${said}`);
}
