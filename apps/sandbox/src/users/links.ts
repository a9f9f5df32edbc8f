import { type Language, pathOf } from '@shop/domain';
import type { Users } from './users.js';

const userPage = (page: 'confirm' | 'reset', { publicUrl }: Users, token: string, lang: Language) =>
  `${publicUrl}/users/${page}?${new URLSearchParams({ token, lang })}`;

export const confirmLink = (users: Users, token: string, language: Language): string =>
  userPage('confirm', users, token, language);

export const resetLink = (users: Users, token: string, language: Language): string =>
  userPage('reset', users, token, language);

/** The shop's own page. */
export const signInLink = ({ shopOrigin }: Users, language: Language): string =>
  shopOrigin + pathOf({ name: 'signIn', params: {} }, language);
