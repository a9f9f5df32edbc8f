import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLatePart } from './use-late-part.js';

/** One value, so that React never writes it again. */
const asWritten = { __html: '' };

/** When its code can't be had, the form that the server wrote works as it is, and its counts count. */
const AsWritten = () => (
  <div
    {...useLatePart()}
    onClick={step}
    suppressHydrationWarning
    dangerouslySetInnerHTML={asWritten}
  />
);

/** The buttons of a count move their field, within its limits: as the early script does on paper. */
function step({ target }: MouseEvent): void {
  const button = (target as Element).closest('button[type=button]'); // as: a press is on an element
  const field = button?.parentElement?.querySelector<HTMLInputElement>('input[type=number]');
  if (!button || !field) return;
  const isMore = field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isMore) field.stepUp();
  else field.stepDown();
}

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
