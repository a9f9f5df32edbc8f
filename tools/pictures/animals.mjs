// Animals of land and water, drawn around 0,0 and looking left, and visitors.
import { at, cut, disc, path } from './kit.mjs';

/** About 120 long, with a band and a fin. */
export const fish = (body, band, ink) =>
  path(body, cut('-60 0!, -34 -24, 4 -28, 40 -6!, 66 -28!, 60 0, 66 28!, 40 6!, 4 26, -34 22')) +
  path(band, cut('-18 -27!, -6 -29!, 4 0, -6 27!, -18 26!, -10 0')) +
  path(band, cut('0 -28!, 20 -44, 34 -30, 26 -14!')) +
  disc(ink, -38, -5, 4.5);

const sardine = (body) => path(body, 'M-30 0C-14-12 10-10 20-2L34-12V12L20 2C10 10-14 12-30 0Z');

/** A sea turtle from above, swimming left; about 260 wide. */
export function turtle({ skin, shell, plate, ink }) {
  const flippers =
    path(skin, cut('-56 -44!, -72 -104, -30 -150, -8 -156, -14 -118, -16 -52!')) +
    path(skin, cut('-52 40!, -78 82, -64 122, -46 130, -36 94, -14 50!')) +
    path(skin, cut('70 -28!, 108 -58, 128 -52, 112 -24, 84 -8!')) +
    path(skin, cut('70 28!, 104 54, 122 50, 108 24, 84 10!'));
  const head = path(skin, cut('-86 -18!, -114 -24, -136 -6, -134 10, -112 22, -86 18!'));
  const back = path(
    shell,
    cut('-92 0, -70 -44, -20 -62, 40 -50, 88 -16, 98 2!, 86 20, 40 52, -20 62, -70 44'),
  );
  const plates = [
    [-48, 0, 22],
    [0, 0, 24],
    [46, 0, 20],
  ]
    .map(([x, y, r]) =>
      path(
        plate,
        cut([
          [x - r, y, 1],
          [x - r * 0.5, y - r * 0.86, 1],
          [x + r * 0.5, y - r * 0.86, 1],
          [x + r, y, 1],
          [x + r * 0.5, y + r * 0.86, 1],
          [x - r * 0.5, y + r * 0.86, 1],
        ]),
      ),
    )
    .join('');
  const rim = [-1, 1]
    .map(
      (side) =>
        path(
          plate,
          cut([
            [-62, side * 28, 1],
            [-30, side * 28, 1],
            [-18, side * 50],
            [-50, side * 42, 1],
          ]),
        ) +
        path(
          plate,
          cut([
            [-14, side * 28, 1],
            [16, side * 27, 1],
            [26, side * 46],
            [-6, side * 51, 1],
          ]),
        ) +
        path(
          plate,
          cut([
            [30, side * 24, 1],
            [56, side * 20, 1],
            [66, side * 28],
            [38, side * 42, 1],
          ]),
        ),
    )
    .join('');
  return flippers + head + back + plates + rim + disc(ink, -120, -9, 4);
}

/** A person from behind, standing at 0,0; 40 high. */
export const walker = (clothes, skin, hair) =>
  path(clothes, 'M-9-27Q0-32 9-27L11-9 7-8 6 0H1L0-8-1 0H-6L-7-8-11-9Z') +
  disc(skin, 0, -33, 5.5) +
  path(hair, 'M-6-34A6 6 0 0 1 6-34Q5-29 0-29T-6-34Z');

/** Slim fish, each at [x, y, scale]. */
export const school = (fill, spots) =>
  spots.map(([x, y, scale]) => at(x, y, scale, 0, sardine(fill))).join('');
