import type { ReactNode } from 'react';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="co-hidden" id={id}>
      {children}
    </span>
  );
}
