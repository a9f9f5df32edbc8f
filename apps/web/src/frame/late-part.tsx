import type { FrameView } from '@shop/ports/screens';
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { AsWritten } from '../shop/as-written.js';
import { useLatePart } from '../shop/use-late-part.js';
import { loadLateTexts } from './late-texts.js';
import styles from './frame.module.css';
import type { allParts } from './parts/all-parts.js';

type Parts = typeof allParts;
export type PartName = keyof Parts;
export type Part = ComponentType<{ frame: FrameView }>;

const loaded = new Map<PartName, Part>();

export type PlacePart = (Inner: Part, name: PartName) => Part;

/** The server loads all parts first, since it renders them in full. */
export async function loadParts(placed: PlacePart = inPlace): Promise<void> {
  const { allParts } = await import('./parts/all-parts.js');
  for (const name of names) loaded.set(name, placed(allParts[name], name));
}

const names: readonly PartName[] = ['notice', 'lines', 'strip', 'footer', 'chat'];

export const inPlace = (Inner: Part): Part =>
  function InPlace(props) {
    return (
      <div {...useLatePart()} className={styles.part}>
        <Inner {...props} />
      </div>
    );
  };

/** If the code fails to load, the server's HTML stays: its links and forms work. */
const Written = () => <AsWritten className={styles.part} />;

let fetched: Promise<Parts | undefined> | undefined;

async function fetchParts(): Promise<Parts | undefined> {
  try {
    const [{ allParts }] = await Promise.all([import('./parts/all-parts.js'), loadLateTexts()]);
    return allParts;
  } catch {
    return undefined;
  }
}

const late = (name: PartName) =>
  lazy(async () => {
    const parts = await (fetched ??= fetchParts());
    return { default: parts ? inPlace(parts[name]) : Written };
  });

const lateParts = Object.fromEntries(names.map((name) => [name, late(name)]));

/** Rendered in full by the server. Its code loads late; until then React keeps the HTML. */
export const LatePart = memo(function LatePart({
  name,
  frame,
}: {
  name: PartName;
  frame: FrameView;
}) {
  const Shown = loaded.get(name) ?? (lateParts[name] as Part); // as: each of the names has one
  return (
    <Suspense fallback={null}>
      <Shown frame={frame} />
    </Suspense>
  );
});

/** The only `main`. It hydrates after the frame, so menu and search respond first. */
export const MainPart = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Main>{children}</Main>
  </Suspense>
);

const Main = ({ children }: { children: ReactNode }) => (
  <main {...useLatePart()} id="main" className={styles.main} tabIndex={-1}>
    {children}
  </main>
);
