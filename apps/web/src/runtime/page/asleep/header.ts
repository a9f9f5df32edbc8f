/** Smaller movements are a trembling finger, not a change of direction. */
const leastPx = 8;

/** Marks the header while scrolling down; CSS moves it with a transform, without a layout. */
export function shrinkHeader(): void {
  // Reading `scrollY` here would force a layout before the document is complete.
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
