import { randomBytes, randomUUID } from 'node:crypto';
import type { Answered } from './answer-index.js';
import { type SearchDocument, snippetOf } from './document.js';
import type { Hits } from './search-index.js';

const newToken = () => randomBytes(18).toString('base64url');

const resultWire = ({ id, slug, title, kind, lang, url, image, snippet }: SearchDocument) => ({
  id,
  document: {
    id,
    structData: { slug, title, kind, lang, url, image, snippet: snippetOf(snippet) },
  },
});

/** The most results in a reply. */
const mostResults = 100;

/** The results in the shape of the wire; an empty string stands for none. */
export const searchWire = ({ documents, corrected = '' }: Hits) => ({
  results: documents.slice(0, mostResults).map(resultWire),
  totalSize: documents.length,
  attributionToken: newToken(),
  correctedQuery: corrected,
  queryId: randomUUID(),
  sessionId: randomUUID(),
});

export const answerWire = (answered: Answered | undefined) => ({
  answer: answered
    ? {
        state: 'SUCCEEDED',
        answerText: answered.best.answer,
        references: [{ title: answered.best.title, uri: answered.best.url }],
        relatedQuestions: answered.related.map(({ title }) => title),
      }
    : { state: 'NO_ANSWER', answerText: '', references: [], relatedQuestions: [] },
  answerQueryToken: newToken(),
});

export const suggestionsWire = (suggestions: readonly string[]) => ({
  querySuggestions: suggestions.map((suggestion) => ({ suggestion })),
});
