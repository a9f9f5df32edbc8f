import type { SceneView } from '@shop/ports/screens';
import { classNames } from './class-names.js';
import styles from './scene-image.module.css';

interface SceneImageProps {
  scene: SceneView;
  wall: string;
  /** One crop always; without it the phone's crop is taken below the desktop layout. */
  crop?: 'wide' | 'phone';
  /** The picture that the page is waited for: fetched first, never late. */
  priority?: boolean;
  /** May be the largest picture of a first view, so it is not fetched late. */
  isEarly?: boolean;
  decorative?: boolean;
  /** A class that gives the frame its size; the scene fills the frame. */
  sizesClass?: string;
}

/** A place's picture in a frame; without a file the wall's colour stands for it. */
export function SceneImage({
  scene,
  wall,
  crop,
  priority,
  isEarly = priority,
  decorative,
  sizesClass,
}: SceneImageProps) {
  const alt = decorative ? '' : scene.alt;
  const isPhone = crop === 'phone';
  return (
    <span className={classNames(styles.frame, sizesClass)} data-wall={wall}>
      {scene.src && (
        <picture>
          {!crop && <source media="(max-width: 63.99rem)" srcSet={`${scene.src}#m`} />}
          <img
            className={styles.picture}
            src={isPhone ? `${scene.src}#m` : scene.src}
            alt={alt}
            width={isPhone ? 720 : 1600}
            height={900}
            loading={isEarly ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}
