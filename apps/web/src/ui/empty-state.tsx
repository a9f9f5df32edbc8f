import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** The address of the state's scene. */
  scene: string;
  title: ReactNode;
  /** Its heading is the page's own unless told otherwise. */
  heading?: 'h1' | 'h2';
  /** One sentence, one main action, two links. */
  children: ReactNode;
}

/** A picture, a sentence and a way on where there is nothing to show. */
export function EmptyState({ scene, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  const src = scene.startsWith('/') ? scene : `/pictures/scenes/${scene}.svg`;
  return (
    <div className={styles.empty}>
      <img className={styles.scene} src={src} alt="" width={240} height={180} />
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
