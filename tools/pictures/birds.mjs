// Birds, each drawn around 0,0 and looking left; mirror them with a negative width factor.
import { cut, disc, path, ribbon } from './kit.mjs';

/** In flight, wings up; about 260 wide. */
export function macaw({ body, shade, band, tip, face, ink }) {
  const wing = (reach, width, fill, base) =>
    path(
      fill,
      cut([
        [-26, base, 1],
        [-34 + reach * 0.12, -reach * 0.55],
        [reach * 0.3, -reach, 1],
        [reach * 0.42, -reach * 0.74],
        [reach * 0.38 + width, -reach * 0.46],
        [44, base + 6, 1],
      ]),
    );
  const farWing = path(shade, cut('-18 -6!, -64 -52, -84 -128!, -42 -104, 10 -60, 26 -6!'));
  const tail =
    path(shade, ribbon('34 8, 110 32, 196 66', 22, 3)) +
    path(body, ribbon('30 4, 104 20, 178 40', 22, 3));
  const trunk = path(
    body,
    cut('-78 -14, -62 -32, -34 -30, 0 -18, 48 2, 30 20, -10 24, -46 16, -70 6'),
  );
  const head =
    path(face, cut('-78 -16, -64 -26, -50 -20, -56 -4, -72 -2')) +
    path(ink, cut('-74 -20!, -92 -18, -96 6!, -86 -2, -74 -2!')) +
    disc(ink, -63, -16, 4);
  return (
    farWing +
    tail +
    trunk +
    wing(150, 30, tip, -14) +
    wing(112, 20, band, -12) +
    wing(74, 14, body, -4) +
    head
  );
}

/** On its perch; the feet are at 0,0, about 190 high. */
export function toucan({ body, bib, bill, billTip, billLine, ring, vent }) {
  const tail = path(body, cut('26 -34!, 58 -10, 84 66, 58 76!, 34 30, 4 -12!'));
  const trunk = path(
    body,
    cut('-40 -168, -12 -190, 24 -180, 40 -146, 58 -96, 48 -36, 20 0, -14 -2, -34 -40, -44 -90'),
  );
  const wing = path(vent, cut('6 -112!, 40 -118, 56 -76, 44 -24, 34 6!, 14 -40'));
  const chest = path(bib, cut('-34 -158, -4 -162, 10 -132, 0 -100, -26 -92, -44 -112'));
  const beak =
    path(bill, cut('-34 -172!, -78 -186, -130 -168, -158 -122!, -120 -132, -40 -136!')) +
    path(billTip, cut('-128 -169!, -146 -152, -158 -122!, -138 -129, -124 -131!')) +
    path(billLine, ribbon('-38 -152, -90 -156, -134 -142', 6, 3));
  return (
    tail + trunk + wing + chest + beak + disc(ring, -18, -164, 13) + disc(body, -20, -164, 6.5)
  );
}

/** On its perch with two racket feathers; the feet are at 0,0. */
export function motmot({ back, brow, belly, racket, ink }) {
  const feather = (x, bend) =>
    path(
      back,
      ribbon(
        [
          [x, -10],
          [x + bend * 0.5, 60],
          [x + bend, 150],
        ],
        9,
        4,
      ),
    ) +
    path(
      racket,
      cut([
        [x + bend - 3, 140, 1],
        [x + bend - 17, 168],
        [x + bend + 2, 200],
        [x + bend + 19, 168],
        [x + bend + 3, 140, 1],
      ]),
    );
  const trunk = path(
    back,
    cut('-50 -120, -34 -144, -4 -146, 22 -122, 42 -72, 44 -14, 26 12, 0 -2, -28 -30, -46 -76'),
  );
  const front = path(belly, cut('-48 -96, -26 -84, -8 -52, 4 -2, -20 -18, -40 -56'));
  const wing = path(racket, cut('-2 -98!, 28 -88, 44 -44, 42 12!, 16 -14, 0 -52'));
  const mask =
    path(ink, cut('-52 -122, -30 -130, 4 -122!, -14 -110, -44 -110')) +
    path(ink, cut('-48 -126!, -92 -112, -100 -100!, -72 -102, -46 -106!'));
  const crest = path(brow, cut('-46 -132!, -26 -144, 8 -132, 22 -116!, 0 -122, -30 -128'));
  return (
    feather(24, 12) +
    feather(34, 46) +
    trunk +
    front +
    wing +
    mask +
    crest +
    disc(belly, -28, -119, 4.5)
  );
}

export const gulls = (fill, spots) =>
  spots
    .map(([x, y, s]) =>
      path(
        fill,
        `M${x} ${y}q${-s * 0.5} ${-s * 0.7} ${-s} ${-s * 0.35}q${s * 0.6} ${-s * 0.05} ${s} ${s * 0.6}q${s * 0.4} ${-s * 0.65} ${s} ${-s * 0.6}q${-s * 0.5} ${-s * 0.35} ${-s} ${s * 0.35}Z`,
      ),
    )
    .join('');
