import type { FrameView } from '@shop/ports/screens';

/** The way to the sign-in that comes back to this page. */
export const signInFrom = ({ account, path }: Pick<FrameView, 'account' | 'path'>): string =>
  `${account.signIn}?next=${encodeURIComponent(path)}`;
