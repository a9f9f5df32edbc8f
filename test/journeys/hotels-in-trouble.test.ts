import {
  addDays,
  errorText,
  type HotelCode,
  hotelRoute,
  parkDayAt,
  pathOf,
  roomRoute,
} from '@shop/domain';
import { startBff } from '@shop/test/start-bff';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

const today = parkDayAt(new Date());
const [from, to] = [addDays(today, 21), addDays(today, 24)];
const search = `/es/buscar-habitacion/?checkin=${from}&checkout=${to}&rooms=1&adults1=2`;
const rate = 'hxm 1 mangle.breakfast.free';

/** One kind of room is sold for less than nothing, another for nothing. */
const adjust = (content: Content): Content => {
  const priced = (hotel: HotelCode, room: string, percent: number) =>
    content.hotels.kinds[hotel].map((kind) => (kind.code === room ? { ...kind, percent } : kind));
  const kinds = {
    ...content.hotels.kinds,
    hxm: priced('hxm', 'garza', -108),
    hxa: priced('hxa', 'terraza', 0),
  };
  const { rates } = content.hotels;
  const plain = { ...rates, minimumStays: [], closures: [], busyNights: [] };
  return { ...content, hotels: { ...content.hotels, kinds, rates: plain } };
};
const deadlines = {
  HOTELS_READ_MS: '1500',
  STAY_SEARCH_READ_MS: '2000',
  STAY_LOOKUPS_READ_MS: '1500',
};
const shop = await startBff({ breaks: /amount must be > 0/, adjust }, deadlines);
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());

const bad = [
  { api: 'hotels', mode: 'slow', ms: 60_000 },
  { api: 'hotels', mode: 'down' },
  { api: 'hotels', mode: 'nonsense' },
  { api: 'hotels', mode: 'dropBefore' },
  { api: 'hotels', mode: 'dropAfterCommit' },
  { api: 'hotels', mode: 'errorAfterCommit' },
] as const;
const statusOf = async (path: string) => (await shop.visitor().get(path)).status;

it.each(bad)(
  'with hotels that are $mode every page of them stands, and what was chosen is there again',
  async (fault) => {
    const visitor = shop.visitor();
    await visitor.postForm('/api/stays/rooms', { path: search, choose: rate });
    shop.sandbox.faults.add(fault);
    const [{ view }, hotel, room, idle] = await Promise.all([
      visitor.look('findRoom', search),
      statusOf(pathOf(hotelRoute('hxm'), 'es')),
      statusOf(pathOf(roomRoute('hxm', 'mangle'), 'es')),
      shop.visitor().look('findRoom', '/es/buscar-habitacion/'),
    ]);
    expect([hotel, room]).toEqual([200, 200]);
    expect(view.noAnswer).toMatchObject({
      problem: { code: 'stayRoomsDown', ways: [{ href: search }] },
    });
    const { phone, callBack } = view.noAnswer ?? {};
    expect([phone, callBack].filter((one) => one !== undefined)).toHaveLength(1);
    expect(view.form).toMatchObject({ checkIn: from, checkOut: to, adults: 2 });
    const { calendar } = idle.view.form;
    expect(calendar.problem?.code).toBe('calendar');
    const days = calendar.months.flatMap(({ weeks }) => weeks.flat());
    expect(days.find(({ day }) => day === addDays(today, 1))?.state).toBe('unknown');
    shop.sandbox.faults.clear();
    const { found } = (await visitor.look('findRoom', search)).view;
    expect(found?.choice).toMatchObject({ chosen: 1, hotel: { code: 'hxm' } });
  },
  20_000,
);

it.each([
  ['es', '/es/buscar-habitacion/'],
  ['en', '/en/find-a-room/'],
  ['pt', '/pt/buscar-quarto/'],
] as const)(
  'says in %s that nights are booked by phone where none are sold here',
  async (...row) => {
    const [language, path] = row;
    shop.sandbox.faults.add({ api: 'hotels', mode: 'missing' });
    const address = path + search.slice(search.indexOf('?'));
    const visitor = shop.visitor();
    const { view } = await visitor.look('findRoom', address);
    const text = errorText('stayByPhone', language);
    expect(view.noAnswer?.problem).toMatchObject({ code: 'stayByPhone', text });
    expect(await (await visitor.get(address)).text()).toContain(text);
    const { phone, callBack } = view.noAnswer ?? {};
    expect([phone, callBack].filter((one) => one !== undefined)).toHaveLength(1);
    expect(view.form).toMatchObject({ checkIn: from, checkOut: to, adults: 2 });
  },
);

it('shows no room that costs nothing, or less', async () => {
  const { found } = (await shop.visitor().look('findRoom', search)).view;
  const roomsOf = (code: HotelCode) =>
    found?.hotels.find((one) => one.code === code)?.kinds.map(({ room }) => room);
  expect(roomsOf('hxm')).toEqual(['mangle', 'nido', 'raices']);
  expect(roomsOf('hxa')).toEqual(['abanico', 'coral', 'cresta']);
});
