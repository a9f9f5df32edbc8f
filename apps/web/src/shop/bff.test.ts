import type { ServerResponse } from 'node:http';
import { applySettings, pageScreen } from '@shop/ports/screens';
import { startBackend } from '@shop/test/fake-backend';
import { BffError } from './bff-error.js';
import { createBff } from './bff.js';

const server = await startBackend();
afterAll(() => server.stop());

const bff = createBff((path, init) => fetch(new URL(path, server.url), init));
const answer = (status: number, body: unknown) =>
  server.reply('/api/screens/page?path=%2Fes%2F', status, body);
const show = () => bff.show(pageScreen, { path: '/es/' });

it('accepts a page of any status', async () => {
  for (const status of [200, 404, 500, 503]) {
    answer(status, { screen: 'home', status });
    expect(await show()).toEqual({ screen: 'home', status });
  }
});

it.each<[string, number, unknown]>([
  ['a refusal', 503, { kind: 'refused', problems: [] }],
  ['a refusal of what was asked', 400, { kind: 'refused', problems: [] }],
  ['a text', 200, '"home"'],
])('rejects %s as a page', async (_, status, body) => {
  answer(status, body);
  await expect(show()).rejects.toBeInstanceOf(BffError);
});

it.each<[string, number, string, (response: ServerResponse) => void]>([
  [
    'a body that breaks off',
    0,
    '90',
    (response) => void setTimeout(() => response.socket?.end(), 10),
  ],
  ['a page of a proxy that calls itself JSON', 200, '11', (response) => void response.end()],
])('rejects %s as a reply', async (_, status, length, end) => {
  for (const path of ['/api/screens/page?path=%2Fes%2F', '/api/settings', '/user-logout/'])
    server.answer(path, (response) => {
      const headers = { 'content-type': 'application/json', 'content-length': length };
      response.writeHead(200, headers).write('<p>Wait</p>', () => end(response));
    });
  const asked = [
    show,
    () => bff.act(applySettings, {} as never), // as: unused here
    () => bff.call('/user-logout/'),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ name: 'BffError', status });
});

it('reports unanswered calls with the next reply, once and without the query', async () => {
  Object.assign(globalThis, { location: { pathname: '/es/carrito/' } });
  server.reply('POST /api/reporting', 204);
  let isThere = false;
  const away = createBff((path, init) =>
    isThere ? fetch(new URL(path, server.url), init) : Promise.reject(new TypeError('no network')),
  );
  const ask = (init?: RequestInit) => away.show(pageScreen, { path: '/es/' }, init);
  await expect(ask()).rejects.toBeInstanceOf(BffError);
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow('no network');
  await expect(ask()).rejects.toBeInstanceOf(BffError);
  isThere = true;
  answer(200, { screen: 'home' });
  await ask();
  await ask();
  const told = () => server.seen.filter(({ path }) => path === '/api/reporting');
  while (told().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(told().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { error: 'UNREACHED', params: { call: '/api/screens/page', page: '/es/carrito/' } },
  ]);
});
