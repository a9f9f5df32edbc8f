import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './accordion.module.css';
import type { OpenPart } from './use-open-in-hash.js';

interface AccordionProps {
  /** Of all folds of one name on a page one is open. */
  name: string;
  /** One for all folds of that name. */
  open: OpenPart;
  heading?: 'h2' | 'h3';
  items: readonly {
    /** Stands in the address after `#` while the fold is open. */
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
}

/** Folds that open without scripts; the address tells which one is open. */
export function Accordion({ name, open, heading: Heading = 'h3', items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const ids = items.map(({ id }) => id).join(' ');

  // Before the page scrolls to what its address names: what is folded away has no place.
  useLayoutEffect(() => {
    const isAnswered = open.isKept && !isNew.current;
    isNew.current = false;
    if (isAnswered) return;
    for (const fold of list.current?.querySelectorAll('details') ?? [])
      if (fold.dataset.fold === open.id) fold.open = true;
  }, [open.id, open.isKept, ids]);

  return (
    <div ref={list} className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          data-fold={id}
          className={styles.fold}
          onToggle={({ currentTarget }) => open.keep(id, currentTarget.open)}
          // The browser may have opened it before our scripts came.
          suppressHydrationWarning
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          {/* The id is inside of the fold: a browser opens what an address names without scripts. */}
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
