/** A trembling finger is no change of direction. */
const leastPx = 8;

/**
 * Marks the header while the page is read downwards, and takes the mark away on the way up. Style
 * sheets then move it, by a transform alone: its place in the page stays as high as it is.
 */
export function shrinkHeader(): void {
  // Where a page begins is not asked: that would lay it out before it is whole.
  let last = 0;
  const follow = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < leastPx) return;
    last = scrollY;
    const header = document.querySelector('[data-header]');
    header?.toggleAttribute('data-small', moved > 0 && last > 120);
  };
  addEventListener('scroll', follow, { passive: true });
}
