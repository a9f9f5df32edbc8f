import { addDays, money, nightDays, type StayQuestion, type WantedStay } from '@shop/domain';
import type { HotelsGateway, StaySearch } from '@shop/ports/backends';
import { NearDates } from './near-dates.js';

const checkIn = '2027-02-10';
const stay: WantedStay = {
  hotel: undefined,
  checkIn,
  checkOut: addDays(checkIn, 2),
  promoCode: 'GARZA15',
  rooms: [{ adults: 2, childAges: [] }],
};
const bounds = { today: '2027-01-01', lastDay: '2027-12-31' };
const asker = { currency: 'MXN', language: 'es' } as const;
const nothing = { rooms: [[]], none: { kind: 'soldOut' as const } };

/** Every day is open except those of the stay. */
const hotels: HotelsGateway = {
  pricesFrom: () => Promise.resolve({ kind: 'unknown' }),
  calendar: (_, month) => {
    const days = nightDays({ checkIn: `${month}-01`, checkOut: `${month}-28` });
    const answer = days.map((day) => ({
      day,
      canBegin: true,
      canEnd: true,
      minNights: 1,
      status: day === checkIn ? ('soldOut' as const) : ('open' as const),
    }));
    return Promise.resolve({ kind: 'ok', answer });
  },
};

/** Replies once no more requests arrive, and counts concurrent ones. */
class WaitingSearch implements StaySearch {
  readonly asked: StayQuestion[] = [];
  most = 0;
  private waiting = 0;

  async search(question: StayQuestion): ReturnType<StaySearch['search']> {
    this.asked.push(question);
    this.waiting += 1;
    this.most = Math.max(this.most, this.waiting);
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.waiting -= 1;
    const [code = 'hxm'] = question.hotels;
    if (question.promoCode && code !== 'hxm') return { kind: 'refused', refusal: 'promoInvalid' };
    const total = money(100, 'MXN');
    const offer = {
      room: 'nido',
      name: 'Nido',
      board: 'breakfast' as const,
      token: 'one',
      nights: [],
      original: total,
      total,
      tokenEnds: new Date(0),
      rule: { freeUntil: undefined, laterPercent: 0 },
    };
    return { kind: 'ok', answer: { hotels: [{ code, rooms: [[offer]] }] } };
  }
}

it('fetches the nearest dates of all hotels in parallel, at most four each', async () => {
  const search = new WaitingSearch();
  const answer = {
    hotels: [{ code: 'hxm', ...nothing } as const, { code: 'hxa', ...nothing } as const],
  };
  const found = await new NearDates(hotels, search).of(stay, answer, { asker, bounds });
  expect([...found].map(([code, near]) => [code, near.length])).toEqual([
    ['hxm', 2],
    ['hxa', 2],
  ]);
  expect(search.most).toBe(8);
  const ofOne = search.asked.filter(({ hotels: [code] }) => code === 'hxm');
  expect(ofOne).toHaveLength(4);
});

it('omits a code of another hotel, and skips hotels that have rooms', async () => {
  const search = new WaitingSearch();
  const answer = {
    hotels: [{ code: 'hxa', ...nothing } as const, { code: 'hxm', rooms: [[]] } as const],
  };
  const found = await new NearDates(hotels, search).of(stay, answer, { asker, bounds });
  expect(found.get('hxa')).toHaveLength(2);
  expect([...found.keys()]).toEqual(['hxa']);
  expect(search.asked.map(({ promoCode }) => promoCode)).toEqual([
    ...Array<string>(4).fill('GARZA15'),
    ...Array<undefined>(4).fill(undefined),
  ]);
});
