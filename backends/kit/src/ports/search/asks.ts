import type { Call } from '../../kit/client.js';
import type { Sample } from '../../kit/general.js';
import type { Given, Kit } from '../../kit/scenario.js';

export interface Token {
  readonly data: { readonly access_token: string; readonly expires_in: number };
}
export interface Found {
  readonly results: readonly {
    readonly document: {
      readonly id: string;
      readonly structData: Readonly<Record<'title' | 'lang' | 'url' | 'kind', string>>;
    };
  }[];
  readonly totalSize?: number;
  readonly attributionToken: string;
  readonly correctedQuery?: string;
  readonly queryId: string;
  readonly sessionId: string;
}
export interface Answered {
  readonly answer: {
    readonly state: string;
    readonly answerText?: string;
    readonly references?: readonly { readonly uri: string }[];
  };
}
export interface Suggestions {
  readonly querySuggestions: readonly { readonly suggestion: string }[];
}

export const languages = ['es', 'en', 'pt'] as const;
export const engineName = 'conformance';
export const dataStore = 'conformance';

/** Only the operator knows which words find a page; most shops have one of these. */
export const wordsGiven: Given = {
  name: 'words',
  means: 'comma-separated words, one of which finds a page in each language',
  byDefault: 'hotel,park,parque,tour,ticket,boleto,ingresso,a,e',
};

export const pageIn = (language: string) => ({
  'X-Host-Path': Buffer.from(`shop.example/${language}/`).toString('base64'),
});

export const search = (kit: Kit, query: string, language = 'es') =>
  kit.need<Found>('search', { body: { engineName, query }, headers: pageIn(language) });

/** A page that this server finds, and a word from its title. */
export const known = (kit: Kit, language = 'es') =>
  kit.found(`page in ${language}`, async () => {
    const words = kit.given('words').split(',');
    for (const query of words) {
      const found = await search(kit, query, language);
      const title = found.results[0]?.document.structData.title ?? '';
      const own = title.split(/[^\p{L}]+/u).filter((word) => word.length > 4);
      const word = own.sort((one, two) => two.length - one.length)[0];
      if (word) return { word, found };
    }
    return kit.block(
      `none of ${words.join(', ')} finds a page in ${language}; pass others with --with words=…`,
    );
  });

export const finding: Sample = {
  operation: 'search',
  call: async () => ({ body: { engineName, query: 'hotel' }, headers: pageIn('es') }),
};

export const event = (found: Found, query: string): Call => ({
  headers: pageIn('es'),
  body: {
    dataStore,
    searchQuery: query,
    userPseudoId: 'conformance-kit',
    eventType: 'search',
    documents: found.results.slice(0, 3).map(({ document }) => document.id),
    selectedPosition: 0,
    attributionToken: found.attributionToken,
  },
});

export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
