import type { MouseEventHandler } from 'react';
import { useLatePart } from './use-late-part.js';

interface AsWrittenProps {
  className?: string;
  onClick?: MouseEventHandler;
}

/** One constant object, so React never rewrites the content. */
const written = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** Keeps the server's HTML when a part's code fails to load. */
export const AsWritten = (props: AsWrittenProps) => (
  <div {...useLatePart()} {...props} {...written} />
);
