import { answering, atTheDoor, type Fault, faultsOf, isCall, replying } from './fault.js';

const port = 'search';
const fault = faultsOf(port);
const call = 'POST /google-enterprise/search';
const ask = 'POST /google-enterprise/answer';

const succeeded = (answerText: string, references: readonly object[] = []) => ({
  answer: { state: 'SUCCEEDED', answerText, references },
});

const own: readonly Fault[] = [
  fault(
    'says in milliseconds how long a token is good',
    'an access token is good for minutes',
    answering('POST /google-enterprise/token', ({ data }) => void (data.expires_in *= 1000)),
  ),
  fault(
    'finds pages of every language',
    'a page answers in its language',
    answering(call, ({ results }) => {
      const page = results[0]?.document.structData;
      if (page) page.lang = page.lang === 'pt' ? 'es' : 'pt';
    }),
  ),
  fault(
    'finds by capitals',
    'accents and capitals do not matter',
    answering(call, (body, { body: { query } }) =>
      query === query.toUpperCase() ? { ...body, results: [], totalSize: 0 } : body,
    ),
  ),
  fault('finds something for everything', 'what nobody wrote finds nothing', () => {
    let last: unknown[] = [];
    return answering(call, (body) => {
      if (body.results.length > 0) last = body.results;
      return { ...body, results: last, totalSize: last.length };
    });
  }),
  fault(
    'counts pages that it does not show',
    'the total counts the results',
    answering(call, (body) => void (body.totalSize &&= body.totalSize + 7)),
  ),
  fault(
    'shows a page twice',
    'no page is there twice',
    answering(call, (body) => ({
      ...body,
      results: [...body.results.slice(0, 1), ...body.results].slice(0, 100),
      totalSize: body.results.length && body.results.length + 1,
    })),
  ),
  fault('shuffles what it found', 'the same search finds the same', () => {
    let turn = 0;
    // Keeps the first page and rotates the rest.
    return answering(call, (body) => {
      const [first, ...rest] = body.results;
      turn += 1;
      const at = rest.length > 0 ? turn % rest.length : 0;
      return { ...body, results: first ? [first, ...rest.slice(at), ...rest.slice(0, at)] : [] };
    });
  }),
  fault(
    'suggests nothing',
    'a beginning has suggestions',
    answering('POST /google-enterprise/autocomplete', () => ({ querySuggestions: [] })),
  ),
  fault(
    'invents an answer',
    'what nobody asked has no answer',
    answering(ask, (body) => ({ ...body, ...succeeded('Of course.') })),
  ),
  fault(
    'answers in English with pages in Spanish',
    'an answer leads to pages of its language',
    answering(ask, (body, { body: { text } }) =>
      text.startsWith('zq')
        ? body
        : { ...body, ...succeeded('Yes.', [{ title: 'Ayuda', uri: '/es/ayuda/' }]) },
    ),
  ),
  fault('takes no report under the API token', 'an error is told under either token', () => {
    let reports = 0;
    return {
      answer: (answer, asked) => {
        if (!isCall(asked, 'POST /reporting')) return answer;
        return (reports += 1) === 1 ? answer : replying(401, { code: 'UNAUTHORIZED' });
      },
    };
  }),
  fault(
    'answers 200 with an error in it',
    ['a call says which page it comes from', 'every answer fits its contract'],
    {
      answer: (answer) =>
        answer.body?.field === 'X-Host-Path' ? { ...answer, status: 200 } : answer,
    },
  ),
  fault('cuts a long question instead of refusing it', 'a long question is no search', {
    ask: (asked) =>
      isCall(asked, call) && asked.body?.query
        ? { ...asked, body: { ...asked.body, query: asked.body.query.slice(0, 2000) } }
        : asked,
  }),
  fault('takes the API token for an access token', 'the API token lets nobody search', () => {
    let first = 0;
    const found = { results: [], attributionToken: 'a', queryId: 'b', sessionId: 'c' };
    return {
      // Skips the first two refusals, which test authorisation.
      answer: (answer) =>
        answer.body?.code === 'UNAUTHORIZED' && (first += 1) > 2
          ? { ...answer, status: 200, body: found }
          : answer,
    };
  }),
];

export const searchFaults: readonly Fault[] = [
  ...atTheDoor(port, 'search', 'search', call),
  ...own,
];
