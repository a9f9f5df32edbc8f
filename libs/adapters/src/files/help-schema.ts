import { faqGroups, isParkDay, type ParkDay, rightKinds } from '@shop/domain';
import { faqTargets } from '@shop/ports/backends';
import { z } from 'zod';
import { translated } from './content-schema.js';
import { slug, text as anyText } from './shapes.js';

/** Lengths that search engines show; the shop's name follows the title (docs/rules/pages.md). */
const longestHeading = 47;
const longestSummary = 155;

const text = anyText.refine((written) => !/[<>]/.test(written), 'HTML is not content');
const texts = z.array(text).min(1);
const heading = text.max(longestHeading);
const summary = text.max(longestSummary);
const inAll = <Shape extends z.ZodType>(shape: Shape) => z.strictObject(translated(() => shape));

const question = z.strictObject({
  id: slug,
  group: z.enum(faqGroups),
  links: z.array(z.enum(faqTargets)).default([]),
  ...translated(() => z.strictObject({ question: text, answer: texts })),
});

/** `faq/common.json`: questions for every place except those in `except`. */
export const faqCommonFile = z.strictObject({
  places: z.array(slug).min(1),
  name: inAll(text),
  heading: inAll(text),
  lead: inAll(text),
  /** The page of all places; `{place}` becomes this text there. */
  all: z.strictObject({ lead: inAll(text), summary: inAll(summary), place: inAll(text) }),
  links: z.record(z.enum(faqTargets), inAll(text)),
  questions: z.array(question.extend({ except: z.array(slug).default([]) })).min(1),
});

/** `faq/<place>.json`: questions for one place. `{place}` becomes its name. */
export const faqPlaceFile = z.strictObject({
  place: slug,
  summary: inAll(summary),
  questions: z.array(question).min(1),
});

const table = z
  .strictObject({ caption: text, head: texts, rows: z.array(texts).min(1) })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'a row is not as long as its head',
  );

const part = z.union([
  text.transform((written) => ({ kind: 'text', text: written }) as const),
  z.strictObject({ list: texts }).transform(({ list }) => ({ kind: 'list', items: list }) as const),
  z.strictObject({ table }).transform((one) => ({ kind: 'table', ...one.table }) as const),
]);

const section = z.strictObject({
  id: slug,
  right: z.enum(rightKinds).optional(),
  ...translated(() =>
    z.strictObject({ title: text, inShort: text.optional(), parts: z.array(part).min(1) }),
  ),
});

/** `legal/<document>.json`. Section ids are the same in all languages. */
export const legalFile = z.strictObject({
  version: z.custom<ParkDay>(
    (value) => typeof value === 'string' && isParkDay(value),
    'not a day such as 2026-09-01',
  ),
  sections: z.array(section).min(1),
  ...translated(() => z.strictObject({ heading, lead: text, summary })),
});

export const photoPassFile = z.strictObject({
  scene: slug,
  places: z.array(z.strictObject({ slug, ...translated(() => text) })).min(1),
  ...translated(() =>
    z.strictObject({
      heading,
      lead: text,
      summary,
      covers: texts,
      notCovered: texts,
      steps: z.array(z.strictObject({ title: text, text })).min(1),
    }),
  ),
});

export type FaqCommonFile = z.infer<typeof faqCommonFile>;
export type FaqPlaceFile = z.infer<typeof faqPlaceFile>;
export type FaqQuestionEntry = z.infer<typeof question>;
export type LegalFile = z.infer<typeof legalFile>;
export type PhotoPassFile = z.infer<typeof photoPassFile>;
