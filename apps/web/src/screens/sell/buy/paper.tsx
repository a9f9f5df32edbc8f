import type { BuyAboutView, BuyView, FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { paperParts } from './paper-parts.js';

interface PaperProps {
  readonly view: BuyView;
  readonly frame: FrameView;
  readonly t: TFunction<'buy'>;
}

export interface PartProps extends PaperProps {
  readonly about: BuyAboutView;
}

let parts: typeof paperParts | undefined;

/** Static parts above and below the form: the document has them as HTML. */
export const buyPaper = {
  field: 'about',
  load: async () => {
    parts = (await import('./paper-parts.js')).paperParts;
  },
} as const;

/** One constant object, so React never rewrites the content. */
const asWritten = { __html: '' };

/** Keeps the server's HTML until the place, currency or language changes. */
export function Paper({ part, ...props }: PaperProps & { part: 'hero' | 'about' }) {
  const { view, frame } = props;
  const subject = `${view.slug} ${frame.currency.code} ${frame.language}`;
  const [written, setWritten] = useState(parts ? undefined : subject);
  const Part = parts?.[part];
  const isWritten = !Part || !view.about || written === subject;
  if (!isWritten && written !== undefined) setWritten(undefined);
  return isWritten ? (
    <div key="written" suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
  ) : (
    <div key="live">
      <Part {...props} about={view.about} />
    </div>
  );
}
