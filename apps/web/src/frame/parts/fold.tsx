import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import styles from './fold.module.css';

interface FoldProps {
  /** Set on the content, so that a fragment link opens the fold. */
  id?: string;
  title: string;
  /** Always open on desktops, with a title marked `data-title` instead. */
  isOpenWide: boolean;
  children: ReactNode;
}

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
