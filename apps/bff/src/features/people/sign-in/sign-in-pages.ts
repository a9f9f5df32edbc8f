import { type Language, pathOf, resolvePath, type Route, type RouteName } from '@shop/domain';
import type { SignInTold } from '@shop/ports/screens';
import { safePath } from '../../../http/safe-path.js';

const route = (name: 'signIn' | 'forgot' | 'account'): Route => ({ name, params: {} });

export const signInPath = (language: Language): string => pathOf(route('signIn'), language);
export const forgotPath = (language: Language): string => pathOf(route('forgot'), language);
export const accountPath = (language: Language): string => pathOf(route('account'), language);

export const signInPathTelling = (told: SignInTold, language: Language): string =>
  `${signInPath(language)}?${new URLSearchParams({ told })}`;

export function signInPathTo(next: string, language: Language, isNew = false): string {
  const query = new URLSearchParams({
    ...(isNew ? { new: 'yes' } : {}),
    ...(next === accountPath(language) ? {} : { next }),
  });
  return signInPath(language) + (query.size > 0 ? `?${query}` : '');
}

const notComeBackTo: readonly RouteName[] = [
  'signIn',
  'forgot',
  'confirmAccount',
  'choosePassword',
  'internalError',
];

/** Where a visitor continues after signing in: a page of the shop, never another site. */
export function nextOf(asked: string | undefined, language: Language, origin: string): string {
  const path = safePath(asked ?? '', origin);
  if (path === undefined) return accountPath(language);
  const resolved = resolvePath(new URL(path, origin).pathname);
  const isHere = resolved.kind === 'page' && notComeBackTo.includes(resolved.route.name);
  return isHere ? accountPath(language) : path;
}
