import { randomUUID } from 'node:crypto';
import type { Asked, Served } from './serve-by-contract.js';

const languages = ['es', 'en', 'pt'] as const;
type Language = (typeof languages)[number];

const titles: Readonly<Record<Language, readonly string[]>> = {
  es: ['Hotel entre palmeras', 'Excursión al cenote', 'Aviario de guacamayas', 'Cómo llegar'],
  en: ['Hotel between palms', 'Trip to the cenote', 'Aviary of macaws', 'How to get there'],
  pt: ['Hotel entre palmeiras', 'Passeio ao cenote', 'Aviário de araras', 'Como chegar'],
};
const kinds = ['HOTEL', 'TOUR', 'PARK', 'HELP'] as const;
const pages = languages.flatMap((lang) =>
  titles[lang].map((title, at) => ({
    id: `${lang}-${at}`,
    structData: { title, kind: kinds[at], lang, url: `/${lang}/page-${at}/` },
  })),
);

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): readonly string[] => plain(text).match(/\p{L}+/gu) ?? [];

function languageOf({ headers }: Asked): Language {
  const page = Buffer.from(String(headers['x-host-path']), 'base64').toString();
  const [, first] = page.split('/');
  return languages.find((one) => one === first) ?? 'es';
}

function found(asked: Asked, text: string) {
  const words = wordsOf(text);
  const lang = languageOf(asked);
  const isOf = ({ title }: { readonly title: string }) =>
    words.length > 0 && words.every((word) => wordsOf(title).includes(word));
  return pages.filter(({ structData }) => structData.lang === lang && isOf(structData));
}

/** A search over a few pages, built from the contract alone. */
export function searchOf(apiToken: string): Served {
  const given = new Set<string>();
  return {
    doors: { api: (token) => token === apiToken, access: (token) => given.has(token) },
    calls: {
      token: () => {
        const access_token = randomUUID();
        given.add(access_token);
        return { data: { access_token, expires_in: 600 } };
      },
      autocomplete: (asked) => {
        const begun = plain(asked.body.query);
        const lang = languageOf(asked);
        const all = new Set(titles[lang].flatMap(wordsOf).filter((word) => word.startsWith(begun)));
        const ten = [...all].slice(0, begun ? 10 : 0);
        return { querySuggestions: ten.map((suggestion) => ({ suggestion })) };
      },
      search: (asked) => {
        const results = found(asked, asked.body.query).map((document) => ({ document }));
        const handles = { attributionToken: 'of-this-search', queryId: 'query', sessionId: 'one' };
        return { results, totalSize: results.length, ...handles };
      },
      answer: (asked) => {
        const [first] = found(asked, asked.body.text);
        if (!first) return { answer: { state: 'NO_ANSWER' } };
        const { title, url } = first.structData;
        const references = [{ title, uri: url }];
        return { answer: { state: 'SUCCEEDED', answerText: title, references } };
      },
      analytics: () => undefined,
      reporting: () => undefined,
    },
  };
}
