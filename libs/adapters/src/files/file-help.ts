import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, type Translated } from '@shop/domain';
import {
  type FaqText,
  type HelpContent,
  type LegalDocument,
  type LegalText,
  type PhotoPassText,
} from '@shop/ports/backends';
import { translated } from './content-schema.js';
import { readFaq } from './file-faq.js';
import { type LegalFile, legalFile, type PhotoPassFile, photoPassFile } from './help-schema.js';
import { ContentError, readJson } from './read-json.js';

/** Answers, terms and notices, checked at start; throws a `ContentError` on a mistake. */
export class FileHelp implements HelpContent {
  readonly faqPlaces: readonly string[];
  readonly #faq: ReturnType<typeof readFaq>;
  readonly #legal: Readonly<Record<LegalDocument, Translated<LegalText>>>;
  readonly #photoPass: Translated<PhotoPassText>;

  constructor(folder: string) {
    this.#faq = readFaq(folder);
    this.faqPlaces = [...this.#faq.places.keys()];
    this.#legal = { privacy: readLegal(folder, 'privacy'), terms: readLegal(folder, 'terms') };
    this.#photoPass = readPhotoPass(folder);
  }

  faq(place: string, language: Language): FaqText | undefined {
    return this.#faq.places.get(place)?.[language];
  }

  faqOfAll(language: Language): FaqText {
    return this.#faq.all[language];
  }

  legal(document: LegalDocument, language: Language): LegalText {
    return this.#legal[document][language];
  }

  photoPass(language: Language): PhotoPassText {
    return this.#photoPass[language];
  }
}

function readLegal(folder: string, document: LegalDocument): Translated<LegalText> {
  const name = join('legal', `${document}.json`);
  const file = readJson(folder, name, legalFile);
  const ids = file.sections.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw new ContentError(join(folder, name), [`sections.${twice}.id: there twice`]);
  return translated((language) => legalIn(file, language));
}

const legalIn = ({ version, sections, ...file }: LegalFile, language: Language): LegalText => ({
  ...file[language],
  version,
  sections: sections.map((section) => ({
    id: section.id,
    right: section.right,
    ...section[language],
  })),
});

function readPhotoPass(folder: string): Translated<PhotoPassText> {
  const name = 'photo-pass.json';
  const file = readJson(folder, name, photoPassFile);
  const named = [
    { at: 'scene', slug: file.scene },
    ...file.places.map(({ slug }, index) => ({ at: `places.${index}.slug`, slug })),
  ];
  const missing = named.filter(({ slug }) => !existsSync(join(folder, 'places', `${slug}.json`)));
  if (missing.length > 0)
    throw new ContentError(
      join(folder, name),
      missing.map(({ at, slug }) => `${at}: there is no places/${slug}.json`),
    );
  return translated((language) => photoPassIn(file, language));
}

const photoPassIn = (
  { scene, places, ...file }: PhotoPassFile,
  language: Language,
): PhotoPassText => ({
  ...file[language],
  scene,
  places: places.map((place) => ({ slug: place.slug, where: place[language] })),
});
