import {
  addDays,
  type CurrencyCode,
  type HotelCode,
  type Money,
  money,
  nightsAhead,
  parkDayAt,
} from '@shop/domain';
import { classOf, type Content } from '../engine/content.js';

/** What the cheapest of the coming nights costs two adults. */
export function lowestNight(
  content: Content,
  code: HotelCode,
  currency: CurrencyCode,
  now: Date,
): Money {
  const today = parkDayAt(now);
  const nights = content.hotels.nights[code][currency];
  const amounts = Array.from(
    { length: nightsAhead },
    (_, ahead) => nights[classOf(content, addDays(today, ahead))],
  );
  return money(Math.min(...amounts), currency);
}
