import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FoundDocument, SearchAsker, SearchGateway } from '@shop/ports/backends';
import { silence } from '@shop/test/fake-backend';
import {
  asker,
  barlovento,
  bodyOf,
  composed,
  help,
  hotel,
  laguna,
  nobody,
  searchAccount,
  searchEvent as event,
  startSearchApi,
  wireAnswer,
  wireFound,
  wireResult,
} from '@shop/test/search-api';
import { wireError } from '@shop/test/wire-replies';

const api = await startSearchApi();
const { upstream, clock, says, tellsToken, seenAt, pathTo, gateway: httpGateway } = api;
beforeEach(() => {
  upstream.seen.length = 0;
  api.speak();
});
afterAll(() => api.stop());

const hostPathOf = (path: string) => Buffer.from(searchAccount.host + path).toString('base64');
const ties = { queryId: 'query-7', sessionId: 'session-7' };
type Ask = (gateway: SearchGateway, by: SearchAsker) => Promise<unknown>;
const suggest: Ask = (gateway, by) => gateway.suggest('laguna', by);
const search: Ask = (gateway, by) => gateway.search('laguna', by);
const answer: Ask = (gateway, by) => gateway.answer('laguna', ties, by);
const tell: Ask = (gateway, by) => gateway.tell(event, by);

describe('on the wire, the http gateway', () => {
  it.each<[string, Ask, object]>([
    ['autocomplete', suggest, { dataStore: 'pages', query: 'laguna' }],
    ['search', search, { engineName: 'engine', query: 'laguna', userPseudoId: 'random-name' }],
    ['answer', answer, { engineName: 'engine', text: 'laguna', ...ties }],
    [
      'analytics',
      tell,
      {
        dataStore: 'pages',
        searchQuery: 'laguna',
        userPseudoId: 'random-name',
        documents: [laguna.id],
        eventType: 'search',
        selectedPosition: 3,
        attributionToken: 'a-1',
      },
    ],
  ])('%s sends this, under the access token, for a page', async (call, ask, body) => {
    await ask(httpGateway(), asker);
    const [sent, ...more] = seenAt(call);
    expect(more).toEqual([]);
    expect(bodyOf(sent)).toEqual(body);
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      cookie: 'currency=MXN; language=es',
      'x-host-path': hostPathOf('/es/parques/'),
    });
  });

  it('gets its token without a payload, under the API token, for the visitor’s page', async () => {
    await search(httpGateway(), asker);
    const [sent] = seenAt('token');
    expect(sent?.body).toBe('');
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer the-api-token',
      cookie: 'currency=MXN; language=es',
      'x-host-path': hostPathOf('/es/parques/'),
    });
  });

  it('sends only the path of the page, cut to the limit', async () => {
    const gateway = httpGateway();
    await search(gateway, {
      ...asker,
      path: `/es/🐚/\ud83d\r\n?q=ana@mail.example#${'a'.repeat(9)}`,
    });
    expect(seenAt('search').at(-1)?.headers['x-host-path']).toBe(hostPathOf('/es/🐚/\ufffd'));
    await search(gateway, { ...asker, path: `/${'ñ'.repeat(16_384)}` });
    expect(seenAt('search').at(-1)?.headers['x-host-path']).toHaveLength(1020);
  });

  it('finds pages, spelling corrections and answers in sentences', async () => {
    const gateway = httpGateway();
    const documents = [laguna, barlovento, hotel, help];
    expect(await search(gateway, asker)).toMatchObject({ kind: 'ok', answer: { documents } });
    const odd = await gateway.search('laguma', asker);
    expect(odd).toMatchObject({ answer: { documents: [], corrected: 'laguna' } });
    expect(await answer(gateway, asker)).toEqual({ kind: 'ok', answer: composed });
    expect(await gateway.answer('zzzz', ties, asker)).toEqual({ kind: 'unknown' });
  });

  it('sends no event without consent', async () => {
    await tell(httpGateway(), nobody);
    expect(seenAt('analytics')).toEqual([]);
  });

  it('sends no name and no cookie without consent', async () => {
    await search(httpGateway(), nobody);
    const [sent] = seenAt('search');
    expect(bodyOf(sent)).toEqual({ engineName: 'engine', query: 'laguna' });
    expect(sent?.headers).not.toHaveProperty('cookie');
  });

  it('sends no cookie with invalid characters or length', async () => {
    const cookies = {
      good: 'a=b!~',
      empty: '',
      two: 'a; sid=stolen',
      line: 'a\r\nX-Evil: 1',
      space: 'a b',
      quoted: '"a"',
      comma: 'a,b',
      back: 'a\\b',
      accent: 'ñ',
      emoji: '🐚',
      'bad name': 'a',
      'a=b': 'a',
      'a\r\nX-Evil': 'a',
      '': 'a',
      long: 'a'.repeat(1001),
    };
    await search(httpGateway(), { ...asker, cookies });
    const [sent] = seenAt('search');
    expect(sent?.headers.cookie).toBe('good=a=b!~; empty=');
    expect(sent?.headers).not.toHaveProperty('x-evil');
  });

  it('reports under its access token, and under the API token before it has one', async () => {
    const gateway = httpGateway();
    const about = { asker: { path: '/pt/pagamento/', cookies: { currency: 'BRL' } } };
    await gateway.report({ at: 'token' }, about);
    expect(seenAt('token')).toEqual([]);
    await gateway.start(about.asker);
    await gateway.report({ at: 'search' }, { ...about, error: 'SEARCH' });
    expect(seenAt('reporting').map(bodyOf)).toEqual([
      { error: 'ERROR', params: { at: 'token' } },
      { error: 'SEARCH', params: { at: 'search' } },
    ]);
    const tokens = seenAt('reporting').map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['Bearer the-api-token', 'Bearer token-1']);
    const page = { 'x-host-path': hostPathOf('/pt/pagamento/'), cookie: 'currency=BRL' };
    for (const { headers } of [...seenAt('token'), ...seenAt('reporting')])
      expect(headers).toMatchObject(page);
  });
});

const bearer = (call = 'search') => seenAt(call).at(-1)?.headers.authorization;
const ok = expect.objectContaining({ kind: 'ok' });
const failedBy = (reason: string) => ({ kind: 'failed', reason });

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) await pause(5);
  expect(isSo()).toBe(true);
}

describe('the access token', () => {
  it('is fetched once for concurrent callers', async () => {
    const gateway = httpGateway();
    const twenty = Array.from({ length: 10 }, () => [gateway.start(), suggest(gateway, asker)]);
    for (const reply of await Promise.all(twenty.flat())) expect(reply).toEqual(ok);
    expect(seenAt('token')).toHaveLength(1);
  });

  it('is renewed at 80 % of its life while calls go on with the old one', async () => {
    const gateway = httpGateway();
    await search(gateway, asker);
    tellsToken('token-2');
    clock.advance(799_999);
    await search(gateway, asker);
    expect(seenAt('token')).toHaveLength(1);
    clock.advance(1);
    expect(await search(gateway, asker)).toEqual(ok);
    await until(() => seenAt('token').length === 2);
    await until(() => bearer() === 'Bearer token-1');
    await pause(20);
    await search(gateway, asker);
    expect(bearer()).toBe('Bearer token-2');
    expect(seenAt('token')).toHaveLength(2);
  });

  it('is used until it expires if no new one comes, and then dropped', async () => {
    const gateway = httpGateway();
    await gateway.start();
    says('token', 503);
    clock.advance(999_999);
    expect(await search(gateway, asker)).toEqual(ok);
    await until(() => seenAt('token').length === 2);
    await pause(20);
    clock.advance(1);
    expect(await search(gateway, asker)).toEqual(failedBy('unavailable'));
    expect(seenAt('search')).toHaveLength(1);
    tellsToken('token-2');
    expect(await search(gateway, asker)).toEqual(ok);
    expect(bearer()).toBe('Bearer token-2');
  });

  it('is fetched once after twenty concurrent refusals, and each call retries once', async () => {
    const gateway = httpGateway();
    await gateway.start();
    tellsToken('token-2');
    upstream.answer(`POST ${pathTo('search')}`, (response, { headers }) => {
      const isOld = headers.authorization === 'Bearer token-1';
      response.writeHead(isOld ? 401 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isOld ? wireError('UNAUTHORIZED') : wireFound([])));
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => search(gateway, asker)));
    expect(replies).toEqual(Array.from({ length: 20 }, () => ok));
    expect(seenAt('token')).toHaveLength(2);
    expect(seenAt('search')).toHaveLength(40);
  });

  it.each(['search', 'autocomplete', 'answer', 'analytics'])(
    'is tried twice and never again when %s refuses every one',
    async (call) => {
      const gateway = httpGateway();
      says(call, 401, wireError('UNAUTHORIZED'));
      for (const ask of [search, suggest, answer, tell]) await ask(gateway, asker);
      expect(seenAt(call)).toHaveLength(2);
      expect(seenAt('token')).toHaveLength(2);
    },
  );

  it('is not fetched again for other refusals', async () => {
    const gateway = httpGateway();
    says('search', 403, wireError('FORBIDDEN'));
    expect(await search(gateway, asker)).toEqual(failedBy('rejected'));
    expect(seenAt('search')).toHaveLength(1);
    expect(seenAt('token')).toHaveLength(1);
  });

  const token = (value: unknown, seconds: unknown = 1000) => ({
    data: { access_token: value, expires_in: seconds },
  });

  it.each<[string, number | typeof silence, unknown, string]>([
    ['a line too much', 200, token('a\r\nX-Evil: 1'), 'malformed'],
    ['a space', 200, token('a b'), 'malformed'],
    ['16 KB', 200, token('a'.repeat(16_384)), 'malformed'],
    ['no life', 200, token('a', 0), 'malformed'],
    ['a life in words', 200, token('a', '1000'), 'malformed'],
    ['a life without end', 200, { data: { access_token: 'a' } }, 'malformed'],
    ['a page', 200, '<html>', 'malformed'],
    ['a wrong API token', 401, wireError('UNAUTHORIZED'), 'rejected'],
    ['an upstream that is down', 500, '', 'unavailable'],
    ['silence', silence, '', 'timeout'],
  ])('with %s is rejected, is fetched once and is not cached', async (_, status, body, why) => {
    const gateway = httpGateway(status);
    says('token', status, body);
    expect(await gateway.start()).toEqual(failedBy(why));
    expect(seenAt('token')).toHaveLength(1);
    expect(await search(gateway, asker)).toEqual(failedBy(why));
    expect(await answer(gateway, asker)).toEqual(failedBy(why));
    expect([seenAt('search'), seenAt('answer')]).toEqual([[], []]);
    tellsToken('token-1');
    expect(await gateway.start()).toEqual({ kind: 'ok', answer: true });
  });
});

const wireLaguna = (differs: object) => {
  const { id, document } = wireResult(laguna);
  return { id, document: { ...document, structData: { ...document.structData, ...differs } } };
};

const documentsOf = async (results: readonly unknown[]) => {
  says('search', 200, wireFound(results));
  const reply = await httpGateway().search('laguna', asker);
  return reply.kind === 'ok' ? reply.answer.documents : reply;
};

describe('a reply of the search API', () => {
  const suggestions = (length: number, suggestion: unknown) => ({
    querySuggestions: Array.from({ length }, () => ({ suggestion })),
  });

  it('loses blanks and duplicates', async () => {
    const all = [' Laguna ', '', '  ', 'Laguna', 'Copalera'].map((suggestion) => ({ suggestion }));
    says('autocomplete', 200, { querySuggestions: all });
    const answer = ['Laguna', 'Copalera'];
    expect(await suggest(httpGateway(), asker)).toEqual({ kind: 'ok', answer });
  });

  it('links answers and events to their search, and has no correction equal to the query', async () => {
    says('search', 200, wireFound([], { correctedQuery: 'laguna', more: true }));
    const tied = { attributionToken: 'attribution', queryId: 'query', sessionId: 'session' };
    const answer = { documents: [], corrected: undefined, ...tied };
    expect(await search(httpGateway(), asker)).toEqual({ kind: 'ok', answer });
  });

  it.each<[string, object]>([
    ['a kind of next year', { kind: 'CRUISE' }],
    ['a kind that every object has', { kind: 'toString' }],
    ['another language of ours', { lang: 'en' }],
    ['a language that is none of ours', { lang: 'fr' }],
    ['another shop', { url: 'https://evil.example/es/' }],
    ['no address', { url: '' }],
  ])('loses a page of %s and keeps the others', async (_, differs) => {
    expect(await documentsOf([wireLaguna(differs), wireResult(hotel)])).toEqual([hotel]);
  });

  it('has no invalid snippet or slug', async () => {
    const bare = { ...laguna, slug: undefined, snippet: '' };
    expect(await documentsOf([wireLaguna({ slug: '../x', snippet: null })])).toEqual([bare]);
  });

  it('has no link to another site, whatever its addresses', async () => {
    const corpus = new URL('../support/corpora/open-redirects.txt', import.meta.url);
    const lines = readFileSync(corpus, 'utf8').split('\n');
    const urls = lines.flatMap((line) => [line, `/${line}`, `/es/${line}`, `/es/../${line}`]);
    let kept = 0;
    for (let from = 0; from < urls.length; from += 100) {
      const batch = urls.slice(from, from + 100).map((url) => wireLaguna({ url }));
      for (const { url } of [await documentsOf(batch)].flat() as FoundDocument[]) {
        // as: each batch is read
        kept += 1;
        const there = new URL(url, 'https://www.coralibri.example');
        expect(there.origin).toBe('https://www.coralibri.example');
        expect(there.pathname).not.toContain('//');
      }
    }
    expect(kept).toBeGreaterThan(100);
  });

  it('has only references of this shop', async () => {
    const references = [
      { title: 'Evil', uri: '//evil.example' },
      { title: 'Laguna Nácar', uri: laguna.url },
    ];
    says('answer', 200, wireAnswer({ references, relatedQuestions: null }));
    const known = { ...composed, related: [] };
    expect(await answer(httpGateway(), asker)).toEqual({ kind: 'ok', answer: known });
  });

  it.each<[string, object]>([
    ['that failed', { state: 'FAILED' }],
    ['that is under way', { state: 'IN_PROGRESS' }],
    ['that is none', { answerText: null }],
  ])('has no answer in one %s', async (_, differs) => {
    says('answer', 200, wireAnswer(differs));
    expect(await answer(httpGateway(), asker)).toEqual({ kind: 'unknown' });
  });

  const searches = (differs: object) => wireFound([wireResult(laguna)], differs);

  it.each<[string, string, Ask, number | typeof silence, unknown, string]>([
    ['autocomplete', 'no list', suggest, 200, {}, 'malformed'],
    ['autocomplete', '201 letters', suggest, 200, suggestions(1, 'a'.repeat(201)), 'malformed'],
    ['autocomplete', 'a page', suggest, 200, '<html>', 'malformed'],
    ['autocomplete', 'a redirect', suggest, 302, '', 'malformed'],
    ['autocomplete', 'an upstream that is down', suggest, 502, '', 'unavailable'],
    ['autocomplete', 'too many calls', suggest, 429, wireError('SLOW'), 'unavailable'],
    ['autocomplete', 'silence', suggest, silence, '', 'timeout'],
    ['search', 'no results', search, 200, searches({ results: null }), 'malformed'],
    ['search', 'no token', search, 200, searches({ attributionToken: undefined }), 'malformed'],
    ['search', 'no query', search, 200, searches({ queryId: '' }), 'malformed'],
    ['search', 'no title', search, 200, wireFound([wireLaguna({ title: '' })]), 'malformed'],
    ['search', 'a wrong question', search, 400, wireError('BAD_REQUEST'), 'rejected'],
    [
      'answer',
      '5,001 letters',
      answer,
      200,
      wireAnswer({ answerText: 'a'.repeat(5001) }),
      'malformed',
    ],
    ['answer', 'no state', answer, 200, wireAnswer({ state: undefined }), 'malformed'],
    ['answer', 'no such session', answer, 404, wireError('NOT_FOUND'), 'rejected'],
  ])('to %s is a failure when it is %s', async (call, _, ask, status, body, reason) => {
    says(call, status, body);
    expect(await ask(httpGateway(status), asker)).toEqual(failedBy(reason));
    expect(seenAt(call)).toHaveLength(1);
  });

  it.each([silence, 500, 404, 200] as const)('to an event is ignored: %p', async (status) => {
    says('analytics', status, '<html>');
    says('reporting', status, '<html>');
    expect(await tell(httpGateway(status), asker)).toBeUndefined();
    expect(await httpGateway(status).report({ at: 'search' })).toBeUndefined();
  });
});
