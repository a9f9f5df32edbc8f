import type { Language, Product } from '@shop/domain';
import { type Answered, AnswerIndex } from './answer-index.js';
import { documentOf, type Entry } from './entries.js';
import { Folder } from './folder.js';
import { pageEntries } from './page-entries.js';
import { complete, type Phrase, phrasesOf } from './phrases.js';
import { questionDocument, questionIn, readQuestions } from './questions.js';
import { type Hits, SearchIndex } from './search-index.js';
import { hotelEntries, placeEntries } from './sold-entries.js';
import { Vocabulary } from './spelling.js';

interface LanguageIndex {
  readonly vocabulary: Vocabulary;
  readonly index: SearchIndex;
  readonly answers: AnswerIndex;
  readonly phrases: readonly Phrase[];
}

interface Stock {
  readonly entries: readonly Entry[];
  readonly questions: Awaited<ReturnType<typeof readQuestions>>;
}

const mostSuggestions = 10;

/** All that can be found. Read at the first search; indexed at the first search in a language. */
export class Library {
  private stock: Promise<Stock> | undefined;
  private readonly indexes = new Map<Language, LanguageIndex>();

  constructor(
    private readonly contentDir: string,
    private readonly products: readonly Product[],
  ) {}

  async find(query: string, language: Language): Promise<Hits> {
    return (await this.languageIndex(language)).index.find(query);
  }

  /** Completions of the typed text; if there are none, completions of its correction. */
  async suggest(typed: string, language: Language): Promise<readonly string[]> {
    const { phrases, vocabulary } = await this.languageIndex(language);
    const found = complete(phrases, typed, mostSuggestions);
    if (found.length > 0) return found;
    const meant = vocabulary.correctBeginning(typed) ?? vocabulary.correct(typed) ?? '';
    return complete(phrases, meant, mostSuggestions);
  }

  async answer(text: string, language: Language): Promise<Answered | undefined> {
    return (await this.languageIndex(language)).answers.answer(text);
  }

  private async languageIndex(language: Language): Promise<LanguageIndex> {
    this.stock ??= this.read();
    const { entries, questions } = await this.stock;
    const kept = this.indexes.get(language) ?? languageIndexOf(entries, questions, language);
    this.indexes.set(language, kept);
    return kept;
  }

  private async read(): Promise<Stock> {
    const folder = new Folder(this.contentDir);
    const [places, hotels, pages, questions] = await Promise.all([
      placeEntries(folder, this.products),
      hotelEntries(folder),
      pageEntries(folder),
      readQuestions(folder),
    ]);
    return { entries: [...places, ...hotels, ...pages], questions };
  }
}

function languageIndexOf(
  entries: Stock['entries'],
  questions: Stock['questions'],
  language: Language,
): LanguageIndex {
  const asked = questions.map((question) => questionIn(question, language));
  const documents = [
    ...entries.map((entry) => documentOf(entry, language)),
    ...asked.map((question) => questionDocument(question, language)),
  ];
  const vocabulary = new Vocabulary(documents, language);
  return {
    vocabulary,
    index: new SearchIndex(documents, language, vocabulary),
    answers: new AnswerIndex(asked, language),
    phrases: phrasesOf(documents, language),
  };
}
