import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './icon.js';
import styles from '../../generated/ui/label.module.css';

type Kind = 'sale' | 'new' | 'night' | 'soldOut';

const pictures: Partial<Record<Kind, IconName>> = { sale: 'discount', night: 'moon-stars' };

/** A short static tag. Its text carries the meaning, not its colour alone. */
export function Label({ kind, children }: { kind: Kind; children: ReactNode }) {
  const picture = pictures[kind];
  return (
    <span className={classNames(styles.root, styles[`kind_${kind}`])}>
      {picture && <Icon name={picture} size={16} />}
      {children}
    </span>
  );
}
