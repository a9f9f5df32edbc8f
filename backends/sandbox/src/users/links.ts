import { type Language, pathOf } from '@shop/domain';
import type { Users } from './users.js';

type Linked = 'signIn' | 'confirmAccount' | 'choosePassword';

const shopLink = (name: Linked, { shopOrigin }: Users, language: Language): string =>
  shopOrigin + pathOf({ name, params: {} }, language);

/** The token is in the URL's fragment, which no server, log or other site sees. */
export const confirmLink = (users: Users, token: string, language: Language): string =>
  `${shopLink('confirmAccount', users, language)}#${token}`;

export const passwordLink = (users: Users, token: string, language: Language): string =>
  `${shopLink('choosePassword', users, language)}#${token}`;

export const signInLink = (users: Users, language: Language): string =>
  shopLink('signIn', users, language);
