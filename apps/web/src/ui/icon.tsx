import sprite from '../../generated/icons.svg';
import { classNames } from './class-names.js';
import styles from './icon.module.css';
import type icons from './icons.json';

/** Our set of the Tabler icons: `tools/build-icons.mjs` gathers them into one sprite. */
export type IconName = keyof typeof icons;

/** An outline in the colour of its text. A picture only: say it in words too. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 | 28 }) {
  return (
    <svg
      className={classNames(styles.icon, size > 20 ? undefined : styles.small)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const smallIcon =
  `<svg class="${classNames(styles.icon, styles.small)}" width="20" height="20" ` +
  `aria-hidden="true"><use href="${sprite}#`;

/** The same of 20 px as ready HTML, for what is written as such (`written.ts`). */
export const iconHtml = (name: IconName): string => `${smallIcon}${name}"></use></svg>`;
