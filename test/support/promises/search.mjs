import assert from 'node:assert/strict';
import { answerOf } from './saying.mjs';

const asker = (language) => ({
  path: `/${language}/`,
  language,
  cookies: {},
  pseudonym: undefined,
});
/** A word of no language, so no page contains it. */
const noWord = 'qzxvkjw';

const once = (all, what) => assert.equal(new Set(all).size, all.length, `${what} more than once`);

/** Promises of every search; `word` occurs on pages of the shop in each language. */
export function searchPromises(gateway, { word }) {
  return [
    {
      name: 'several concurrent first searches all start',
      async keeps() {
        const all = await Promise.all(Array.from({ length: 5 }, () => gateway.start(asker('es'))));
        for (const one of all) assert.deepEqual(one.kind, 'ok', JSON.stringify(one));
      },
    },
    {
      name: 'results are in the language of the request, each page once',
      async keeps() {
        for (const language of ['es', 'en', 'pt']) {
          const { documents } = answerOf(await gateway.search(word, asker(language)), 'search');
          assert.ok(documents.length > 0, `${word} finds nothing in ${language}`);
          once(
            documents.map(({ id }) => id),
            'a page is listed',
          );
          for (const one of documents) {
            assert.equal(one.language, language, one.id);
            assert.match(one.url, new RegExp(`^/${language}/`));
          }
        }
      },
    },
    {
      name: 'an unknown word gets an empty list',
      async keeps() {
        const { documents } = answerOf(await gateway.search(noWord, asker('es')), 'search');
        assert.deepEqual(documents, []);
        assert.deepEqual(answerOf(await gateway.suggest(noWord, asker('es')), 'suggest'), []);
      },
    },
    {
      name: 'each suggestion is listed once',
      async keeps() {
        once(answerOf(await gateway.suggest(word, asker('en')), 'suggest'), 'a word is suggested');
      },
    },
    {
      name: 'an error report resolves to nothing',
      async keeps() {
        assert.equal(await gateway.report({ at: 'promises' }, { error: 'SEARCH' }), undefined);
      },
    },
  ];
}
