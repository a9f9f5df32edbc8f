import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** The price bar at the foot of a phone; the frame hides its own bar where one stands. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock="">
      {children}
    </div>
  );
}
