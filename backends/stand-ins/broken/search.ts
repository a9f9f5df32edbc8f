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
    'sends expires_in in milliseconds',
    'an access token is valid for a minute to a day',
    answering('POST /google-enterprise/token', ({ data }) => void (data.expires_in *= 1000)),
  ),
  fault(
    'sends pages in another language',
    'results are in the language of the page',
    answering(call, ({ results }) => {
      const page = results[0]?.document.structData;
      if (page) page.lang = page.lang === 'pt' ? 'es' : 'pt';
    }),
  ),
  fault(
    'finds nothing in capitals',
    'accents and capitals do not matter',
    answering(call, (body, { body: { query } }) =>
      query === query.toUpperCase() ? { ...body, results: [], totalSize: 0 } : body,
    ),
  ),
  fault('finds pages for any word', 'an unknown word finds nothing', () => {
    let last: unknown[] = [];
    return answering(call, (body) => {
      if (body.results.length > 0) last = body.results;
      return { ...body, results: last, totalSize: last.length };
    });
  }),
  fault(
    'counts pages that it does not list',
    'the total counts the results',
    answering(call, (body) => void (body.totalSize &&= body.totalSize + 7)),
  ),
  fault(
    'lists a page twice',
    'no page is listed twice',
    answering(call, (body) => ({
      ...body,
      results: [...body.results.slice(0, 1), ...body.results].slice(0, 100),
      totalSize: body.results.length && body.results.length + 1,
    })),
  ),
  fault('changes the order of results', 'a repeated search has the same results', () => {
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
    'sends no suggestions',
    'the first letters of a word have suggestions',
    answering('POST /google-enterprise/autocomplete', () => ({ querySuggestions: [] })),
  ),
  fault(
    'invents an answer',
    'an unknown question gets NO_ANSWER',
    answering(ask, (body) => ({ ...body, ...succeeded('Of course.') })),
  ),
  fault(
    'links to Spanish pages from an English answer',
    'an answer links to pages in its language',
    answering(ask, (body, { body: { text } }) =>
      text.startsWith('zq')
        ? body
        : { ...body, ...succeeded('Yes.', [{ title: 'Ayuda', uri: '/es/ayuda/' }]) },
    ),
  ),
  fault(
    'refuses a report with the API token',
    'an error report is accepted with either token',
    () => {
      let reports = 0;
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, 'POST /reporting')) return answer;
          return (reports += 1) === 1 ? answer : replying(401, { code: 'UNAUTHORIZED' });
        },
      };
    },
  ),
  fault(
    'sends an error with status 200',
    [
      'refuses a call without a valid X-Host-Path with BAD_REQUEST',
      'every reply fits the contract',
    ],
    {
      answer: (answer) =>
        answer.body?.field === 'X-Host-Path' ? { ...answer, status: 200 } : answer,
    },
  ),
  fault(
    'shortens a long query instead of refusing it',
    'refuses a query of 2,001 characters with BAD_REQUEST',
    {
      ask: (asked) =>
        isCall(asked, call) && asked.body?.query
          ? { ...asked, body: { ...asked.body, query: asked.body.query.slice(0, 2000) } }
          : asked,
    },
  ),
  fault('accepts the API token for a search', 'refuses a search with the API token', () => {
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
