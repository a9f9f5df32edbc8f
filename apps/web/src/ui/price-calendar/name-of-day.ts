import type { DayView, MonthView } from '@shop/ports/screens';

/** "Sábado 12 de diciembre de 2026, 2,389.00 pesos mexicanos por adulto, mejor precio". */
export function nameOfDay(
  { dates }: Pick<MonthView, 'dates'>,
  { day, said }: DayView,
  weekday = '',
): string {
  const date = dates.replace('{weekday}', weekday).replace('{day}', `${Number(day.slice(8))}`);
  return `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${said}`;
}
