import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const send = (body: unknown) => shop.visitor().postJson('/api/reporting', body);

const reports = () => shop.logged.filter(({ event }) => event === 'report');

it('writes one line, with nothing of a person in it', async () => {
  const before = reports().length;
  const params = { at: 'search_box', mail: 'ana@mail.example', word: 'a\r\nb', times: 2 };
  expect((await send({ error: 'TIMEOUT', params })).status).toBe(204);
  expect(reports().slice(before)).toMatchObject([
    {
      error: 'TIMEOUT',
      params: { at: 'search_box', mail: '[email]', word: 'a | b', times: '2' },
    },
  ]);
});

it('calls an error without a name ERROR', async () => {
  const before = reports().length;
  expect((await send({})).status).toBe(204);
  expect(reports().slice(before)).toMatchObject([{ error: 'ERROR', params: {} }]);
});

const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 'x']));

it.each<[string, unknown]>([
  ['a name with lines', { error: 'A\nB' }],
  ['a field that is not known', { error: 'A', level: 'fatal' }],
  ['params that are a list', { params: ['a'] }],
  ['params that go deeper', { params: { a: { b: 'c' } } }],
  ['a param without end', { params: { a: 'x'.repeat(1_001) } }],
  ['more params than anybody has', { params: many }],
  ['a param of a prototype', JSON.parse('{"params":{"__proto__ x":"y"}}')],
])('refuses %s, and writes nothing', async (_, body) => {
  const before = reports().length;
  expect((await send(body)).status).toBe(400);
  expect(reports()).toHaveLength(before);
});

it('hardly writes a flood', async () => {
  const before = reports().length;
  for (let turn = 0; turn < 60; turn += 1) expect((await send({})).status).toBe(204);
  expect(reports().length - before).toBeLessThanOrEqual(11);
});
