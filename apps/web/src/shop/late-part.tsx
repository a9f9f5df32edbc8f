import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { AsWritten } from './as-written.js';
import { useLatePart } from './use-late-part.js';

type Count = HTMLInputElement | null | undefined;

/** Steps a number field without React, as the early script does. */
function step({ target }: MouseEvent): void {
  const pressed = target as Element; // as: clicks target elements
  const less = pressed.closest(':has(+[type=number])')?.nextElementSibling as Count; // as: its type says so
  const more = pressed.closest('[type=number]+*')?.previousElementSibling as Count; // as: its type says so
  less?.stepDown();
  more?.stepUp();
}

const StaticHtml = () => <AsWritten onClick={step} />;

/**
 * A part with its own chunk, loaded when it first shows. Documents contain it in full; pages that
 * come as data first load it through `staticParts`.
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
    default: await fetchPart().catch((): Part => StaticHtml),
  }));
  const staticParts = {
    load: async () => {
      await fetchPart();
    },
  } as const;
  function Shown(props: Props) {
    // Never swapped later, so that nothing typed is lost when the code loads.
    const [Part] = useState<Part>(() => there ?? (Late as unknown as Part)); // as: lazy only widens what it takes
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Shown, staticParts };
}
