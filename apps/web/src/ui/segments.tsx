import type { ReactNode } from 'react';
import { AppLink } from './app-link.js';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import styles from '../../generated/ui/segments.module.css';

interface SegmentsProps {
  label: string;
  items: readonly {
    readonly key: string;
    readonly href: string;
    readonly name: ReactNode;
    readonly details: readonly string[];
    readonly isChosen: boolean;
  }[];
}

/** More than three become a row that scrolls on phones, with the chosen one first. */
export function Segments({ label, items }: SegmentsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={classNames(styles.root, items.length > 3 && styles.many)}>
        {items.map(({ key, href, name, details, isChosen }) => (
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
              {details.filter(Boolean).map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
