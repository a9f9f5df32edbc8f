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
      name: 'whoever asks first, and however many at once, is let in',
      async keeps() {
        const all = await Promise.all(Array.from({ length: 5 }, () => gateway.start(asker('es'))));
        for (const one of all) assert.deepEqual(one.kind, 'ok', JSON.stringify(one));
      },
    },
    {
      name: 'what is found is of the language of who asks, each page once',
      async keeps() {
        for (const language of ['es', 'en', 'pt']) {
          const { documents } = answerOf(await gateway.search(word, asker(language)), 'search');
          assert.ok(documents.length > 0, `nothing is found of ${word} in ${language}`);
          once(
            documents.map(({ id }) => id),
            'a page is found',
          );
          for (const one of documents) {
            assert.equal(one.language, language, one.id);
            assert.match(one.url, new RegExp(`^/${language}/`));
          }
        }
      },
    },
    {
      name: 'nothing is found of a word that is none, and that is an answer',
      async keeps() {
        const { documents } = answerOf(await gateway.search(noWord, asker('es')), 'search');
        assert.deepEqual(documents, []);
        assert.deepEqual(answerOf(await gateway.suggest(noWord, asker('es')), 'suggest'), []);
      },
    },
    {
      name: 'each suggestion is there once',
      async keeps() {
        once(answerOf(await gateway.suggest(word, asker('en')), 'suggest'), 'a word is suggested');
      },
    },
    {
      name: 'who tells of an error waits for no answer of use',
      async keeps() {
        assert.equal(await gateway.report({ at: 'promises' }, { error: 'SEARCH' }), undefined);
      },
    },
  ];
}
