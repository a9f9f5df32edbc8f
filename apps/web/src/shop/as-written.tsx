import type { MouseEventHandler } from 'react';
import { useLatePart } from './use-late-part.js';

interface AsWrittenProps {
  className?: string;
  onClick?: MouseEventHandler;
}

/** One value, so that React never writes it again. */
const written = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** When its code can't be had, a part that the server wrote works as it is. */
export const AsWritten = (props: AsWrittenProps) => (
  <div {...useLatePart()} {...props} {...written} />
);
