import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CartEditorProps } from './cart-editor.js';

type Editor = ComponentType<CartEditorProps>;

const fetchEditor = async (): Promise<Editor> => (await import('./paper-parts.js')).CartEditor;

let there: Editor | undefined;

/** A document is written with it in full, and a page that comes as data waits for it. */
export const cartPaper = {
  load: async () => {
    there = await fetchEditor();
  },
} as const;

/** When the code can't be had: the form that the server wrote works as it is; else it is asked for one. */
function AsWritten() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.childElementCount === 0) location.reload();
  }, []);
  const written = { __html: '' };
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={written} />;
}

const Late = lazy(async () => ({
  default: await fetchEditor().catch((): Editor => AsWritten),
}));

/** The form of what is open: its code comes when something is opened, and is no part of the cart's. */
export function LateEditor(props: CartEditorProps) {
  // As it was first, so that nothing typed is lost when its code comes.
  const [Shown] = useState(() => there ?? Late);
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
