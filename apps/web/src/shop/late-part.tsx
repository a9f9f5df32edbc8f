import { type ComponentType, lazy, Suspense, useState } from 'react';
import { AsWritten } from './as-written.js';
import { useLatePart } from './use-late-part.js';

/**
 * A part whose code comes when it is first shown, and is no part of its screen's. `paper` is the
 * screen's: a document is written with the part in full, and a page that comes as data waits for it.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type Part = ComponentType<Props>;
  let there: Part | undefined;
  const inPart = (Whole: Part): Part =>
    function LatePart(props) {
      return (
        <div {...useLatePart()}>
          <Whole {...props} />
        </div>
      );
    };
  const fetchPart = async (): Promise<Part> => (there ??= inPart(await load()));
  const Late = lazy(async () => ({
    default: await fetchPart().catch((): Part => AsWritten),
  }));
  const paper = {
    load: async () => {
      await fetchPart();
    },
  } as const;
  function Shown(props: Props) {
    // As it was first, so that nothing typed is lost when its code comes.
    const [Part] = useState<Part>(() => there ?? (Late as unknown as Part)); // as: lazy only widens what it takes
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Shown, paper };
}
