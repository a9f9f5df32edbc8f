import { answering, atTheDoor, type Fault, isCall, refusing } from './fault.js';

const port = 'search';
const call = 'POST /google-enterprise/search';
const suggest = 'POST /google-enterprise/autocomplete';
const ask = 'POST /google-enterprise/answer';

const own: readonly Fault[] = [
  {
    port,
    name: 'says in milliseconds how long a token is good',
    caughtBy: ['an access token is good for minutes'],
    how: () =>
      answering('POST /google-enterprise/token', ({ data }) => ({
        data: { ...data, expires_in: data.expires_in * 1000 },
      })),
  },
  {
    port,
    name: 'finds pages of every language',
    caughtBy: ['a page answers in its language'],
    how: () =>
      answering(call, (body) => {
        const page = body.results[0]?.document.structData;
        if (page) Object.assign(page, { lang: page.lang === 'pt' ? 'es' : 'pt' });
        return body;
      }),
  },
  {
    port,
    name: 'finds by capitals',
    caughtBy: ['accents and capitals do not matter'],
    how: () =>
      answering(call, (body, { body: asked }) =>
        asked.query === asked.query.toUpperCase() ? { ...body, results: [], totalSize: 0 } : body,
      ),
  },
  {
    port,
    name: 'finds something for everything',
    caughtBy: ['what nobody wrote finds nothing'],
    how: () => {
      let last: unknown[] = [];
      return answering(call, (body) => {
        if (body.results.length > 0) last = body.results;
        return { ...body, results: last, totalSize: last.length };
      });
    },
  },
  {
    port,
    name: 'counts pages that it does not show',
    caughtBy: ['the total counts the results'],
    how: () =>
      answering(call, (body) => ({ ...body, totalSize: body.totalSize && body.totalSize + 7 })),
  },
  {
    port,
    name: 'shows a page twice',
    caughtBy: ['no page is there twice'],
    how: () =>
      answering(call, (body) => ({
        ...body,
        results: [...body.results.slice(0, 1), ...body.results].slice(0, 100),
        totalSize: body.results.length && body.results.length + 1,
      })),
  },
  {
    port,
    name: 'shuffles what it found',
    caughtBy: ['the same search finds the same'],
    how: () => {
      let turn = 0;
      // The first page stays: what else there is goes round.
      return answering(call, (body) => {
        const [first, ...rest] = body.results;
        turn += 1;
        const at = rest.length > 0 ? turn % rest.length : 0;
        return { ...body, results: first ? [first, ...rest.slice(at), ...rest.slice(0, at)] : [] };
      });
    },
  },
  {
    port,
    name: 'suggests nothing',
    caughtBy: ['a beginning has suggestions'],
    how: () => answering(suggest, () => ({ querySuggestions: [] })),
  },
  {
    port,
    name: 'invents an answer',
    caughtBy: ['what nobody asked has no answer'],
    how: () =>
      answering(ask, (body) => ({
        ...body,
        answer: { state: 'SUCCEEDED', answerText: 'Of course.', references: [] },
      })),
  },
  {
    port,
    name: 'answers in English with pages in Spanish',
    caughtBy: ['an answer leads to pages of its language'],
    how: () =>
      answering(ask, (body, { body: { text } }) =>
        text.startsWith('zq')
          ? body
          : {
              ...body,
              answer: {
                state: 'SUCCEEDED',
                answerText: 'Yes.',
                references: [{ title: 'Ayuda', uri: '/es/ayuda/' }],
              },
            },
      ),
  },
  {
    port,
    name: 'takes no report under the API token',
    caughtBy: ['an error is told under either token'],
    how: () => {
      let reports = 0;
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, 'POST /reporting')) return answer;
          reports += 1;
          return reports === 1
            ? answer
            : { ...answer, status: 401, headers: json, body: { code: 'UNAUTHORIZED' } };
        },
      };
    },
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: ['a call says which page it comes from', 'every answer fits its contract'],
    how: () => ({
      answer: (answer) =>
        answer.body?.field === 'X-Host-Path' ? { ...answer, status: 200 } : answer,
    }),
  },
  {
    port,
    name: 'cuts a long question instead of refusing it',
    caughtBy: ['a long question is no search'],
    how: () => ({
      ask: (asked) =>
        isCall(asked, call) && asked.body?.query
          ? { ...asked, body: { ...asked.body, query: asked.body.query.slice(0, 2000) } }
          : asked,
    }),
  },
  {
    port,
    name: 'takes the API token for an access token',
    caughtBy: ['the API token lets nobody search'],
    how: () => {
      let first = 0;
      const found = { results: [], attributionToken: 'a', queryId: 'b', sessionId: 'c' };
      // The two refusals of strangers come first.
      return refusing('UNAUTHORIZED', (answer) =>
        (first += 1) <= 2 ? answer : { ...answer, status: 200, body: found },
      );
    },
  },
];

const json = { 'content-type': 'application/json' };

export const searchFaults: readonly Fault[] = [
  ...atTheDoor(port, 'search', 'search', call),
  ...own,
];
