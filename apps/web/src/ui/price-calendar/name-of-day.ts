import type { DayView, MonthView } from '@shop/ports/screens';

type Dates = Pick<MonthView, 'dates'>;

/** "sábado 12 de diciembre de 2026", "Saturday, December 12, 2026". */
export const dateOf = ({ dates }: Dates, { day }: DayView, weekday = ''): string =>
  dates.replace('{weekday}', weekday).replace('{day}', `${Number(day.slice(8))}`);

/**
 * "Sábado 12 de diciembre de 2026, 2,389.00 pesos mexicanos por adulto, mejor precio". The name
 * includes the amount as the cell shows it (WCAG 2.5.3), beside the exact one if it is rounded.
 */
export function nameOfDay(month: Dates, day: DayView, weekday?: string): string {
  const { said, amount } = day;
  const date = dateOf(month, day, weekday);
  const rest = said?.includes(amount) ? said : `${amount}, ${said}`;
  return `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${rest}`;
}
