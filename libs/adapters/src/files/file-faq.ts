import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language, Translated } from '@shop/domain';
import type { FaqQuestion, FaqText } from '@shop/ports/backends';
import { placeFile, translated } from './content-schema.js';
import {
  type FaqCommonFile,
  faqCommonFile,
  type FaqPlaceFile,
  faqPlaceFile,
  type FaqQuestionEntry,
} from './help-schema.js';
import { ContentError, readJson } from './read-json.js';

const commonName = join('faq', 'common.json');

interface Faq {
  /** By place key, in the order of `common.json`. */
  readonly places: ReadonlyMap<string, Translated<FaqText>>;
  readonly all: Translated<FaqText>;
}

export function readFaq(folder: string): Faq {
  const common = readJson(folder, commonName, faqCommonFile);
  checkPlaces(folder, common);
  const places = new Map(common.places.map((key) => [key, readPlace(folder, key, common)]));
  return { places, all: translated((language) => ofAll(common, places, language)) };
}

/** The first place represents it; its links lead to no place. */
function ofAll(common: FaqCommonFile, places: Faq['places'], language: Language): FaqText {
  const { lead, summary, place } = common.all;
  const [first] = places.values();
  const own = { place: first?.[language].place ?? '', summary, questions: [] };
  const shown = faqIn(common, own, common.questions, place[language], language);
  return { ...shown, heading: shown.name, lead: lead[language] };
}

/** Every place has a file, every file a place, and every exception an existing place. */
function checkPlaces(folder: string, { places, questions }: FaqCommonFile): void {
  const files = readdirSync(join(folder, 'faq')).map((name) => basename(name, '.json'));
  const extra = files.filter((key) => key !== 'common' && !places.includes(key));
  const lost = questions.flatMap(({ id, except }) =>
    except.filter((key) => !places.includes(key)).map((key) => `${id}.except: no place ${key}`),
  );
  const problems = [...extra.map((key) => `places: ${key} is not among them`), ...lost];
  if (problems.length > 0) throw new ContentError(join(folder, commonName), problems);
}

function readPlace(folder: string, key: string, common: FaqCommonFile): Translated<FaqText> {
  const name = join('faq', `${key}.json`);
  const own = readJson(folder, name, faqPlaceFile);
  const place = readJson(folder, join('places', `${own.place}.json`), placeFile);
  const entries = [
    ...own.questions,
    ...common.questions.filter(({ except }) => !except.includes(key)),
  ];
  const ids = entries.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0)
    throw new ContentError(join(folder, name), [`questions: ${twice.join(', ')} there twice`]);
  return translated((language) => faqIn(common, own, entries, place.name, language));
}

function faqIn(
  common: FaqCommonFile,
  own: FaqPlaceFile,
  entries: readonly FaqQuestionEntry[],
  name: string,
  language: Language,
): FaqText {
  const named = (text: string) => text.replaceAll('{place}', name);
  const questionIn = ({ id, group, links, ...entry }: FaqQuestionEntry): FaqQuestion => ({
    id,
    group,
    question: named(entry[language].question),
    answer: entry[language].answer.map(named),
    links: links.map((to) => ({ to, name: named(common.links[to][language]) })),
  });
  return {
    name: common.name[language],
    heading: named(common.heading[language]),
    lead: named(common.lead[language]),
    summary: own.summary[language],
    place: own.place,
    questions: entries.map(questionIn),
  };
}
