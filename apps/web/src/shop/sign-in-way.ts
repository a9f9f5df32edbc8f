import type { FrameView } from '@shop/ports/screens';

/** Sign-in URL that returns to this page. */
export const signInFrom = ({ account, path }: Pick<FrameView, 'account' | 'path'>): string =>
  `${account.signIn}?next=${encodeURIComponent(path)}`;
