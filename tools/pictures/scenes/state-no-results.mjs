// The hummingbird looks behind a big leaf and finds nothing.
import { at, cut, disc, path, ribbon } from '../kit.mjs';
import { leaf } from '../plants.mjs';

const [air, sea, teal, mid, dark, sun, red, paper] = [
  '#C6EAE6',
  '#8ED6CF',
  '#0A7C80',
  '#1F9C9B',
  '#085258',
  '#FFCB4A',
  '#E34A1F',
  '#FCFBF8',
];

const stage = path(
  air,
  cut('36 184, 66 90, 170 34, 298 32, 412 84, 448 182, 414 286, 296 332, 168 330, 70 284', 13, 10),
);
const hill = path(
  sea,
  cut('58 264!, 150 250, 250 268, 350 248, 432 262!, 414 286, 296 332, 168 330, 70 284'),
);

// Drawn before the leaf, so that its bill goes behind the edge.
const bird = at(
  226,
  88,
  2.5,
  -10,
  path(
    dark,
    'M6 25.5 22 24c2.6-5 8.2-7.6 13.4-6.2 5.6 1.6 8.6 7.2 7.4 12.8C41 39 34 45 22 58c1.4-9.6 0-16.6-1.2-22.4-.6-3-.4-6.2.6-8.8Z',
  ),
  path(red, 'M30 22C34 8 46 2 62 3 60 17 52 29 37 33c-5.4-1-8.2-5.6-7-11Z'),
  path(sun, 'M34 27c5.4-7.6 12-11.6 20-13-3.4 8.4-9 14.6-17 18.4-2.6-.8-3.8-2.8-3-5.4Z'),
  disc(paper, 26.5, 25.5, 1.9),
  path(teal, 'M24 44c5 3 9.4 8.6 11 16-6.4-1-10.4-2.8-13-5.6Z'),
);
const plant =
  path(dark, ribbon('196 332, 190 290, 178 250, 160 214', 12, 8)) +
  leaf(192, 300, 92, 26, -20, mid, dark) +
  leaf(186, 304, 84, 22, -158, mid, dark) +
  at(
    196,
    286,
    1,
    0,
    path(teal, cut('0 0!, -70 -20, -124 -86, -112 -164, -50 -232!, 34 -196, 82 -132, 66 -50')),
    path(mid, cut('0 0!, -70 -20, -124 -86, -112 -164, -50 -232!, -52 -150, -36 -70')),
    path(sea, ribbon('-2 -6, -34 -70, -50 -150, -50 -224', 7, 2)),
    path(sea, ribbon('-44 -120, -76 -130, -104 -152', 5, 2)),
    path(sea, ribbon('-30 -64, -64 -68, -100 -84', 5, 2)),
    path(sea, ribbon('-48 -136, -10 -150, 32 -180', 5, 2)),
    path(sea, ribbon('-40 -84, 6 -92, 66 -122', 5, 2)),
  );
const grass = [-150, -112, -70, -32]
  .map((turn) => leaf(376, 304, 46, 11, turn, teal, dark))
  .join('');

export const scene = {
  viewBox: '0 0 480 360',
  draw: () => stage + hill + at(22, 0, 1, 0, bird, plant) + grass,
};
