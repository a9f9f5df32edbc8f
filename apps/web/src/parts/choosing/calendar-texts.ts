import type { CalendarView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { PriceCalendarTexts } from '../../ui/price-calendar/price-calendar.js';
import type texts from './choosing.en.json';

declare module '../../shop/texts.js' {
  interface Texts {
    choosing: typeof texts;
  }
}

export const calendarTexts = (
  { legend }: CalendarView,
  t: TFunction<'choosing'>,
): PriceCalendarTexts => ({
  previous: t('calendar.previous'),
  next: t('calendar.next'),
  best: t('calendar.best'),
  yourDay: t('calendar.yourDay'),
  asked: t('calendar.asked'),
  near: t('calendar.near'),
  soldOut: t('calendar.soldOut'),
  closed: t('calendar.closed'),
  limited: t('calendar.limited'),
  today: t('calendar.today'),
  unit: t(legend.inThousands ? 'calendar.unitThousands' : 'calendar.unit', {
    currency: legend.currency,
  }),
  later: t('calendar.later'),
  loading: t('calendar.loading'),
});
