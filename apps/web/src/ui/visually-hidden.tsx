import type { ReactNode } from 'react';

export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="co-hidden" id={id}>
      {children}
    </span>
  );
}
