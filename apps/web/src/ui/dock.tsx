import type { ReactNode } from 'react';
import styles from '../../generated/ui/dock.module.css';

/** The price bar at the foot of a phone. The frame hides its own bar where one is present. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-dock="">
      {children}
    </div>
  );
}
