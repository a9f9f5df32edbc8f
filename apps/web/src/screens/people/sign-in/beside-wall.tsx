import type { FrameView, SignInWall } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './sign-in-screen.module.css';

interface BesideWallProps {
  wall: SignInWall;
  frame: Pick<FrameView, 'layout'>;
  children: ReactNode;
}

/** The content, on desktops beside the wall of the place that the visitor came from. */
export function BesideWall({ wall, frame, children }: BesideWallProps) {
  const hasWall = frame.layout === 'desktop';
  return (
    <div className={`${styles.page} co-page`} data-walled={hasWall || undefined}>
      <div className={styles.column}>{children}</div>
      {hasWall && (
        <Wall wall={wall.wall} className={styles.wall}>
          <SceneImage
            scene={wall.scene}
            wall={wall.wall}
            crop="wide"
            isEarly
            sizesClass={styles.scene}
          />
          <p className="text-h2">{wall.name}</p>
        </Wall>
      )}
    </div>
  );
}
