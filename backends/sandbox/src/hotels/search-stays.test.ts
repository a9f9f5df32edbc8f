import {
  addDays,
  addsUp,
  currencies,
  currencyCodes,
  daysBetween,
  fitsRoom,
  guestPercent,
  hotelCodes,
  languages,
  money,
  nightDays,
  nightsOf,
  parkDayAt,
  type RoomParty,
} from '@shop/domain';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { readContent } from '../engine/content.js';
import { isRefused } from '../engine/refusal.js';
import { OfferTokens } from './offer-tokens.js';
import { type SearchQuestion, searchStays } from './search-stays.js';
import { stayCalendar } from './stay-calendar.js';
import { minNightsOn, whyNot } from './stay-rules.js';
import { readWanted } from './wanted-rooms.js';

const content = await readContent('content');
const { rates, kinds } = content.hotels;
const now = new Date('2026-11-23T15:00:00Z');
const today = parkDayAt(now);
const tokens = new OfferTokens('a-secret-of-the-tests');

/** All rooms of a kind on most nights; fewer or none on some. */
const leftOf = (seed: number) => (_: string, kind: { readonly count: number }, day: string) => {
  const draw = (seed + daysBetween(today, day) * 7) % 11;
  return draw === 0 ? 0 : draw < 3 ? 1 : kind.count;
};

const party = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
});
const asked = fc
  .record({
    hotels: fc.constantFrom(...hotelCodes).map((code) => [code]),
    ahead: fc.integer({ min: 0, max: 320 }),
    nights: fc.integer({ min: 1, max: 6 }),
    rooms: fc.array(party, { minLength: 1, maxLength: 2 }),
    promoCode: fc.constantFrom(undefined, undefined, 'MAREA10', ' garza15 '),
    currency: fc.constantFrom(...currencyCodes),
    language: fc.constantFrom(...languages),
    seed: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ ahead, nights, ...rest }) => {
    const checkIn = addDays(today, ahead);
    return { ...rest, checkIn, checkOut: addDays(checkIn, nights) };
  });
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const search = (question: SearchQuestion, seed: number) =>
  searchStays({ content, tokens, now, left: leftOf(seed) }, question);

type Found = NonNullable<ReturnType<typeof found>>;
const found = ({ seed, ...question }: Asked) => {
  const answer = search(question, seed);
  if (isRefused(answer)) return undefined;
  return answer.hotels.flatMap((hotel) => hotel.offers.map((offer) => ({ hotel, offer })));
};

function wrongOf(question: Asked, { hotel, offer }: Found[number]): readonly string[] {
  const { currency } = question;
  const own = question.rooms[offer.for];
  const kind = kinds[hotel.code].find(({ code }) => code === offer.room);
  const nights = offer.nights.map(({ date, amount }) => ({
    day: date,
    amount: money(amount, currency),
  }));
  const rule = { freeUntil: undefined, laterPercent: 0 };
  const rate = { ...offer, name: '', board: 'breakfast' as const, nights, rule };
  const step = 10 ** (currencies[currency].isoDigits - currencies[currency].screenDigits);
  const checks = {
    'nights are not the total': addsUp(rate, nightDays(question)),
    'the party does not fit': !!own && !!kind && fitsRoom(own, kind),
    'a stay below its minimum': nightsOf(question) >= minNightsOn(rates, question.checkIn),
    'half a step of the currency': nights.every(({ amount }) => amount.amount % step === 0),
    'a night for nothing': nights.every(({ amount }) => amount.amount > 0),
    'dearer with a code': offer.total.amount <= offer.original.amount,
    'more taxes than price': offer.taxes.amount < offer.total.amount,
  };
  return Object.entries(checks).flatMap(([words, holds]) => (holds ? [] : [words]));
}

it('prices any stay night by night for its guests, in whole steps of any currency', () => {
  const run = fc.property(asked, (question) => {
    expect((found(question) ?? []).flatMap((one) => wrongOf(question, one))).toEqual([]);
  });
  fc.assert(run, { numRuns: turns(20_000, 2_000) });
});

it.each(rates.specialDays)('charges $percent % of a base night on $day', ({ day, percent }) => {
  const checkIn = nightDays({ checkIn: today, checkOut: addDays(today, 366) }).find(
    (one) => one.slice(5) === day,
  );
  if (!checkIn) throw new Error(`no ${day} in a year`);
  const question: SearchQuestion = {
    hotels: [],
    checkIn,
    checkOut: addDays(checkIn, 4),
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'COP',
    language: 'es',
  };
  const nightsWith = (specialDays: typeof rates.specialDays) => {
    const hotels = { ...content.hotels, rates: { ...rates, specialDays } };
    const selling = { content: { ...content, hotels }, tokens, now, left: leftOf(1) };
    const answer = searchStays(selling, question);
    if (isRefused(answer)) throw new Error(answer.code);
    return answer.hotels.flatMap(({ offers }) => offers.map(({ nights }) => nights));
  };
  const [plain, special] = [nightsWith([]), nightsWith([{ day, percent }])];
  expect(special.length).toBeGreaterThan(0);
  for (const [at, nights] of special.entries()) {
    const [first, ...rest] = nights;
    const wanted = ((plain[at]?.[0]?.amount ?? 0) * percent) / 100;
    // Each is rounded to whole pesos.
    expect(Math.abs((first?.amount ?? 0) - wanted)).toBeLessThanOrEqual(200);
    expect(rest).toEqual(plain[at]?.slice(1));
  }
});

/** The oldest age in the same price group. */
const oldestLike = (age: number) => rates.guests.children.find(({ to }) => age <= to)?.to ?? age;

/** The amounts of all offers for a search, without texts. */
const amountsOf = (question: Asked) =>
  found(question)?.map(({ offer: { room, nights, total } }) => [room, nights, total]);

it('charges the same in another language, and for children of the same age band', () => {
  const run = fc.property(asked, (question) => {
    const amounts = amountsOf(question);
    const language = languages[(languages.indexOf(question.language) + 1) % languages.length];
    expect(amountsOf({ ...question, language: language ?? 'es' })).toEqual(amounts);
    const rooms = question.rooms.map(({ adults, childAges }) => ({
      adults,
      childAges: childAges.map(oldestLike),
    }));
    expect(amountsOf({ ...question, rooms })).toEqual(amounts);
  });
  fc.assert(run, { numRuns: turns(20_000, 100) });
});

it('charges more for a child of the next age band, from its first year on', () => {
  const [small, middle, big] = rates.guests.children;
  expect([small?.to, middle?.to, big?.to]).toEqual([4, 11, 15]);
  const totalFor = (age: number) => {
    const rooms = [{ adults: 2, childAges: [age] }];
    const answer = searchStays({ content, tokens, now, left: all }, { ...base, rooms });
    return isRefused(answer) ? undefined : answer.hotels[0]?.offers[0]?.total.amount;
  };
  const totals = [0, 4, 5, 11, 12, 15].map((age) => totalFor(age) ?? 0);
  const [first = 0, ...others] = totals;
  expect(first).toBeGreaterThan(0);
  expect(others.map((total, at) => Math.sign(total - (totals[at] ?? 0)))).toEqual([0, 1, 0, 1, 0]);
});

it('charges no less for one more child or an older one', () => {
  const run = fc.property(party, fc.integer({ min: 0, max: 15 }), ({ adults, childAges }, age) => {
    const percent = (ages: readonly number[]) =>
      guestPercent({ adults, childAges: ages }, rates.guests);
    expect(percent([...childAges, age])).toBeGreaterThanOrEqual(percent(childAges));
    expect(percent([age + 1].filter((one) => one < 16))).toBeGreaterThanOrEqual(
      age < 15 ? percent([age]) : 0,
    );
  });
  fc.assert(run, { numRuns: 500 });
});

it('books an offer at its amount, by its token alone', () => {
  const run = fc.property(asked, (question) => {
    for (const { offer } of (found(question) ?? []).slice(0, 3)) {
      const own = question.rooms[offer.for] as RoomParty; // as: one of the requested rooms
      const wanted = readWanted({ content, clock: () => now }, tokens, [
        { token: offer.token, ...own },
      ]);
      expect(!isRefused(wanted) && wanted.rooms[0]?.total).toEqual(offer.total);
      expect(!isRefused(wanted) && wanted.rooms[0]?.nights).toEqual(offer.nights);
    }
  });
  fc.assert(run, { numRuns: turns(2_000, 100) });
});

const all = (_: string, kind: { readonly count: number }) => kind.count;
const base: SearchQuestion = {
  hotels: [],
  checkIn: '2026-12-07',
  checkOut: '2026-12-09',
  rooms: [{ adults: 2, childAges: [] }],
  currency: 'MXN',
  language: 'es',
};
const six = Array.from({ length: 6 }, () => ({ adults: 2, childAges: [] }));

it.each([
  ['departure before arrival', { checkOut: '2026-12-06' }, 'NIGHTS checkOut'],
  [
    'more than a year ahead',
    { checkIn: '2027-12-27', checkOut: '2027-12-29' },
    'DAY_TOO_FAR checkOut',
  ],
  [
    'a child of 16',
    { rooms: [...six.slice(0, 1), { adults: 2, childAges: [16] }] },
    'ROOM_PARTY rooms.1',
  ],
  ['a code of last year', { promoCode: 'VERANO25' }, 'PROMO_INVALID promoCode'],
  ['a code of another hotel', { hotels: ['hxa'], promoCode: 'GARZA15' }, 'PROMO_INVALID promoCode'],
])('refuses %s', (_, differs, said) => {
  const answer = search({ ...base, ...differs }, 5);
  expect(isRefused(answer) && `${answer.code} ${answer.field}`).toBe(said);
});

it.each([
  [
    'is closed',
    { hotels: ['hxa'], checkIn: '2027-05-23', checkOut: '2027-05-25' },
    { reason: 'CLOSED' },
  ],
  [
    'allows no arrival on Christmas Day',
    { checkIn: '2026-12-25', checkOut: '2026-12-29' },
    { reason: 'CLOSED' },
  ],
  [
    'allows no departure on New Year’s Day',
    { checkIn: '2026-12-29', checkOut: '2027-01-01' },
    { reason: 'CLOSED' },
  ],
  [
    'asks for three nights',
    { checkIn: '2026-12-27', checkOut: '2026-12-29' },
    { reason: 'MIN_STAY', minNights: 3 },
  ],
  ['has no room for five', { rooms: [{ adults: 5, childAges: [] }] }, { reason: 'NO_ROOM_FITS' }],
])('reports that a hotel %s', (_, differs, none) => {
  const answer = search({ hotels: ['hxm'], ...without(base), ...differs }, 5);
  expect(isRefused(answer) || answer.hotels[0]).toMatchObject({ offers: [], none });
});

function without({ hotels: _, ...rest }: SearchQuestion) {
  return rest;
}

it('reports a hotel without rooms as sold out', () => {
  const answer = searchStays({ content, tokens, now, left: () => 0 }, base);
  expect(isRefused(answer) || answer.hotels.map(({ none }) => none)).toEqual(
    hotelCodes.map(() => ({ reason: 'SOLD_OUT' })),
  );
});

it('takes 10 % off with the code, in any case', () => {
  const answer = searchStays(
    { content, tokens, now, left: all },
    { ...base, promoCode: ' marea10 ' },
  );
  if (isRefused(answer)) throw new Error(answer.code);
  expect(answer.promoCode).toBe('MAREA10');
  const [offer] = answer.hotels[0]?.offers ?? [];
  expect(offer?.total.amount).toBe((offer?.original.amount ?? 0) * 0.9);
});

it('agrees with the calendar on the days on which a stay can begin', () => {
  const left = leftOf(5);
  for (const hotel of hotelCodes) {
    const { days } = stayCalendar(content, { hotel, month: '2026-12', currency: 'MXN' }, left, now);
    expect(days).toHaveLength(31);
    for (const { date, minNights, canBegin, priceFrom } of days) {
      const stay = { checkIn: date, checkOut: addDays(date, minNights) };
      const answer = search({ ...base, ...stay, hotels: [hotel] }, 5);
      const [first] = isRefused(answer) ? [] : answer.hotels;
      const isBegun = (first?.offers.length ?? 0) > 0;
      if (isBegun) expect(canBegin).toBe(true);
      if (minNights === 1 && canBegin && whyNot(rates, hotel, stay) === undefined) {
        expect(isBegun).toBe(true);
        const lowest = Math.min(...(first?.offers ?? []).map(({ total }) => total.amount));
        expect(priceFrom?.amount).toBe(lowest);
      }
    }
  }
});

it('accepts only its own tokens', () => {
  const answer = searchStays({ content, tokens, now, left: all }, { ...base, hotels: ['hxm'] });
  const token = isRefused(answer) ? '' : (answer.hotels[0]?.offers[0]?.token ?? '');
  const others = [
    '',
    'x',
    '.',
    `${token}x`,
    token.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
    new OfferTokens('another').write({
      ...(tokens.read(token) as NonNullable<ReturnType<typeof tokens.read>>),
    }),
  ]; // as: its own
  expect(others.map((other) => tokens.read(other))).toEqual(others.map(() => undefined));
  expect(tokens.read(token)).toMatchObject({ hotel: 'hxm', checkIn: '2026-12-07' });
});
