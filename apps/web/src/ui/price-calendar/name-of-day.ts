import type { DayView, MonthView } from '@shop/ports/screens';

type Dates = Pick<MonthView, 'dates'>;

/** "Sábado 12 de diciembre de 2026". */
export function dateOf({ dates }: Dates, { day }: DayView, weekday = ''): string {
  const date = dates.replace('{weekday}', weekday).replace('{day}', `${Number(day.slice(8))}`);
  return `${date.charAt(0).toUpperCase()}${date.slice(1)}`;
}

/**
 * "Sábado 12 de diciembre de 2026, 2,389.00 pesos mexicanos por adulto, mejor precio". The amount that
 * is seen in the cell is part of it (WCAG 2.5.3): of a rounded one both are said.
 */
export function nameOfDay(month: Dates, day: DayView, weekday?: string): string {
  const { said, amount } = day;
  const rest = said?.includes(amount) ? said : `${amount}, ${said}`;
  return `${dateOf(month, day, weekday)}, ${rest}`;
}
