import { type Language, pathOf, type Route, translated, type Translated } from '@shop/domain';
import { z } from 'zod';
import { type DocumentKind, imageOf, type SearchDocument } from './document.js';

export interface Entry {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly route: Route;
  readonly slug: string;
  readonly scene: string | undefined;
  readonly title: Translated;
  readonly head: Translated;
  readonly summary: Translated;
  readonly file: unknown;
}

export const said = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ es: shape, en: shape, pt: shape });

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every text of a file in one language, at any depth. */
export function textsIn(file: unknown, language: Language): readonly string[] {
  if (!isNode(file)) return [];
  return language in file
    ? stringsIn(file[language])
    : Object.values(file).flatMap((part) => textsIn(part, language));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isNode(value) ? Object.values(value).flatMap(stringsIn) : [];
}

export function documentOf(entry: Entry, language: Language): SearchDocument {
  const { id, kind, route, slug, scene, title, head, summary, file } = entry;
  return {
    id: `${id}-${language}`,
    kind,
    lang: language,
    slug,
    title: title[language],
    url: pathOf(route, language),
    image: imageOf(scene),
    snippet: summary[language],
    head: head[language],
    text: textsIn(file, language).join('\n'),
  };
}

/** A help page, whose title is its description. */
export const helpEntry = (
  id: string,
  route: Route,
  told: Pick<Entry, 'title' | 'summary' | 'file'> & Partial<Pick<Entry, 'slug' | 'scene'>>,
): Entry => ({
  id,
  route,
  kind: 'HELP',
  slug: '',
  scene: undefined,
  head: translated(() => ''),
  ...told,
});
