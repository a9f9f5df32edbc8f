import { type Choice, isFetched, type Language, type PackageChoice } from '@shop/domain';

export const writeLanguage = (language: Language) => language.toUpperCase();

const writePickup = ({ extras, pickup }: Pick<Choice, 'extras' | 'pickup'>) =>
  isFetched(extras) && { Pickup: pickup ?? null };

export const writeChoice = (choice: Choice) => ({
  Slug: choice.slug,
  Date: choice.day ?? null,
  StartTime: choice.time ?? null,
  Units: choice.people,
  Extras: choice.extras,
  ComponentIds: choice.components,
  ...writePickup(choice),
});

export const writePackage = ({ people, extras, pickup, parts }: PackageChoice) => ({
  Units: people,
  Extras: extras,
  ...writePickup({ extras, pickup }),
  Parts: parts.map(({ slug, day, time, components }) => ({
    Slug: slug,
    Date: day,
    StartTime: time ?? null,
    ComponentIds: components,
  })),
});
