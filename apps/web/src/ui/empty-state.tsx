import type { ReactNode } from 'react';
import styles from '../../generated/ui/empty-state.module.css';

interface EmptyStateProps {
  /** Name of a scene file, or a path starting with `/`. */
  scene: string;
  title: ReactNode;
  heading?: 'h1' | 'h2';
  /** One sentence, one main action and two links. */
  children: ReactNode;
}

export function EmptyState({ scene, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  const src = scene.startsWith('/') ? scene : `/pictures/scenes/${scene}.svg`;
  return (
    <div className={styles.root}>
      <img className={styles.scene} src={src} alt="" width={240} height={180} />
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
