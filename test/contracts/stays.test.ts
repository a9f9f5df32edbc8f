import { readFileSync } from 'node:fs';
import { HttpHotelsGateway, HttpStayBookings, HttpStaySearch } from '@shop/adapters/http';
import { money, type StayQuestion } from '@shop/domain';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError } from '@shop/test/wire-replies';

/** Replies of the hotel API, from the examples of its contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- any: examples of many shapes
const examples = JSON.parse(readFileSync('backends/contracts/examples/hotels.json', 'utf8')) as any; // as: checked by contract-pages.test
const offer = examples.searchStays.response.body.hotels[0].offers[0];
const booked = examples.bookStay.response.body;

const { upstream, backend } = await toldBackend('stays', '/hotel-api');

const search = new HttpStaySearch(backend);
const bookings = new HttpStayBookings({ reads: backend, writes: backend });
const hotels = new HttpHotelsGateway(backend);

const question: StayQuestion = {
  hotels: ['hxm'],
  checkIn: '2026-12-14',
  checkOut: '2026-12-16',
  promoCode: undefined,
  rooms: [{ adults: 2, childAges: [4] }],
  currency: 'MXN',
  language: 'en',
};
const asked = '/hotel-api/hotels/search';
const answerWith = (...offers: readonly object[]) =>
  upstream.reply(asked, 200, { hotels: [{ code: 'hxm', hotelId: 74213, offers }] });
const lastBody = () => JSON.parse(upstream.seen.at(-1)?.body ?? '');

async function roomsFound(ask = question) {
  const reply = await search.search(ask);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.answer.hotels[0]?.rooms ?? [];
}

describe('a room search', () => {
  it('sends what its contract says and returns rooms by hotel, cheapest first', async () => {
    const dear = { ...offer, nights: offer.nights.map(twice), total: doubled, token: 'dear' };
    answerWith(dear, offer);
    const [rooms] = await roomsFound();
    expect(rooms?.map(({ total }) => total.amount)).toEqual([681_780, 2 * 681_780]);
    expect(rooms?.[0]).toMatchObject({
      room: 'mangle',
      board: 'breakfast',
      left: 12,
      token: offer.token,
      rule: { freeUntil: new Date('2026-12-11T23:00:00Z'), laterPercent: 50 },
    });
    expect(lastBody()).toEqual(examples.searchStays.request.body);
  });

  const twice = ({ date, amount }: { date: string; amount: number }) => ({
    date,
    amount: 2 * amount,
  });
  const doubled = money(2 * 681_780, 'MXN');

  it('accepts a room with required fields only', async () => {
    const { for: room, room: kind, board, nights, total, token, tokenEnds } = offer;
    answerWith({
      for: room,
      room: kind,
      board,
      nights,
      total,
      token,
      tokenEnds,
      cancellation: {},
    });
    expect((await roomsFound())[0]?.[0]).toMatchObject({
      name: 'mangle',
      original: total,
      left: undefined,
      rule: { freeUntil: undefined, laterPercent: 0 },
    });
  });

  it('returns a list for each requested room, and why one is empty', async () => {
    const body = { code: 'hxm', hotelId: 74213, offers: [{ ...offer, for: 1 }] };
    const none = { reason: 'NO_ROOM_FITS' };
    upstream.reply(asked, 200, { hotels: [{ ...body, none }], promoCode: 'MAREA10' });
    const two = {
      ...question,
      rooms: [...question.rooms, ...question.rooms],
      promoCode: 'marea10',
    };
    const reply = await search.search(two);
    expect(reply).toMatchObject({
      answer: { promoCode: 'MAREA10', hotels: [{ none: { kind: 'noRoomFits' } }] },
    });
    expect((await roomsFound(two)).map((list) => list.length)).toEqual([0, 1]);
    expect(lastBody().promoCode).toBe('marea10');
  });

  it.each([
    ['SOLD_OUT', undefined, { kind: 'soldOut' }],
    ['CLOSED', undefined, { kind: 'closed' }],
    ['MIN_STAY', 3, { kind: 'minimumStay', nights: 3 }],
    ['MIN_STAY', undefined, { kind: 'soldOut' }],
    ['A_WORD_OF_NEXT_YEAR', undefined, { kind: 'soldOut' }],
  ])('reads %s (%p nights) as the reason for no result', async (reason, minNights, none) => {
    const body = { code: 'hxm', hotelId: 74213, offers: [], none: { reason, minNights } };
    upstream.reply(asked, 200, { hotels: [body] });
    expect(await search.search(question)).toMatchObject({ answer: { hotels: [{ none }] } });
  });

  it.each([
    ['a negative price', { total: money(-1, 'MXN') }],
    ['another currency', { total: money(681_780, 'USD') }],
    ['nights that are not its total', { total: money(681_781, 'MXN') }],
    [
      'nights of other days',
      {
        nights: [
          { date: '2026-12-15', amount: 340_890 },
          { date: '2026-12-16', amount: 340_890 },
        ],
      },
    ],
    ['a room that nobody asked for', { for: 1 }],
    ['no token', { token: undefined }],
    ['half a minor unit', { total: { amount: 681_780.5, currency: 'MXN' } }],
  ])('drops a room of %s and keeps the others', async (_, differs) => {
    answerWith({ ...offer, ...differs, room: 'other' }, offer);
    expect((await roomsFound())[0]?.map(({ room }) => room)).toEqual(['mangle']);
    answerWith({ ...offer, ...differs });
    expect(await search.search(question)).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  it.each([
    ['PROMO_INVALID', 422, 'promoCode', { refusal: 'promoInvalid' }],
    ['DAY_PAST', 422, 'checkIn', { refusal: 'pastDay' }],
    ['DAY_TOO_FAR', 422, 'checkOut', { refusal: 'farDay' }],
    ['NIGHTS', 422, 'checkOut', { refusal: 'nights' }],
    ['TOO_MANY_ROOMS', 422, 'rooms', { refusal: 'tooManyRooms' }],
    ['ROOM_PARTY', 422, 'rooms.2', { refusal: 'roomParty', room: 2 }],
    ['UNKNOWN_HOTEL', 422, 'hotels', { refusal: 'unknownHotel' }],
  ])('maps %s correctly', async (code, status, field, refused) => {
    upstream.reply(asked, status, { ...wireError(code), field });
    expect(await search.search(question)).toEqual({ kind: 'refused', ...refused });
  });

  it.each([
    ['a backend that is down', 503, '', { kind: 'failed', reason: 'unavailable' }],
    ['silence', silence, '', { kind: 'failed', reason: 'timeout' }],
    ['nonsense', 200, '<html>', { kind: 'failed', reason: 'malformed' }],
    ['a wrong token', 401, wireError('UNAUTHORIZED'), { kind: 'failed', reason: 'rejected' }],
    [
      'the number of another hotel',
      200,
      { hotels: [{ code: 'hxm', hotelId: 31453, offers: [] }] },
      { kind: 'failed', reason: 'malformed' },
    ],
    ['no such call', 404, wireError('NOT_FOUND'), { kind: 'unsupported' }],
    ['a list alone at this address', 405, '', { kind: 'unsupported' }],
  ] as const)('accepts %s as a reply', async (_, status, body, reply) => {
    upstream.reply(asked, status, body);
    expect(await search.search(question)).toEqual(reply);
  });
});

describe('bookings', () => {
  const at = `/hotel-api/hotels/bookings/${booked.id}`;
  const wanted = [{ token: offer.token, party: { adults: 2, childAges: [4] } }];
  const contact = {
    firstName: 'Ana',
    lastName: 'Canul',
    email: 'ana@example.com',
    country: 'MX',
    phone: '+529985550134',
  };
  const until = new Date('2026-11-23T19:40:00Z');
  const total = money(681_780, 'MXN');
  const calls = [
    ['bookStay', () => bookings.book(wanted, 'en', 'k')],
    ['booking', () => bookings.booking(booked.id, 'en')],
    ['holdStay', () => bookings.hold(booked.id, until, 'k')],
    ['confirmStay', () => bookings.confirm(booked.id, { reference: 'TQ-7K2M-91XD', contact }, 'k')],
    [
      'changeStay',
      () =>
        bookings.change(
          booked.id,
          [{ token: 'b2ZmZXItMg.c2ln', party: { adults: 2, childAges: [4] } }],
          total,
          'k',
        ),
    ],
    ['cancelStay', () => bookings.cancel(booked.id, total, 'k')],
  ] as const;

  it.each(calls)('are requested by %s as their contract says', async (name, call) => {
    const { request, response } = examples[name];
    upstream.reply(`${request.method} /hotel-api${request.path}`, response.status, response.body);
    const reply = await call();
    expect(reply).toMatchObject({
      kind: 'ok',
      answer: { id: booked.id, hotel: 'hxm', status: response.body.status },
    });
    const sent = upstream.seen.at(-1);
    if (request.body) expect(JSON.parse(sent?.body ?? '')).toEqual(request.body);
    expect(sent?.headers['idempotency-key']).toBe(request.body && 'k');
  });

  it('have rooms, amounts and a hold expiry', async () => {
    upstream.reply(`GET ${at}?language=es`, 200, booked);
    expect(await bookings.booking(booked.id, 'es')).toMatchObject({
      answer: {
        checkIn: '2026-12-14',
        checkOut: '2026-12-16',
        total,
        original: total,
        heldUntil: new Date('2026-11-23T19:10:00Z'),
        rooms: [{ room: 'mangle', party: { adults: 2, childAges: [4] }, total }],
      },
    });
  });

  it.each([
    ['OFFER_ENDED', 410, { kind: 'refused', refusal: 'offerEnded' }],
    ['OFFER_UNKNOWN', 422, { kind: 'refused', refusal: 'offerUnknown' }],
    ['NO_AVAILABILITY', 409, { kind: 'refused', refusal: 'noRoom' }],
    ['UNKNOWN_BOOKING', 404, { kind: 'refused', refusal: 'bookingUnknown' }],
    ['BOOKING_ENDED', 409, { kind: 'refused', refusal: 'bookingEnded' }],
    ['BOOKING_CONFIRMED', 409, { kind: 'refused', refusal: 'bookingConfirmed' }],
    ['BOOKING_CANCELLED', 409, { kind: 'refused', refusal: 'bookingCancelled' }],
    ['TOO_LATE', 409, { kind: 'refused', refusal: 'rightLate' }],
    ['AMOUNT_CHANGED', 409, { kind: 'refused', refusal: 'amountChanged' }],
    ['DAY_CLOSED', 422, { kind: 'refused', refusal: 'closedDay' }],
    ['MIN_STAY', 422, { kind: 'refused', refusal: 'minimumStay' }],
    ['NOT_FOUND', 404, { kind: 'unsupported' }],
    ['IN_PROGRESS', 409, { kind: 'failed', reason: 'unavailable' }],
    ['SOMETHING_NEW', 422, { kind: 'failed', reason: 'rejected' }],
  ])('map %s correctly', async (code, status, reply) => {
    upstream.reply(`POST ${at}/cancel`, status, wireError(code));
    expect(await bookings.cancel(booked.id, total, 'k')).toEqual(reply);
  });

  it.each([
    ['rooms that are not its total', { total: money(1, 'MXN') }],
    ['nights of other days', { checkOut: '2026-12-17' }],
    ['a word for its state that nobody knows', { status: 'DREAMT' }],
    ['no room', { rooms: [] }],
  ])('of %s are rejected', async (_, differs) => {
    upstream.reply(`GET ${at}?language=en`, 200, { ...booked, ...differs });
    expect(await bookings.booking(booked.id, 'en')).toEqual({
      kind: 'failed',
      reason: 'malformed',
    });
  });
});

describe('the stay calendar', () => {
  const path = '/hotel-api/hotels/calendar?hotel=hxm&month=2026-12&currency=MXN';

  it('returns the lowest night price of each day, and possible arrivals and departures', async () => {
    upstream.reply(path, 200, examples.stayCalendar.response.body);
    expect(await hotels.calendar('hxm', '2026-12', 'MXN')).toMatchObject({
      answer: [
        { day: '2026-12-14', status: 'open', lowest: money(309_900, 'MXN'), canBegin: true },
        { day: '2026-12-25', minNights: 3, canBegin: false, canEnd: true },
        {
          day: '2026-12-26',
          status: 'soldOut',
          lowest: undefined,
          minNights: 1,
          canBegin: false,
          canEnd: true,
        },
      ],
    });
  });

  it.each([404, 405])('treats %i as a backend without one', async (status) => {
    upstream.reply(
      '/hotel-api/hotels/calendar?month=2026-12&currency=MXN',
      status,
      wireError('NOT_FOUND'),
    );
    expect(await hotels.calendar('all', '2026-12', 'MXN')).toEqual({ kind: 'unknown' });
  });

  it('drops a day priced in another currency, and closes one with an unknown status', async () => {
    const days = [
      { date: '2026-12-01', status: 'AVAILABLE', priceFrom: money(1, 'USD') },
      { date: '2026-12-02', status: 'MAYBE', priceFrom: money(1, 'MXN') },
    ];
    upstream.reply(path, 200, { days });
    expect(await hotels.calendar('hxm', '2026-12', 'MXN')).toMatchObject({
      answer: [{ day: '2026-12-02', status: 'closed', lowest: undefined, canBegin: false }],
    });
  });
});
