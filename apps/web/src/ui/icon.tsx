import sprite from '../../generated/icons.svg';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/icon.module.css';
import type icons from './icons.json';

/** Icons from the Tabler set; `tools/build-icons.mjs` builds the sprite. */
export type IconName = keyof typeof icons;

/** A decorative outline in the text's colour. Always say its meaning in words too. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 | 28 }) {
  return (
    <svg
      className={classNames(styles.root, size > 20 ? undefined : styles.size_small)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
