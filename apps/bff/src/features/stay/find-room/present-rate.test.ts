import { money, type Money } from '@shop/domain';
import { aRoomOffer } from '@shop/test/a-room-offer';
import { presentNight } from './present-rate.js';

it.each<[Money, number, string]>([
  [money(10_000, 'MXN'), 3, '$33.34 MXN'],
  [money(10_000, 'MXN'), 4, '$25.00 MXN'],
  [money(100, 'JPY'), 3, '¥34 JPY'],
  [money(100_000_00, 'COP'), 3, '$33.334 COP'],
])('never shows less for a night than %j divided by %i nights', (total, count, text) => {
  const nights = Array.from({ length: count }, (_, at) => ({
    day: `2026-12-1${at}`,
    amount: total,
  }));
  const { price } = presentNight(aRoomOffer({ total, nights }), 'es');
  expect(price.text.replaceAll('\u00a0', ' ')).toBe(text);
});
