import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import styles from './fold.module.css';

interface FoldProps {
  /** Stands inside, so that a link to it unfolds it. */
  id?: string;
  title: string;
  /** Where there is room it is no fold: a title of its own, marked `data-title`, is shown then. */
  isOpenWide: boolean;
  children: ReactNode;
}

/** A part of the foot, folded on a phone. */
export const Fold = ({ id, title, isOpenWide, children }: FoldProps) => (
  <details className={classNames(styles.fold, isOpenWide && styles.wide)}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div id={id} className={styles.panel}>
      {children}
    </div>
  </details>
);
