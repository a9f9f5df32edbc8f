import { fileURLToPath } from 'node:url';
import type { PageView } from '@shop/ports/screens';
import { built } from '@shop/test/built';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import express from 'express';
import pino from 'pino';
import supertest from 'supertest';

const { webFolderOf } = await built('apps/bff/src/create-app.js');
const { ErrorFilter } = await built('apps/bff/src/page/error.filter.js');
const { requestScope } = await built('apps/bff/src/observability/request-scope.js');
const { loadRenderer } = await built('apps/bff/src/page/render/renderer.js');
const root = fileURLToPath(new URL('../..', import.meta.url));
const renderer = await loadRenderer(webFolderOf(root));
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const errors = new ErrorFilter(renderer, log);

/** A page whose view lacks what its screen renders. */
const broken = {
  screen: 'home',
  view: { ...aHomeView(), posters: undefined },
  frame: aFrame(),
  head: { title: '', description: '', alternates: [], isIndexed: false, picture: '', data: [] },
  visitor: aVisitor(),
} as unknown as PageView; // as: a page that the shop never builds

const server = express();
server.use(requestScope);
server.get('/{*path}', (request, response) => {
  try {
    const { screen = broken.screen } = request.query;
    response.send(renderer.page({ ...broken, screen: String(screen) }));
  } catch (error) {
    errors.answer(error, request, response);
  }
});

it.each([
  ['/es/', 'Error interno', 'lo sentimos, algo salió mal', 'Ocurrió en el servidor'],
  ['/en/', 'Internal Error', 'OUUUPS! Something went wrong.', 'It happened on the server'],
  ['/pt/', 'Erro interno', 'desculpe, algo deu errado', 'Aconteceu no servidor'],
])(
  'answers a screen that throws at %s with an error page in its language',
  async (path, ...words) => {
    const { status, text, headers } = await supertest(server).get(`${path}?email=ana@mail.example`);
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(headers['x-request-id']);
    expect(text).not.toMatch(/TypeError|undefined|\bat |<script/);
  },
);

it('logs one line with the page’s reference and nothing of the query', async () => {
  logged.length = 0;
  const { headers } = await supertest(server).get('/es/?email=ana@mail.example');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    event: 'render_failure',
    side: 'server',
    path: '/es/',
    reference: headers['x-request-id'],
  });
  expect(logged[0]?.['message']).toMatch(/^home: /);
  expect(JSON.stringify(logged)).not.toContain('mail.example');
});

it('treats a screen that the web app lacks as one that throws', async () => {
  logged.length = 0;
  const { status, text } = await supertest(server).get('/en/?screen=tomorrow');
  expect(status).toBe(500);
  expect(text).toContain('It happened on the server');
  expect(logged.map(({ message }) => message)).toEqual(['tomorrow: there is no screen tomorrow']);
});
