import type { ReactNode } from 'react';
import { AppLink } from './app-link.js';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import styles from './segments.module.css';

interface SegmentsProps {
  label: string;
  items: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: ReactNode;
    readonly detail?: ReactNode;
    readonly isChosen: boolean;
  }[];
}

/** Kinds of one thing, each a page of its own; more than three stand in a list on a phone. */
export function Segments({ label, items }: SegmentsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={classNames(styles.segments, items.length > 3 && styles.many)}>
        {items.map(({ key, href, name, detail, isChosen }) => (
          <li key={key}>
            <AppLink
              href={href}
              className={styles.segment}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span className={styles.name}>
                {isChosen && <Icon name="check" size={20} />}
                {name}
              </span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
