import type { FrameView } from '@shop/ports/screens';
import type { ReactNode } from 'react';

interface SignOutProps {
  frame: Pick<FrameView, 'account' | 'path'>;
  className?: string;
  children: ReactNode;
}

/** Signs out with a document load, so that no personal data stays in memory. */
export const SignOut = ({ frame, className, children }: SignOutProps) => (
  <form method="post" action={frame.account.signOut} data-native="">
    <input type="hidden" name="path" value={frame.path} />
    <button type="submit" className={className}>
      {children}
    </button>
  </form>
);
