import type { SceneView } from '@shop/ports/screens';
import { classNames } from './class-names.js';
import styles from './scene-image.module.css';

interface SceneImageProps {
  scene: SceneView;
  wall: string;
  /** One crop always; without it the phone's crop is taken below 48rem. */
  crop?: 'wide' | 'phone';
  /** The picture that the page is waited for: fetched first, never late. */
  priority?: boolean;
  /** May be the largest picture of a first view, so it is not fetched late. */
  isEarly?: boolean;
  decorative?: boolean;
  /** A class that gives the frame its size; the scene fills the frame. */
  sizesClass?: string;
}

/**
 * A place's picture in a frame; without a file the wall's colour stands for it. The style sheet cuts
 * it: an address with a `#` for each crop would share one picture in memory, and whichever crop came
 * first on a page would show in every frame (Chromium).
 */
export function SceneImage({
  scene,
  wall,
  crop,
  priority,
  isEarly = priority,
  decorative,
  sizesClass,
}: SceneImageProps) {
  return (
    <span
      className={classNames(styles.frame, crop !== 'wide' && styles[crop ?? 'byWidth'], sizesClass)}
      data-wall={wall}
      data-focus={crop ? undefined : scene.focus}
    >
      {scene.src && (
        <img
          className={styles.picture}
          src={scene.src}
          alt={decorative ? '' : scene.alt}
          width={1600}
          height={900}
          loading={isEarly ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  );
}
