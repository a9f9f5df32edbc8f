import type { MouseEvent } from 'react';
import { useLatePart } from './use-late-part.js';

/** One value, so that React never writes it again. */
const asWritten = { __html: '' };

/** When its code can't be had, a part that the server wrote works as it is, and its counts count. */
export const AsWritten = ({ className }: { className?: string }) => (
  <div
    {...useLatePart()}
    className={className}
    onClick={step}
    suppressHydrationWarning
    dangerouslySetInnerHTML={asWritten}
  />
);

/** The buttons of a count move the field between them, within its limits. */
function step({ target }: MouseEvent): void {
  const pressed = target as Element; // as: a press is on an element
  countOf(pressed.closest('[type=number]+*')?.previousElementSibling)?.stepUp();
  countOf(pressed.closest(':has(+[type=number])')?.nextElementSibling)?.stepDown();
}

const countOf = (field: Element | null | undefined) => field as HTMLInputElement | undefined; // as: it has that type
