import { type Language, pathOf } from '@shop/domain';

/** Pages that a mail leads to, with a token in the fragment of their address. */
export const mailTokenRoutes = ['confirmAccount', 'choosePassword'] as const;
export type MailTokenRoute = (typeof mailTokenRoutes)[number];

export const mailTokenPath = (name: MailTokenRoute, language: Language): string =>
  pathOf({ name, params: {} }, language);
