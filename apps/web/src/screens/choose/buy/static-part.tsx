import type { BuyAboutView, BuyView, FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { staticParts } from './static-parts.js';

interface StaticPartProps {
  readonly view: BuyView;
  readonly frame: FrameView;
  readonly t: TFunction<'buy'>;
}

export interface PartProps extends StaticPartProps {
  readonly about: BuyAboutView;
}

let parts: typeof staticParts | undefined;

/** Static parts above and below the form: the document has them as HTML. */
export const buyStaticParts = {
  field: 'about',
  load: async () => {
    parts = (await import('./static-parts.js')).staticParts;
  },
} as const;

/** One constant object, so React never rewrites the content. */
const asWritten = { __html: '' };

/** Keeps the server's HTML until the place, currency or language changes. */
export function StaticPart({ part, ...props }: StaticPartProps & { part: 'hero' | 'about' }) {
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
