import { type Language, languages, resolvePath } from '@shop/domain';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf, type Reply } from './support/sandbox-calls.js';

const sandbox = await startSandbox();
const search = callsOf(sandbox, 'search');
afterEach(() => {
  sandbox.faults.clear();
  sandbox.search.tokens.shorten();
  sandbox.setNow(new Date());
});

type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;
const engine = { engineName: 'coralibri' };
const store = { dataStore: 'coralibri' };

async function newToken(): Promise<string> {
  const reply = await search('POST', '/google-enterprise/token');
  return reply.body.data.access_token;
}

const pageOf = (language: string) =>
  Buffer.from(`localhost:3000/${language}/busqueda/`).toString('base64');

async function ask(path: string, body: Fields, language = 'es', own: Headers = {}): Promise<Reply> {
  const Authorization = own.Authorization ?? `Bearer ${await newToken()}`;
  const headers = { 'X-Host-Path': pageOf(language), ...own, Authorization };
  return search('POST', path, { body, headers });
}

const find = async (query: string, language = 'es') =>
  (await ask('/google-enterprise/search', { ...engine, query }, language)).body;

const suggest = async (query: string, language = 'es'): Promise<readonly string[]> => {
  const reply = await ask('/google-enterprise/autocomplete', { ...store, query }, language);
  return reply.body.querySuggestions.map(({ suggestion }: { suggestion: string }) => suggestion);
};

const answer = async (text: string, language = 'es') => {
  const of = { ...engine, text, sessionId: 'a-session', queryId: 'a-query' };
  return (await ask('/google-enterprise/answer', of, language)).body.answer;
};

interface Result {
  readonly document: { readonly structData: Readonly<Record<string, string>> };
}
const pagesIn = (found: { readonly results: readonly Result[] }) =>
  found.results.map(({ document }) => document.structData);

const event = {
  ...store,
  searchQuery: 'cenotes',
  userPseudoId: 'a-visitor',
  documents: ['place-ojos-de-agua-es'],
  eventType: 'search',
  attributionToken: 'a-token',
};

describe('access', () => {
  it('issues a token of five minutes for the API token', async () => {
    const { body } = await search('POST', '/google-enterprise/token');
    expect(body.data).toEqual({ access_token: expect.stringMatching(/^.{40,}$/), expires_in: 300 });
    expect(await newToken()).not.toBe(body.data.access_token);
  });

  const statusWith = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await ask('/reporting', {}, 'es', headers)).status;
  };

  it('expires', async () => {
    const token = await newToken();
    sandbox.setNow(new Date(Date.now() + 299_000));
    expect(await statusWith(token)).toBe(204);
    sandbox.setNow(new Date(Date.now() + 301_000));
    expect(await statusWith(token)).toBe(401);
  });

  it('ends on revocation', async () => {
    const token = await newToken();
    sandbox.search.tokens.revoke();
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(await newToken())).toBe(204);
  });

  it('can be revoked and shortened from another process', async () => {
    const order = (method: string, body?: Fields) =>
      fetch(`${sandbox.url}/__faults/search-tokens`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const token = await newToken();
    expect((await order('POST', { mode: 'revoke' })).status).toBe(204);
    expect(await statusWith(token)).toBe(401);
    expect((await order('POST', { mode: 'shorten', seconds: 2 })).status).toBe(204);
    const short = await search('POST', '/google-enterprise/token');
    expect(short.body.data.expires_in).toBe(2);
    expect((await order('POST', { mode: 'shorten', seconds: 0 })).status).toBe(400);
    expect((await order('DELETE')).status).toBe(204);
    const usual = await search('POST', '/google-enterprise/token');
    expect(usual.body.data.expires_in).toBe(300);
  });
});

describe('the page of a call', () => {
  it.each([
    ['es', 'es'],
    ['en', 'en'],
    ['pt', 'pt'],
    ['fr', 'es'],
    ['', 'es'],
  ])('sets the language: /%s/ gets replies in %s', async (part, language) => {
    const pages = pagesIn(await find('cenotes', part));
    expect(pages.length).toBeGreaterThan(0);
    expect([...new Set(pages.map(({ lang }) => lang))]).toEqual([language]);
    expect(pages.every(({ url }) => url?.startsWith(`/${language}/`))).toBe(true);
  });
});

describe('a search', () => {
  it('returns the fields of a result page', async () => {
    const [first] = (await find('ojos de agua')).results;
    expect(first).toEqual({
      id: 'place-ojos-de-agua-es',
      document: {
        id: 'place-ojos-de-agua-es',
        structData: {
          slug: 'ojos-de-agua',
          title: 'Ojos de Agua',
          kind: 'TOUR',
          lang: 'es',
          url: '/es/tour-ojos-de-agua/',
          image: '/pictures/scenes/ojos-de-agua.svg',
          snippet: expect.stringMatching(/cenote/),
        },
      },
    });
  });

  it.each<readonly [Language, string, string, string]>([
    ['es', 'cenotte', 'Ojos de Agua', 'cenote'],
    ['es', 'xenote', 'Ojos de Agua', 'cenote'],
    ['es', 'rio', 'Son de Río', ''],
    ['es', 'lagna nacar', 'Laguna Nácar', 'laguna nácar'],
    ['es', 'tirol', 'Copalera', ''],
    ['es', 'hotel manglar', 'Hotel Coralibrí Manglar', ''],
    ['es', 'cómo llegar a bruma', 'Cómo llegar a Bruma', ''],
    ['es', 'parque con toboganes para niños chiquitos', 'Laguna Nácar', ''],
    ['en', 'snorquel', 'Laguna Nácar', 'snorkel'],
    ['en', 'things to do in cancun', 'Things to do in Cancún', ''],
    ['pt', 'snorquel', 'Laguna Nácar', 'snorkel'],
    ['pt', 'hoteis', 'Hotéis', ''],
  ])('finds in %s by "%s": %s', async (language, query, title, corrected) => {
    const found = await find(query, language);
    expect(pagesIn(found)[0]?.title).toBe(title);
    expect(found.correctedQuery).toBe(corrected);
    expect(found.totalSize).toBe(found.results.length);
  });

  it.each(['submarino', 'asdfgh', '', '   ', 'de', '¿?', 'a'])(
    'finds nothing by "%s"',
    async (query) => {
      expect(await find(query)).toMatchObject({ results: [], totalSize: 0, correctedQuery: '' });
    },
  );

  it.each(languages)('finds everything on sale, on pages of the shop, in %s', async (language) => {
    const names = sandbox.content.products.map(({ slug }) => slug);
    const queries = [
      'gran ceiba',
      'copalera',
      'laguna nacar',
      'bruma',
      'son de rio',
      'ojos de agua',
    ];
    const all = [...queries, 'camino blanco', 'barlovento', 'guarida', 'hotel', 'palmas'];
    const pages = (await Promise.all(all.map((query) => find(query, language)))).flatMap(pagesIn);
    const sold = pages.filter(({ kind }) => kind !== 'HELP').map(({ slug }) => slug);
    expect(new Set(sold)).toEqual(new Set([...names, 'hxm', 'hxa', 'lcdlp', '']));
    for (const { url = '' } of pages)
      expect(resolvePath(url.replace(/#.*$/, ''))).toMatchObject({ kind: 'page', language });
  });
});

describe('suggestions', () => {
  it.each<readonly [Language, string, string]>([
    ['es', 'gran ce', 'Gran Ceiba'],
    ['es', 'xenot', 'cenotes'],
    ['en', 'how to get to b', 'How to get to Bruma'],
    ['pt', 'prai', 'praia'],
    ['pt', 'lagun', 'Laguna Nácar'],
  ])('complete in %s "%s" to "%s"', async (language, typed, suggestion) => {
    expect(await suggest(typed, language)).toContain(suggestion);
  });

  it('come in tens without duplicates, prefix matches first', async () => {
    const suggestions = await suggest('c');
    expect(suggestions).toHaveLength(10);
    expect(new Set(suggestions).size).toBe(10);
    expect(suggestions[0]).toMatch(/^c/i);
  });

  it.each(['qqqq', '', '¿', 'submarinos'])('are none for "%s"', async (typed) => {
    expect(await suggest(typed)).toEqual([]);
  });
});

describe('an answer', () => {
  it.each<readonly [Language, string, RegExp, string]>([
    ['es', '¿Puedo cambiar la fecha?', /24 horas antes/, 'gran-ceiba/#cambiar-fecha'],
    ['es', 'qué llevo a bruma', /muda seca/, 'bruma/#que-llevar'],
    ['pt', 'posso mudar a data', /24 horas/, 'gran-ceiba/#cambiar-fecha'],
  ])('in %s to "%s"', async (language, text, said, page) => {
    const { state, answerText, references } = await answer(text, language);
    expect({ state, answerText }).toEqual({
      state: 'SUCCEEDED',
      answerText: expect.stringMatching(said),
    });
    expect(references).toEqual([
      {
        title: expect.any(String),
        uri: expect.stringMatching(new RegExp(`^/${language}/.*${page}$`)),
      },
    ]);
  });

  it('names related questions', async () => {
    const { relatedQuestions } = await answer('cuánto pagan los niños');
    expect(relatedQuestions).toContain('Son de Río · ¿Pueden ir niños?');
  });

  it('fills in every place name', async () => {
    const { answerText } = await answer('¿Qué es un boleto abierto?');
    expect(answerText).toMatch(/Gran Ceiba/);
  });

  it.each(['quién ganó el mundial', 'bruma', '', '¿?', 'receta de mole'])(
    'does not exist for "%s"',
    async (text) => {
      expect(await answer(text)).toEqual({
        state: 'NO_ANSWER',
        answerText: '',
        references: [],
        relatedQuestions: [],
      });
    },
  );
});

describe('the event store', () => {
  it('keeps events, with position 0 by default', async () => {
    expect((await ask('/google-enterprise/analytics', event)).status).toBe(204);
    expect(
      (await ask('/google-enterprise/analytics', { ...event, selectedPosition: 3 })).status,
    ).toBe(204);
    const stored = sandbox.search.events.entries.slice(-2);
    expect(stored).toEqual([
      { ...event, selectedPosition: 0 },
      { ...event, selectedPosition: 3 },
    ]);
  });

  it('keeps reports, named ERROR by default', async () => {
    await ask('/reporting', { params: { at: '/es/' } });
    await ask('/reporting', { error: 'AUTOCOMPLETE', params: {} });
    expect(sandbox.search.reports.entries.slice(-2)).toEqual([
      { error: 'ERROR', params: { at: '/es/' } },
      { error: 'AUTOCOMPLETE', params: {} },
    ]);
  });
});

describe('untrusted input', () => {
  it('does not hide a match', async () => {
    expect(pagesIn(await find('\u202ecenotes\u202c'))[0]?.title).toBe('Ojos de Agua');
  });

  it.each<readonly [string, Fields, string]>([
    ['/google-enterprise/search', { ...engine, query: 'a'.repeat(2001) }, 'query'],
    ['/google-enterprise/search', { ...engine }, 'query'],
    ['/google-enterprise/search', { engineName: 'a'.repeat(81), query: 'a' }, 'engineName'],
    ['/google-enterprise/answer', { ...engine, text: 'a', queryId: 'q' }, 'sessionId'],
    ['/google-enterprise/analytics', { ...event, selectedPosition: -1 }, 'selectedPosition'],
    ['/reporting', { params: 'all' }, 'params'],
  ])('is refused as a call: %s %#', async (path, body, field) => {
    const reply = await ask(path, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', field } });
  });
});

describe('faults', () => {
  it('occur when configured, in this API only', async () => {
    sandbox.faults.add({ api: 'newsletter', mode: 'down' });
    expect((await ask('/reporting', {})).status).toBe(204);
    sandbox.faults.add({ api: 'search', mode: 'down', path: '/google-enterprise/search' });
    const down = await ask('/google-enterprise/search', { ...engine, query: 'a' });
    expect(down).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await ask('/reporting', {})).status).toBe(204);
  });
});
