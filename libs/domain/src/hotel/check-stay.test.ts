import { checkStay, problemOfParty, typedRoomOf } from './check-stay.js';
import { readStay } from './read-stay.js';

const today = '2026-11-23';
const dates = 'checkin=2026-12-14&checkout=2026-12-17&rooms=1';
const check = (query: string) => checkStay(readStay(new URLSearchParams(query)), today);
const problemsOf = (query: string) => {
  const checked = check(query);
  return checked.kind === 'wrong'
    ? checked.problems.map(({ field, code }) => `${field} ${code}`)
    : checked.kind;
};

it('gives a search with its rooms, ages and code as requested', () => {
  expect(check(`hotel=hxm&${dates}&adults1=2&children1=2&age1=6&age1=0&promo=selva10`)).toEqual({
    kind: 'stay',
    stay: {
      hotel: 'hxm',
      checkIn: '2026-12-14',
      checkOut: '2026-12-17',
      rooms: [{ adults: 2, childAges: [6, 0] }],
      promoCode: 'SELVA10',
    },
  });
});

it.each([
  ['nothing yet', '', 'unfinished'],
  ['a first day', 'rooms=1&pick=2026-12-14', 'unfinished'],
  ['a day and another month', 'checkin=2026-12-14&rooms=1&month=2027-01', 'unfinished'],
  ['today to tomorrow', 'checkin=2026-11-23&checkout=2026-11-24', 'stay'],
  ['60 nights', 'checkin=2026-12-01&checkout=2027-01-30', 'stay'],
  ['five rooms', `${dates}&rooms=5`.replace('rooms=1&', ''), 'stay'],
  ['children, and no field for their ages', `${dates}&children1=2`, 'unfinished'],
  ['a child of 15', `${dates}&children1=1&age1=15`, 'stay'],
  ['no days', 'rooms=1', ['dates stayNoDates']],
  ['no check-out', 'rooms=1&checkin=2026-12-14', ['dates stayNoCheckOut']],
  ['a day that is none', 'checkin=2026-02-30&checkout=2026-12-17', ['dates stayDateOdd']],
  ['departure before arrival', 'checkin=2026-12-17&checkout=2026-12-14', ['dates stayOrder']],
  ['0 nights', 'checkin=2026-12-17&checkout=2026-12-17', ['dates stayOrder']],
  ['61 nights', 'checkin=2026-12-01&checkout=2027-01-31', ['dates stayTooLong']],
  ['yesterday', 'checkin=2026-11-22&checkout=2026-11-25', ['dates stayPast']],
  ['a past first day alone', 'rooms=1&pick=2026-11-22', ['dates stayPast']],
  ['a day two years on', 'checkin=2028-12-14&checkout=2028-12-17', ['dates stayFar']],
  ['six rooms', dates.replace('rooms=1', 'rooms=6'), ['rooms stayRooms']],
  ['no room', dates.replace('rooms=1', 'rooms=0'), ['rooms stayRooms']],
  ['no adult', `${dates}&adults1=0`, ['adults1 stayAdults']],
  ['nine adults', `${dates}&adults1=9`, ['adults1 stayAdults']],
  ['three children', `${dates}&children1=3&age1=1&age1=2&age1=3`, ['children1 stayChildren']],
  ['a child of 16', `${dates}&children1=1&age1=16`, ['age1-1 stayAgeWrong']],
  ['one age of two', `${dates}&children1=2&age1=6`, ['age1-2 stayAgeMissing']],
  ['a hotel of others', `${dates}&hotel=ritz`, ['hotel stayHotel']],
  ['a code that is none', `${dates}&promo=<b>`, ['promo promoCode']],
])('reports what is wrong with %s, at its field', (_, query, expected) => {
  expect(problemsOf(query)).toEqual(expected);
});

it('reports all errors at once, in form order', () => {
  const query =
    'hotel=x&checkin=2026-12-17&checkout=2026-12-14&rooms=2&adults1=0&children2=1&age2=&promo=!';
  expect(problemsOf(query)).toEqual([
    'hotel stayHotel',
    'dates stayOrder',
    'adults1 stayAdults',
    'age2-1 stayAgeMissing',
    'promo promoCode',
  ]);
});

it('shows a room in the form as requested', () => {
  expect(typedRoomOf({ adults: 1, childAges: [3] })).toEqual({ adults: 1, children: 1, ages: [3] });
});

it.each([
  [{ adults: 2, childAges: [4, 15] }, undefined],
  [{ adults: 8, childAges: [] }, undefined],
  [{ adults: 0, childAges: [4] }, 'stayAdults'],
  [{ adults: 9, childAges: [] }, 'stayAdults'],
  [{ adults: 99, childAges: [] }, 'stayAdults'],
  [{ adults: 2, childAges: [1, 2, 3] }, 'stayChildren'],
  [{ adults: 2, childAges: [16] }, 'stayAgeWrong'],
])('a room for %j is refused by %s', (party, code) => {
  expect(problemOfParty(party)).toBe(code);
});
