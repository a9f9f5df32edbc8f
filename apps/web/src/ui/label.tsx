import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import styles from './label.module.css';

type Kind = 'sale' | 'new' | 'night' | 'soldOut';

const pictures: Partial<Record<Kind, IconName>> = { sale: 'discount', night: 'moon-stars' };

/** A static word on a thing; its colour never speaks alone. */
export function Label({ kind, children }: { kind: Kind; children: ReactNode }) {
  const picture = pictures[kind];
  return (
    <span className={`${styles.label} ${styles[kind]}`}>
      {picture && <Icon name={picture} size={16} />}
      {children}
    </span>
  );
}
