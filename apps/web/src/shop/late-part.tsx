import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { AsWritten } from './as-written.js';
import { useLatePart } from './use-late-part.js';

type Count = HTMLInputElement | null | undefined;

/** The buttons of a count move the field between them, within its limits. */
function step({ target }: MouseEvent): void {
  const pressed = target as Element; // as: a press is on an element
  const less = pressed.closest(':has(+[type=number])')?.nextElementSibling as Count; // as: of that type
  const more = pressed.closest('[type=number]+*')?.previousElementSibling as Count; // as: of that type
  less?.stepDown();
  more?.stepUp();
}

const Paper = () => <AsWritten onClick={step} />;

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
    default: await fetchPart().catch((): Part => Paper),
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
