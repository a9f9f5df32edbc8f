import type { ReactNode } from 'react';

interface PageTitleProps {
  /** How large: a page's name, one over a scene, or one that makes room for what was found. */
  readonly size?: 'h1' | 'hero' | 'h2';
  readonly children: ReactNode;
}

/** The one heading of a page: it names the page, and the focus goes there after a move. */
export const PageTitle = ({ size = 'h1', children }: PageTitleProps) => (
  <h1 id="title" tabIndex={-1} className={`text-${size}`}>
    {children}
  </h1>
);
