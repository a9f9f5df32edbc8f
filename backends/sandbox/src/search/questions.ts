import { type Language, pathOf } from '@shop/domain';
import { z } from 'zod';
import { type AnsweredQuestion, type SearchDocument, snippetOf } from './document.js';
import { said } from './entries.js';
import type { Folder } from './folder.js';

const question = z.object({
  id: z.string(),
  ...said(z.object({ question: z.string(), answer: z.array(z.string()) })).shape,
});

const commonFile = z.object({
  places: z.array(z.string()),
  questions: z.array(question.extend({ except: z.array(z.string()).default([]) })),
});

const placeFile = z.object({ place: z.string(), questions: z.array(question) });
const named = z.object({ name: z.string() });

/** A question at the place whose page answers it. */
interface Asked {
  readonly park: string;
  readonly name: string;
  /** The same at every place; the first place answers it. */
  readonly isCommon: boolean;
  readonly entry: z.infer<typeof question>;
}

/** All questions of all places. Common ones come once, and last. */
export async function readQuestions(folder: Folder): Promise<readonly Asked[]> {
  const { known: common } = await folder.read('faq/common.json', commonFile);
  const places = await Promise.all(
    common.places.map(async (park) => {
      const { known } = await folder.read(`faq/${park}.json`, placeFile);
      const { name } = (await folder.read(`places/${known.place}.json`, named)).known;
      return { park, name, questions: known.questions };
    }),
  );
  const own = places.flatMap(({ park, name, questions }) =>
    questions.map((entry) => ({ park, name, isCommon: false, entry })),
  );
  const shared = common.questions.flatMap(({ except, ...entry }) => {
    const first = places.find(({ park }) => !except.includes(park));
    return first ? [{ park: first.park, name: first.name, isCommon: true, entry }] : [];
  });
  return [...own, ...shared];
}

export function questionIn({ park, name, isCommon, entry }: Asked, language: Language) {
  const inPlace = (text: string) => text.replaceAll('{place}', name);
  const { question: written, answer } = entry[language];
  const asked = inPlace(written);
  return {
    id: `faq-${park}-${entry.id}-${language}`,
    title: isCommon || asked.includes(name) ? asked : `${name} · ${asked}`,
    place: isCommon ? '' : name,
    question: asked,
    answer: answer.map(inPlace).join(' '),
    url: `${pathOf({ name: 'faq', params: { park } }, language)}#${entry.id}`,
  } satisfies AnsweredQuestion;
}

/** A question is found like a page; it links to its position on one. */
export const questionDocument = (asked: AnsweredQuestion, lang: Language): SearchDocument => ({
  id: asked.id,
  kind: 'HELP',
  lang,
  slug: '',
  title: asked.title,
  url: asked.url,
  image: '',
  head: '',
  snippet: snippetOf(asked.answer),
  text: asked.answer,
});
