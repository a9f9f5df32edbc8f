import { HttpHotelsGateway } from '@shop/adapters/http';
import { hotelCodes, hotelIds, money } from '@shop/domain';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('hotels', '/hotel-api');

const http = new HttpHotelsGateway(backend);
const hotels = (currency: string) => `/hotel-api/hotels?currency=${currency}`;
const manglar = {
  code: 'hxm',
  hotelId: hotelIds.hxm,
  priceFrom: { amount: 319_900, currency: 'MXN' },
};
const arrecife = {
  code: 'hxa',
  hotelId: hotelIds.hxa,
  priceFrom: { amount: 379_900, currency: 'MXN' },
};
const full = { code: 'lcdlp', hotelId: hotelIds.lcdlp, priceFrom: null };
const none = hotelCodes.map((code) => ({ code, hotelId: hotelIds[code], priceFrom: null }));

upstream.reply(hotels('MXN'), 200, { hotels: [manglar, arrecife, full] });
upstream.reply(hotels('USD'), 200, { hotels: none });

describe('the http hotels gateway', () => {
  it('returns the lowest night price of each hotel with a free room', async () => {
    const answer = new Map([
      ['hxm', money(319_900, 'MXN')],
      ['hxa', money(379_900, 'MXN')],
    ]);
    expect(await http.pricesFrom('MXN')).toEqual({ kind: 'ok', answer });
  });

  it('returns none when every hotel is full', async () => {
    expect(await http.pricesFrom('USD')).toEqual({ kind: 'ok', answer: new Map() });
  });

  const odd = hotels('EUR');
  const night = (differs: object) => ({
    hotels: [{ ...manglar, priceFrom: { amount: 1, currency: 'EUR' }, ...differs }],
  });

  it('hides a hotel unknown to the shop, and keeps the others', async () => {
    const mine = { ...manglar, priceFrom: { amount: 15_900, currency: 'EUR' } };
    const other = { ...mine, code: 'toString', hotelId: 1 };
    upstream.reply(odd, 200, { hotels: [other, mine] });
    const answer = new Map([['hxm', money(15_900, 'EUR')]]);
    expect(await http.pricesFrom('EUR')).toEqual({ kind: 'ok', answer });
  });

  it('reads the nights of the room types, except those without a price in this currency', async () => {
    const from = (amount: number, currency = 'EUR') => ({ priceFrom: { amount, currency } });
    const mine = { ...manglar, ...from(15_900) };
    const rooms = [
      { room: 'mangle', ...from(15_900) },
      { room: 'nido', ...from(21_500, 'MXN') },
      { room: 'garza', ...from(-1) },
      { room: 'raices' },
    ];
    const night = money(15_900, 'EUR');
    upstream.reply(odd, 200, { hotels: [{ ...mine, rooms }] });
    const told = new Map([['hxm', { ...night, rooms: new Map([['mangle', night]]) }]]);
    expect(await http.pricesFrom('EUR')).toEqual({ kind: 'ok', answer: told });
    for (const unread of ['nonsense', rooms.slice(1), null]) {
      upstream.reply(odd, 200, { hotels: [{ ...mine, rooms: unread }] });
      expect(await http.pricesFrom('EUR')).toEqual({
        kind: 'ok',
        answer: new Map([['hxm', night]]),
      });
    }
  });

  it.each([
    ['the number of another hotel', 200, night({ hotelId: hotelIds.hxa }), 'malformed'],
    ['another currency', 200, { hotels: [manglar] }, 'malformed'],
    [
      'a currency of another shop',
      200,
      night({ priceFrom: { amount: 1, currency: 'CHF' } }),
      'malformed',
    ],
    ['a night for nothing', 200, night({ priceFrom: { amount: 0, currency: 'EUR' } }), 'malformed'],
    ['a negative night', 200, night({ priceFrom: { amount: -1, currency: 'EUR' } }), 'malformed'],
    ['half a cent', 200, night({ priceFrom: { amount: 0.5, currency: 'EUR' } }), 'malformed'],
    ['an amount in words', 200, night({ priceFrom: '159.00 EUR' }), 'malformed'],
    ['no word on the price', 200, night({ priceFrom: undefined }), 'malformed'],
    ['no list', 200, { hotels: null }, 'malformed'],
    ['a body that is no JSON', 200, '<html>', 'malformed'],
    ['an upstream that is down', 503, '', 'unavailable'],
    ['a wrong token', 401, wireError('UNAUTHORIZED'), 'rejected'],
    ['silence', silence, '', 'timeout'],
  ] as const)('treats %s as a failure', async (_, status, body, reason) => {
    upstream.reply(odd, status, body);
    expect(await http.pricesFrom('EUR')).toEqual({ kind: 'failed', reason });
  });

  it.each([404, 405])('treats %i as a backend without a price list', async (status) => {
    upstream.reply(odd, status, wireError('NOT_FOUND'));
    expect(await http.pricesFrom('EUR')).toEqual({ kind: 'unknown' });
  });
});
