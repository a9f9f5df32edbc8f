import { type Language, pathOf } from '@shop/domain';

/** Pages that mails link to, with a token in the URL's fragment. */
export const mailTokenRoutes = ['confirmAccount', 'choosePassword'] as const;
export type MailTokenRoute = (typeof mailTokenRoutes)[number];

export const mailTokenPath = (name: MailTokenRoute, language: Language): string =>
  pathOf({ name, params: {} }, language);
