import type { SceneView } from '@shop/ports/screens';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/scene-image.module.css';

interface SceneImageProps {
  scene: SceneView;
  wall: string;
  /** Always use this crop. Default: `phone` below 48rem, `wide` above. */
  crop?: 'wide' | 'phone';
  /** The page's main picture: loaded first and never lazily. */
  priority?: boolean;
  /** May be the largest picture of the first view, so it is not lazy. */
  isEarly?: boolean;
  decorative?: boolean;
  /** A class that sizes the frame; the scene fills it. */
  sizesClass?: string;
}

/**
 * A scene in a frame, or the wall's colour if there is no file. CSS crops it: with a `#` address
 * per crop, Chromium caches one picture and shows the first crop in every frame.
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
      className={classNames(
        styles.root,
        crop !== 'wide' && styles[`crop_${crop ?? 'byWidth'}`],
        sizesClass,
      )}
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
