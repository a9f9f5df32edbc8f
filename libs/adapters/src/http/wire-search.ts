import { languages, type SearchGroup } from '@shop/domain';
import type { ComposedAnswer, FoundDocument } from '@shop/ports/backends';
import { z } from 'zod';
import { orNone, someOf } from './entries.js';
import * as wire from './wire-values.js';

/** A path of this shop, never of another host, however a browser parses it. */
function isOwnPath(url: string): boolean {
  if (!/^\/(?!\/)[^\\\s\p{C}]*$/u.test(url)) return false;
  const base = 'https://shop.invalid';
  return URL.canParse(url, base) && !new URL(url, base).pathname.includes('//');
}

const address = z.string().max(1000);
const handle = z.string().min(1).max(500);
const sentence = z.string().max(200);

/** A header-safe token (RFC 6750) and its life in seconds. */
export const accessToken = z
  .object({
    data: z.object({
      access_token: z
        .string()
        .max(4096)
        .regex(/^[\w.~+/-]+=*$/),
      expires_in: z.number().positive().max(604_800),
    }),
  })
  .transform(({ data }) => ({ token: data.access_token, seconds: data.expires_in }));

export const querySuggestions = z
  .object({ querySuggestions: someOf(z.object({ suggestion: sentence }), 20) })
  .transform(({ querySuggestions: all }) => [
    ...new Set(all.map(({ suggestion }) => suggestion.trim()).filter(Boolean)),
  ]);

const groups = new Map<string, SearchGroup>([
  ['PARK', 'parks'],
  ['TOUR', 'tours'],
  ['HOTEL', 'hotels'],
  ['HELP', 'help'],
]);

const result = z.object({
  document: z.object({
    id: handle,
    structData: z.object({
      slug: wire.name.nullish(),
      title: z.string().min(1).max(300),
      kind: z.string().max(60),
      lang: z.string().max(35),
      url: address,
      snippet: z.string().max(2000).nullish(),
    }),
  }),
});

/** Leaves out results of an unknown kind or language, or of another site. */
function documentOf({ document: { id, structData } }: z.infer<typeof result>): FoundDocument[] {
  const { title, url, kind, lang, slug, snippet } = structData;
  const group = groups.get(kind);
  const language = languages.find((one) => one === lang);
  if (!group || !language || !isOwnPath(url)) return [];
  const known = wire.slug.safeParse(slug).data;
  return [{ id, group, language, slug: known, title, url, snippet: snippet ?? '' }];
}

export const searchResults = z
  .object({
    results: someOf(result, 100),
    attributionToken: handle,
    correctedQuery: orNone('correctedQuery', sentence),
    queryId: handle,
    sessionId: handle,
  })
  .transform(({ results, correctedQuery, ...tokens }) => ({
    documents: results.flatMap(documentOf),
    corrected: correctedQuery || undefined,
    ...tokens,
  }));

const reference = z.object({ title: z.string().max(300), uri: address });

/** `undefined` if the API has no answer in sentences. */
export const composedAnswer = z
  .object({
    answer: z.object({
      state: z.string().max(60),
      answerText: z.string().max(5000).nullish(),
      references: orNone('references', someOf(reference, 100)),
      relatedQuestions: orNone('relatedQuestions', someOf(sentence, 20)),
    }),
  })
  .transform(({ answer }): ComposedAnswer | undefined => {
    const text = answer.answerText?.trim();
    if (answer.state !== 'SUCCEEDED' || !text) return undefined;
    const references = (answer.references ?? []).filter(({ uri }) => isOwnPath(uri));
    return {
      text,
      references: references.map(({ title, uri }) => ({ title, url: uri })),
      related: (answer.relatedQuestions ?? []).filter((question) => question.trim()),
    };
  });

/** Events and reports get a 204 without a body. */
export const arrived = z.unknown();
