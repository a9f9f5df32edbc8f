import { pageScreen } from '@shop/ports/screens';
import { startBackend } from '@shop/test/fake-backend';
import { BffError } from './bff-error.js';
import { createBff } from './bff.js';

const server = await startBackend();
afterAll(() => server.stop());

const bff = createBff((path, init) => fetch(new URL(path, server.url), init));
const answer = (status: number, body: unknown) =>
  server.reply('/api/screens/page?path=%2Fes%2F', status, body);
const show = () => bff.show(pageScreen, { path: '/es/' });

it('takes a page of any status for a page', async () => {
  for (const status of [200, 404, 500, 503]) {
    answer(status, { screen: 'home', status });
    expect(await show()).toEqual({ screen: 'home', status });
  }
});

it.each<[string, number, unknown]>([
  ['a refusal', 503, { kind: 'refused', problems: [] }],
  ['a refusal of what was asked', 400, { kind: 'refused', problems: [] }],
  ['a text', 200, '"home"'],
])('takes %s for no page', async (_, status, body) => {
  answer(status, body);
  await expect(show()).rejects.toBeInstanceOf(BffError);
});
