import { Backend, type BackendOptions, HttpSearchGateway } from '@shop/adapters/http';
import { FixedClock } from '@shop/adapters/system';
import type { ComposedAnswer, FoundDocument, SearchAsker } from '@shop/ports/backends';
import { type FakeBackend, type Seen, silence, startBackend } from './fake-backend.js';

export const asker: SearchAsker = {
  path: '/es/parques/',
  language: 'es',
  cookies: { currency: 'MXN', language: 'es' },
  pseudonym: 'random-name',
};
export const nobody: SearchAsker = { ...asker, cookies: {}, pseudonym: undefined };

export const laguna: FoundDocument = {
  id: 'laguna-nacar-es',
  group: 'parks',
  language: 'es',
  slug: 'laguna-nacar',
  title: 'Laguna Nácar',
  url: '/es/entrada-laguna-nacar/',
  snippet: 'Toboganes y un río lento',
};
export const barlovento: FoundDocument = {
  id: 'barlovento-es',
  group: 'tours',
  language: 'es',
  slug: 'barlovento',
  title: 'Barlovento',
  url: '/es/entrada-barlovento/',
  snippet: 'En catamarán hasta la laguna',
};
export const hotel: FoundDocument = {
  ...laguna,
  id: 'arrecife-es',
  group: 'hotels',
  slug: 'arrecife',
  title: 'Hotel Arrecife',
  url: '/es/hoteles/arrecife/',
  snippet: 'Frente a la laguna',
};
export const help: FoundDocument = {
  ...laguna,
  id: 'faq-es',
  group: 'help',
  slug: undefined,
  title: 'Preguntas frecuentes',
  url: '/es/preguntas-frecuentes/',
  snippet: 'Qué llevar a la laguna',
};
const inEnglish: FoundDocument = {
  ...laguna,
  id: 'laguna-nacar-en',
  language: 'en',
  url: '/en/ticket-laguna-nacar/',
  snippet: 'Slides and a slow river',
};
export const documents = [laguna, barlovento, hotel, help, inEnglish];
export const composed: ComposedAnswer = {
  text: 'La Laguna Nácar abre todos los días.',
  references: [{ title: 'Laguna Nácar', url: '/es/entrada-laguna-nacar/' }],
  related: ['¿Cómo llego?'],
};

const kinds = { parks: 'PARK', tours: 'TOUR', hotels: 'HOTEL', help: 'HELP' };
export const wireResult = ({ id, group, language: lang, slug, ...texts }: FoundDocument) => ({
  id,
  document: {
    id,
    structData: { ...texts, slug: slug ?? null, kind: kinds[group], lang, image: '/a.svg' },
  },
});
export const wireFound = (found: readonly unknown[], differs: object = {}) => ({
  results: found,
  totalSize: found.length,
  attributionToken: 'attribution',
  correctedQuery: null,
  queryId: 'query',
  sessionId: 'session',
  ...differs,
});
export const wireAnswer = (differs: object = {}) => ({
  answer: {
    state: 'SUCCEEDED',
    answerText: composed.text,
    references: composed.references.map(({ title, url }) => ({ title, uri: url })),
    relatedQuestions: composed.related,
    ...differs,
  },
  answerQueryToken: 'answer',
});

const pathTo = (call: string) =>
  `/search-api/${call === 'reporting' ? '' : 'google-enterprise/'}${call}`;

export const searchEvent = {
  query: 'laguna',
  documents: [laguna.id],
  position: 3,
  attributionToken: 'a-1',
};

export const searchAccount = {
  host: 'www.coralibri.example',
  dataStore: 'pages',
  engineName: 'engine',
};

/** A search API on loopback with replies that a test sets, and gateways to it. */
export async function startSearchApi() {
  const upstream = await startBackend();
  const waysOf = (deadlineMs: number) => ({
    token: way({ deadlineMs, headers: { authorization: 'Bearer the-api-token' } }),
    suggestions: way({ deadlineMs }),
    search: way({ deadlineMs }),
  });
  const way = (differs: Partial<BackendOptions>) =>
    new Backend({
      name: 'search',
      baseUrl: `${upstream.url}/search-api`,
      deadlineMs: 5000,
      concurrency: 32,
      queue: 64,
      breaker: { calls: 1000, withinMs: 1000, openMs: 1 },
      ...differs,
    });
  const patient = waysOf(5000);
  const hasty = waysOf(1000);
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  const says = (call: string, status: number | typeof silence, body: unknown = '') =>
    upstream.reply(`POST ${pathTo(call)}`, status, body);
  return {
    upstream,
    clock,
    says,
    pathTo,
    /** A gateway without a token; its timeout is short when the API stays silent. */
    gateway: (status?: number | typeof silence) =>
      new HttpSearchGateway(status === silence ? hasty : patient, searchAccount, clock),
    seenAt: (call: string): readonly Seen[] =>
      upstream.seen.filter(({ path }) => path === pathTo(call)),
    tellsToken: (token: string) =>
      says('token', 200, { data: { access_token: token, expires_in: 1000 } }),
    /** Default replies: all hits for `laguna`, none for other queries. */
    speak: () => speak(upstream),
    async stop(): Promise<void> {
      const ways = [...Object.values(patient), ...Object.values(hasty)];
      await Promise.all(ways.map((one) => one.stop()));
      await upstream.stop();
    },
  };
}

export const bodyOf = (seen: Seen | undefined): unknown => JSON.parse(seen?.body || 'null');

function speak(upstream: FakeBackend): void {
  const answers = (call: string, answer: (asked: string) => unknown) =>
    upstream.answer(`POST ${pathTo(call)}`, (response, { body }) => {
      const { query, text } = JSON.parse(body || '{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer(query ?? text)));
    });
  const knows = (query: string) => query === 'laguna';
  answers('token', () => ({ data: { access_token: 'token-1', expires_in: 1000 } }));
  answers('autocomplete', (query) => ({
    querySuggestions: (knows(query) ? documents : []).map(({ title }) => ({ suggestion: title })),
  }));
  answers('search', (query) => {
    const corrected = query === 'laguma' ? { correctedQuery: 'laguna' } : {};
    return wireFound(knows(query) ? documents.map(wireResult) : [], corrected);
  });
  answers('answer', (query) => wireAnswer(knows(query) ? {} : { state: 'FAILED' }));
  upstream.reply(`POST ${pathTo('analytics')}`, 204);
  upstream.reply(`POST ${pathTo('reporting')}`, 204);
}
