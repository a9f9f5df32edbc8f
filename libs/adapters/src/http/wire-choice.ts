import {
  type Choice,
  isFetched,
  type Language,
  type PackageChoice,
  type PartyChoice,
} from '@shop/domain';

export const writeLanguage = (language: Language) => language.toUpperCase();

const writeParty = ({ people, extras, pickup }: PartyChoice) => ({
  Units: people,
  Extras: extras,
  ...(isFetched(extras) && { Pickup: pickup ?? null }),
});

export const writeChoice = (choice: Choice) => ({
  Slug: choice.slug,
  Date: choice.day ?? null,
  StartTime: choice.time ?? null,
  ComponentIds: choice.components,
  ...writeParty(choice),
  ...(choice.nameOnTicket && { NameOnTicket: choice.nameOnTicket }),
});

export const writePackage = ({ parts, ...choice }: PackageChoice) => ({
  ...writeParty(choice),
  Parts: parts.map(({ slug, day, time, components }) => ({
    Slug: slug,
    Date: day,
    StartTime: time ?? null,
    ComponentIds: components,
  })),
});
