// A striped lighthouse with a slide around it; the water cut open in three bands.
import { fish, school, turtle } from '../animals.mjs';
import { gulls } from '../birds.mjs';
import { at, cut, disc, lens, line, path, plane, pointsOf, ridge, ripple } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { mangrove, palm } from '../trees.mjs';

const gold = '#FFD86B';
const pale = '#FFF3C4';
const coral = '#FA8A5B';
const green = '#1F8A6B';
const teal = '#0FA3A3';
const aqua = '#7ADFCC';
const pink = '#CF2E72';
const wine = '#8B184A';
const ink = '#0A4A3C';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${gold}"/>`,
  disc(pale, 1006, 420, 188),
  gulls(pale, [
    [930, 150, 34],
    [1010, 196, 26],
    [1420, 130, 34],
  ]),
);

const far = plane(
  'p1',
  path(coral, ridge(438, 20, 6, 6)),
  path(teal, 'M0 478H1600V900H0Z'),
  [
    [1006, 498, 330],
    [986, 522, 230],
    [1020, 544, 150],
  ]
    .map(([x, y, w]) => path(pale, lens(x, y, w, 9)))
    .join(''),
);

const trees = [
  [40, 96],
  [182, 70],
  [310, 88],
  [446, 62],
  [560, 78],
  [1420, 84],
  [1550, 104],
];
const middle = plane(
  'p2',
  palm(232, 492, 108, -24, 4, green, ink, ink),
  palm(508, 492, 92, 22, 9, green, ink, ink),
  palm(1480, 480, 190, 30, 6, green, ink, ink),
  trees.map(([x, size], i) => mangrove(x, 500, size, green, ink, 20 + i)).join(''),
);

// Turns of the slide behind the tower are in the shade; those before it have a lit inside.
const shaded = (points) => line(wine, 38, points);
const lower = (points, by) => pointsOf(points).map(([x, y]) => [x, y + by]);
const turn = (points) =>
  line(wine, 38, lower(points, 7)) + line(coral, 38, points) + line(pale, 10, lower(points, -7));
const behind =
  shaded('1118 268, 1180 312, 1262 318, 1296 296') +
  shaded('1086 410, 1160 456, 1270 458, 1316 428');
const infront =
  turn('1150 196, 1084 214, 1074 246, 1118 268') +
  turn('1296 296, 1330 330, 1240 356, 1130 360, 1076 384, 1086 410') +
  turn('1316 428, 1346 474, 1240 498, 1120 508, 1010 530, 934 584');
const side = (y) => [1200 - 52 - (y - 150) * 0.088, 1200 + 52 + (y - 150) * 0.088];
const stripe = (fill, top, low) =>
  path(
    fill,
    cut([
      [side(top)[0], top, 1],
      [side(top)[1], top - 3, 1],
      [side(low)[1], low, 1],
      [side(low)[0], low + 3, 1],
    ]),
  );
const lighthouse =
  stripe(pink, 150, 600) +
  [
    [222, 288],
    [362, 432],
    [508, 580],
  ]
    .map(([top, low]) => stripe(pale, top, low))
    .join('') +
  path(coral, 'M1162 92H1238V142H1162Z') +
  path(pale, 'M1186 92H1204V142H1186Z') +
  path(wine, cut('1134 138!, 1266 135!, 1258 158!, 1140 160!')) +
  path(wine, cut('1200 34!, 1222 62, 1256 94!, 1144 96!, 1178 62')) +
  path(wine, 'M1190 560A14 18 0 0 1 1218 560V600H1190Z');

const subject = plane(
  'p3',
  path(ink, lens(1200, 590, 330, 26)),
  behind,
  lighthouse,
  infront,
  path(pale, cut('870 604!, 880 570, 902 588, 916 552, 938 580, 966 556, 972 590, 1000 604!')),
);

const near = plane(
  'p4',
  path(
    aqua,
    cut(
      '-20 930!, -20 600!, 220 586, 480 610, 760 592, 1040 612, 1320 590, 1620 604!, 1620 930!',
      3,
      6,
    ),
  ),
  [
    [190, 636, 190],
    [520, 652, 150],
    [1080, 640, 170],
    [1420, 640, 150],
  ]
    .map(([x, y, w]) => path(pale, ripple(x, y, w)))
    .join(''),
  path(
    teal,
    cut(
      '-20 930!, -20 706!, 260 690, 560 716, 840 696, 1120 718, 1380 696, 1620 712!, 1620 930!',
      5,
      6,
    ),
  ),
  at(820, 690, 1, 14, turtle({ skin: green, shell: ink, plate: green, ink: pale })),
  school(pink, [
    [410, 690, 1],
    [470, 664, 0.8],
    [486, 716, 0.9],
    [550, 692, 0.8],
    [556, 742, 0.7],
  ]),
  at(1130, 746, 1, -6, fish(coral, pale, ink)),
  at(1300, 700, [-0.8, 0.8], 6, fish(pink, pale, ink)),
  at(640, 812, [-0.9, 0.9], -4, fish(gold, pink, ink)),
  at(360, 806, 0.7, 4, fish(coral, pale, ink)),
  path(ink, ridge(868, 12, 7, 41)),
  [
    [560, 0.9],
    [980, 1.15],
    [1220, 0.9],
  ]
    .map(([x, s], i) =>
      at(
        x,
        890,
        s,
        0,
        line(i % 2 ? pink : coral, 17, '0 20, -4 -24, -34 -58'),
        line(i % 2 ? pink : coral, 17, '-2 -6, 26 -34, 30 -72'),
        line(i % 2 ? pink : coral, 13, '18 -26, 54 -46'),
      ),
    )
    .join(''),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(6, green, ink, ink, 0.9)),
};
