import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from '../../generated/ui/accordion.module.css';
import type { OpenPart } from './use-open-in-hash.js';

interface AccordionProps {
  /** Shared by the folds of one group: the browser keeps at most one open. */
  name: string;
  /** Shared by all folds with the same `name`. */
  open: OpenPart;
  heading?: 'h2' | 'h3';
  items: readonly {
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
}

/** Native `details` folds: they open without scripts. The URL fragment names the open one. */
export function Accordion({ name, open, heading: Heading = 'h3', items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const ids = items.map(({ id }) => id).join(' ');

  // A layout effect, so the fold opens before the page scrolls: a closed fold has no position.
  useLayoutEffect(() => {
    const isAnswered = open.isKept && !isNew.current;
    isNew.current = false;
    if (isAnswered) return;
    for (const fold of list.current?.querySelectorAll('details') ?? [])
      if (fold.dataset.fold === open.id) fold.open = true;
  }, [open.id, open.isKept, ids]);

  return (
    <div ref={list} className={styles.root}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          data-fold={id}
          className={styles.fold}
          onToggle={({ currentTarget }) => open.keep(id, currentTarget.open)}
          // The browser may have opened it before hydration.
          suppressHydrationWarning
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          {/* The id is inside the fold: browsers without scripts open it for a fragment link. */}
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
