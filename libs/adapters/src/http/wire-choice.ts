import type { Choice, Language } from '@shop/domain';

export const writeLanguage = (language: Language) => language.toUpperCase();

/** A choice as the body of a write; prices are never part of it. */
export const writeChoice = (choice: Choice) => ({
  Slug: choice.slug,
  Date: choice.day ?? null,
  StartTime: choice.time ?? null,
  Units: choice.people,
  Extras: choice.extras,
  ComponentIds: choice.components,
});
