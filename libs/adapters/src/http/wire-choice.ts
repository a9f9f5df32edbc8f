import type { Choice, Language, PackageChoice } from '@shop/domain';

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

/** A package as the body of a write; people and add-ons are said once. */
export const writePackage = ({ people, extras, parts }: PackageChoice) => ({
  Units: people,
  Extras: extras,
  Parts: parts.map(({ slug, day, time, components }) => ({
    Slug: slug,
    Date: day,
    StartTime: time ?? null,
    ComponentIds: components,
  })),
});
