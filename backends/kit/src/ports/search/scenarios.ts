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
    name: 'an access token is valid for a minute to a day',
    shows: 'expires_in is in seconds: at least a minute, at most a day.',
    run: async (kit) => {
      const one = await kit.need<Token>('token');
      const { expires_in: seconds } = one.data;
      holds(seconds >= 60 && seconds <= 86_400, `It is valid for ${seconds} seconds.`);
    },
  },
  {
    name: 'refuses a search with the API token',
    shows: 'A search with the API token instead of an access token gets 401.',
    run: async (kit) => {
      const call = { ...(await finding.call(kit)), token: kit.token };
      await kit.refused('search', call, 'UNAUTHORIZED', 401);
    },
  },
  {
    name: 'a word from a title finds its page',
    shows: 'In each language the longest word of a page’s title finds that page.',
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
    name: 'results are in the language of the page',
    shows: 'Lang and address of the results match the language of the page that sent the search.',
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
    name: 'an unknown word finds nothing',
    shows: 'A text that is on no page gets status 200 and an empty list.',
    run: async (kit) => {
      const { results, totalSize = 0 } = await search(kit, `zq${kit.unique()}`);
      same('What was found', [results.length, totalSize], [0, 0]);
    },
  },
];

export const more: readonly Scenario[] = [
  {
    name: 'the total counts the results',
    shows: 'The total equals the length of the list. It may be larger only if the list is full.',
    run: async (kit) => {
      const { found } = await known(kit);
      const { totalSize, results } = found;
      if (totalSize === undefined) return;
      const isRight = totalSize === results.length || (results.length === 100 && totalSize > 100);
      holds(isRight, `The total is ${totalSize}, the list has ${results.length}.`);
    },
  },
  {
    name: 'no page is listed twice',
    shows: 'Each result is a different document.',
    run: async (kit) => {
      const { found } = await known(kit);
      const ids = found.results.map(({ document }) => document.id);
      same('Documents of one search', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'a repeated search has the same results',
    shows: 'A search that is repeated at once has the same pages in the same order.',
    run: async (kit) => {
      const ids = ({ results }: Found) => results.map(({ document }) => document.id);
      const { word } = await known(kit);
      same('The pages', ids(await search(kit, word)), ids(await search(kit, word)));
    },
  },
  {
    name: 'the first letters of a word have suggestions',
    shows: 'The first four letters of a word from a title have distinct suggestions.',
    run: async (kit) => {
      const { word } = await known(kit);
      const call = { body: { dataStore, query: word.slice(0, 4) }, headers: pageIn('es') };
      const { querySuggestions: all } = await kit.need<Suggestions>('autocomplete', call);
      holds(all.length > 0, `“${word.slice(0, 4)}” has no suggestion.`);
      const texts = all.map(({ suggestion }) => suggestion);
      same('Distinct suggestions', new Set(texts).size, texts.length);
    },
  },
  {
    name: 'an unknown question gets NO_ANSWER',
    shows: 'A question without an answer gets NO_ANSWER, not an invented answer.',
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
    name: 'an answer links to pages in its language',
    shows:
      'An answer has a text. Its references are paths of the shop in the language of the page.',
    run: async (kit) => {
      const { word, found } = await known(kit, 'en');
      const { sessionId, queryId } = found;
      const body = { engineName, text: word, sessionId, queryId };
      const { answer } = await kit.need<Answered>('answer', { body, headers: pageIn('en') });
      if (answer.state !== 'SUCCEEDED') return;
      holds(Boolean(answer.answerText), 'The answer has no text.');
      for (const { uri } of answer.references ?? []) same('A reference', uri.slice(0, 4), '/en/');
    },
  },
  {
    name: 'a search event is accepted',
    shows: 'An event with the shown documents gets 204.',
    changes: 'records one search of the made-up visitor conformance-kit',
    run: async (kit) => {
      const { word, found } = await known(kit);
      const { status } = await kit.ask('analytics', event(found, word));
      same('Its status', status, 204);
    },
  },
  {
    name: 'an error report is accepted with either token',
    shows: 'A report gets 204 with an access token and with the API token.',
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
    name: 'refuses a call without a valid X-Host-Path with BAD_REQUEST',
    shows: 'A call without X-Host-Path, or with one that is not base64, gets 400 BAD_REQUEST.',
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
    name: 'refuses a query of 2,001 characters with BAD_REQUEST',
    shows: 'A query of 2,000 characters is accepted. One more character gets 400 BAD_REQUEST.',
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
