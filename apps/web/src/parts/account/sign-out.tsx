import type { FrameView } from '@shop/ports/screens';
import type { ReactNode } from 'react';

interface SignOutProps {
  frame: Pick<FrameView, 'account' | 'path'>;
  className?: string;
  children: ReactNode;
}

/** Ends the session by a form and a whole page: nothing of this person is left in this one. */
export const SignOut = ({ frame, className, children }: SignOutProps) => (
  <form method="post" action={frame.account.signOut} data-native="">
    <input type="hidden" name="path" value={frame.path} />
    <button type="submit" className={className}>
      {children}
    </button>
  </form>
);
