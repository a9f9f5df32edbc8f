import type { Layout } from '@shop/domain';
import type { PosterView } from '@shop/ports/screens';
import { Poster } from '../../ui/poster.js';
import styles from './poster-grid.module.css';
import { usePosterTexts } from './use-poster-texts.js';

/** Posters that the first view may show: one row on phones, two on desktops. */
export const inFirstView: Readonly<Record<Layout, number>> = { mobile: 2, desktop: 6 };

const layouts = {
  wall: styles.wall,
  grid: styles.grid,
  three: styles.three,
  four: styles.four,
  filled: `${styles.three} ${styles.filled}`,
};

/**
 * Layouts (docs/rules/looks.md#posters): `wall` is a snap row on phones and rows of 5/4/3 then
 * 3/4/5 columns on desktops. `grid` lists all places. `three` and `four` are rows of suggestions;
 * `four` has smaller posters. `filled` has rows of three.
 */
export function PosterGrid({
  posters,
  layout,
  heading = 'h3',
  early = 0,
}: {
  posters: readonly PosterView[];
  layout: keyof typeof layouts;
  heading?: 'h2' | 'h3';
  early?: number;
}) {
  const texts = usePosterTexts();
  return (
    <ul className={layouts[layout]}>
      {posters.map((poster, index) => (
        <li key={poster.slug}>
          <Poster poster={poster} texts={texts} heading={heading} isEarly={index < early} />
        </li>
      ))}
    </ul>
  );
}
