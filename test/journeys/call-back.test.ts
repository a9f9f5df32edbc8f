import { addDays, errorText, parkDayAt, pathOf } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());
beforeAll(() => shop.sandbox.faults.add({ api: 'hotels', mode: 'down' }));

const dayIn = (days: number) => addDays(parkDayAt(new Date()), days);
const search = `checkin=${dayIn(21)}&checkout=${dayIn(24)}&rooms=1`;
const path = `/es/buscar-habitacion/?${search}`;
const ana = { path, name: 'Ana Ruiz', phone: '998 555 0134', country: 'MX' };
const ask = (differs: Record<string, string>) =>
  shop.visitor().postForm('/api/stays/call-back', { ...ana, attempt: 'attempt-1', ...differs });

const listed = () => shop.sandbox.db.selectFrom('call_requests').selectAll().execute();

const said = {
  es: 'te llamamos en cuanto abra',
  en: 'we will call you as soon as',
  pt: 'ligamos assim que',
} as const;

it.each(journeyLanguages)(
  'reports each error at its field, keeps the input and confirms the call time (%s)',
  async (language) => {
    const own = `${pathOf({ name: 'findRoom', params: {} }, language)}?${search}`;
    const response = await ask({ path: own, phone: 'soon' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(errorText('phone', language));
    expect(html).toContain('value="Ana Ruiz"');
    const taken = await (await shop.visitor().get(`${own}&callback=yes`)).text();
    expect(taken).toContain(said[language]);
  },
);

it('stores the request once, keeps it while the call centre is down and delivers it later', async () => {
  shop.sandbox.faults.add({ api: 'newsletter', mode: 'down' });
  for (const attempt of ['attempt-2', 'attempt-2']) {
    const response = await ask({ attempt });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('callback=yes');
  }
  const page = await (await shop.visitor().get(`${path}&callback=yes`)).text();
  expect(page).toContain('te llamamos en cuanto abra');
  expect(await listed()).toEqual([]);
  shop.sandbox.faults.clear();
  while ((await listed()).length === 0) await new Promise((resolve) => setTimeout(resolve, 25));
  const [first, ...others] = await listed();
  expect([first?.phone, others]).toEqual(['+529985550134', []]);
  shop.sandbox.faults.add({ api: 'hotels', mode: 'down' });
});

it('answers a bot the same and stores no request', async () => {
  const before = await listed();
  const response = await ask({ website: 'x', attempt: 'attempt-3' });
  expect(response.status).toBe(303);
  expect(await listed()).toEqual(before);
});
