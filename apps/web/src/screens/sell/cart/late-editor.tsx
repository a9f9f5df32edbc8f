import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { CartEditorProps } from './cart-editor.js';

type Editor = ComponentType<CartEditorProps>;

let there: Editor | undefined;

const inPart = (Editor: Editor): Editor =>
  function Part(props) {
    return (
      <div>
        <Editor {...props} />
      </div>
    );
  };

const fetchEditor = async (): Promise<Editor> =>
  (there ??= inPart((await import('./paper-parts.js')).CartEditor));

/** A document is written with it in full, and a page that comes as data waits for it. */
export const cartPaper = {
  load: async () => {
    await fetchEditor();
  },
} as const;

/** One value, so that React never writes it again. */
const asWritten = { __html: '' };

/** When its code can't be had, the form that the server wrote works as it is. */
const AsWritten = () => <div suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />;

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
