import type { Call } from '../../kit/client.js';
import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import {
  type Answered,
  dataStore,
  engineName,
  event,
  finding,
  type Found,
  known,
  languages,
  pageIn,
  plain,
  search,
  type Suggestions,
  type Token,
} from './asks.js';

export const pages: readonly Scenario[] = [
  {
    name: 'an access token is good for minutes',
    shows: 'An access token says in seconds how long it is good: at least a minute, at most a day.',
    run: async (kit) => {
      const one = await kit.need<Token>('token');
      const { expires_in: seconds } = one.data;
      holds(seconds >= 60 && seconds <= 86_400, `It is good for ${seconds} seconds.`);
    },
  },
  {
    name: 'the API token lets nobody search',
    shows: 'A search under the API token instead of an access token is answered 401.',
    run: async (kit) => {
      const call = { ...(await finding.call(kit)), token: kit.token };
      await kit.refused('search', call, 'UNAUTHORIZED', 401);
    },
  },
  {
    name: 'a word of a title finds its page',
    shows: 'A page is found by the longest word of its own title, in each language.',
    run: async (kit) => {
      for (const language of languages) {
        const { word } = await known(kit, language);
        const { results } = await search(kit, word, language);
        const titles = results.map(({ document }) => document.structData.title);
        holds(
          titles.some((title) => plain(title).toLowerCase().includes(plain(word).toLowerCase())),
          `In ${language} “${word}” finds ${JSON.stringify(titles.slice(0, 5))}.`,
        );
      }
    },
  },
  {
    name: 'a page answers in its language',
    shows: 'Results are of the language of the page that asked: their lang and their address.',
    run: async (kit) => {
      for (const language of languages) {
        const { found } = await known(kit, language);
        for (const { document } of found.results) {
          const { lang, url } = document.structData;
          same('A result', [lang, url.slice(0, 4)], [language, `/${language}/`]);
        }
      }
    },
  },
  {
    name: 'accents and capitals do not matter',
    shows: 'A word finds the same first page in capitals and without its accents.',
    run: async (kit) => {
      const { word } = await known(kit);
      const [first, ...others] = await Promise.all(
        [word, word.toUpperCase(), plain(word)].map((query) => search(kit, query)),
      );
      for (const other of others)
        same('The first page', other.results[0]?.document.id, first?.results[0]?.document.id);
    },
  },
  {
    name: 'what nobody wrote finds nothing',
    shows: 'A text that is on no page finds none, with status 200 and an empty list.',
    run: async (kit) => {
      const { results, totalSize = 0 } = await search(kit, `zq${kit.unique()}`);
      same('What was found', [results.length, totalSize], [0, 0]);
    },
  },
];

export const more: readonly Scenario[] = [
  {
    name: 'the total counts the results',
    shows: 'The total is as large as the list, and larger only where the list is full.',
    run: async (kit) => {
      const { found } = await known(kit);
      const { totalSize, results } = found;
      if (totalSize === undefined) return;
      const isRight = totalSize === results.length || (results.length === 100 && totalSize > 100);
      holds(isRight, `It says ${totalSize} and shows ${results.length}.`);
    },
  },
  {
    name: 'no page is there twice',
    shows: 'Each result is another document.',
    run: async (kit) => {
      const { found } = await known(kit);
      const ids = found.results.map(({ document }) => document.id);
      same('Documents of one search', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'the same search finds the same',
    shows: 'A search that is asked again at once has the same pages in the same order.',
    run: async (kit) => {
      const ids = ({ results }: Found) => results.map(({ document }) => document.id);
      const { word } = await known(kit);
      same('The pages', ids(await search(kit, word)), ids(await search(kit, word)));
    },
  },
  {
    name: 'a beginning has suggestions',
    shows: 'The first letters of a title are made up to something that begins like it.',
    run: async (kit) => {
      const { word } = await known(kit);
      const call = { body: { dataStore, query: word.slice(0, 4) }, headers: pageIn('es') };
      const { querySuggestions: all } = await kit.need<Suggestions>('autocomplete', call);
      holds(all.length > 0, `“${word.slice(0, 4)}” has no suggestion.`);
      const texts = all.map(({ suggestion }) => suggestion);
      same('Suggestions, each once', new Set(texts).size, texts.length);
    },
  },
  {
    name: 'what nobody asked has no answer',
    shows: 'A question that the answers do not know is NO_ANSWER, not an invented one.',
    run: async (kit) => {
      const { found } = await known(kit);
      const body = {
        engineName,
        text: `zq${kit.unique()}`,
        sessionId: found.sessionId,
        queryId: found.queryId,
      };
      const { answer } = await kit.need<Answered>('answer', { body, headers: pageIn('es') });
      same('Its state', answer.state, 'NO_ANSWER');
    },
  },
  {
    name: 'an answer leads to pages of its language',
    shows:
      'An answer has a text, and its references are paths of the shop in the asker’s language.',
    run: async (kit) => {
      const { word, found } = await known(kit, 'en');
      const { sessionId, queryId } = found;
      const body = { engineName, text: word, sessionId, queryId };
      const { answer } = await kit.need<Answered>('answer', { body, headers: pageIn('en') });
      if (answer.state !== 'SUCCEEDED') return;
      holds(Boolean(answer.answerText), 'It has no text.');
      for (const { uri } of answer.references ?? []) same('A reference', uri.slice(0, 4), '/en/');
    },
  },
  {
    name: 'what was searched and taken is noted',
    shows: 'An event with the documents that were shown is answered 204.',
    changes: 'notes one search of the made-up visitor conformance-kit',
    run: async (kit) => {
      const { word, found } = await known(kit);
      const { status } = await kit.ask('analytics', event(found, word));
      same('Its status', status, 204);
    },
  },
  {
    name: 'an error is told under either token',
    shows: 'A report is answered 204 under an access token and under the API token.',
    changes: 'reports two errors named CONFORMANCE',
    run: async (kit) => {
      const call = { body: { error: 'CONFORMANCE', params: {} }, headers: pageIn('es') };
      for (const token of [undefined, kit.token]) {
        const { status } = await kit.ask('reporting', token ? { ...call, token } : call);
        same('Its status', status, 204);
      }
    },
  },
  {
    name: 'a call says which page it comes from',
    shows:
      'A call without X-Host-Path, or with one that is no base64, is answered 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = await finding.call(kit);
      for (const at of ['', 'no base64'])
        await kit.refused(
          'search',
          { ...call, headers: { 'X-Host-Path': at } },
          'BAD_REQUEST',
          400,
        );
    },
  },
  {
    name: 'a long question is no search',
    shows: 'A text of 2,000 characters is answered; one more is 400 BAD_REQUEST.',
    run: async (kit) => {
      const asked = (length: number): Call => ({
        body: { engineName, query: 'a'.repeat(length) },
        headers: pageIn('es'),
      });
      await kit.need('search', asked(2000));
      await kit.refused('search', asked(2001), 'BAD_REQUEST', 400);
    },
  },
];
