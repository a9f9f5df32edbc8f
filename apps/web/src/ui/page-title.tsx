import type { ReactNode } from 'react';

interface PageTitleProps {
  /** `h1` for a page's name, `hero` over a scene, `h2` above search results. */
  readonly size?: 'h1' | 'hero' | 'h2';
  readonly children: ReactNode;
}

/** The page's only `h1`. It takes the focus after a navigation. */
export const PageTitle = ({ size = 'h1', children }: PageTitleProps) => (
  <h1 id="title" tabIndex={-1} className={`text-${size}`}>
    {children}
  </h1>
);
