// Hotel Manglar: a house on round arches in the water, mangroves around it, a canoe coming home.
import { archedHouse } from '../arched-house.mjs';
import { gulls } from '../birds.mjs';
import { canoe } from '../boats.mjs';
import { at, canopy, cut, disc, lens, path, plane, ribbon, ripple } from '../kit.mjs';
import { frame, fringe, vine } from '../plants.mjs';
import { mangrove } from '../trees.mjs';

const air = '#E9F4F0';
const mist = '#C4E6DF';
const aqua = '#8ED6CF';
const leafy = '#4E9A84';
const green = '#2B6A59';
const deep = '#123B33';
const cream = '#F1E4D0';
const peach = '#FFE0CF';
const clay = '#D8C3A0';
const red = '#C23A14';
const rust = '#8F2A10';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${air}"/>`,
  disc(peach, 1130, 300, 250),
  gulls(leafy, [
    [930, 96, 28],
    [990, 132, 20],
  ]),
);
const far = plane(
  'p1',
  path(mist, canopy(0, 1600, 470, 460, 120, 8)),
  path(aqua, 'M0 524H1600V900H0Z'),
  [
    [420, 548, 300],
    [700, 566, 190],
  ]
    .map(([x, y, w]) => path(air, lens(x, y, w, 5)))
    .join(''),
);

const middle = plane(
  'p2',
  path(leafy, canopy(1010, 1640, 500, 330, 110, 12, 560)),
  [
    [80, 92],
    [250, 68],
    [400, 84],
    [548, 58],
    [670, 74],
    [790, 54],
  ]
    .map(([x, size], i) => mangrove(x, 556, size, i % 2 ? leafy : green, deep, 30 + i))
    .join(''),
  path(green, canopy(1380, 1640, 560, 400, 100, 21, 640)),
);

const reflections = [
  [960, 668, 190],
  [1150, 690, 220],
  [1340, 672, 230],
  [1120, 716, 120],
]
  .map(([x, y, w]) => path(cream, lens(x, y, w, 6)))
  .join('');
const hanging =
  path(green, fringe('1340 -60, 1370 14, 1450 60, 1550 84, 1640 130', 52, 6)) +
  path(leafy, fringe('1430 -60, 1470 -8, 1550 22, 1640 44', 46, 8)) +
  vine(1420, 40, 150, 10, green, leafy) +
  vine(1540, 70, 230, -10, green, leafy);
const subject = plane(
  'p3',
  path(
    green,
    cut('770 652!, 860 644, 1500 640, 1640 632!, 1640 664!, 1500 676, 1180 672, 900 668'),
  ),
  archedHouse({ cream, clay, red, rust, green, deep, leafy, aqua }),
  reflections,
  hanging,
);

const root = (points, width) => path(deep, ribbon(points, width, width * 0.5));
const roots =
  root('-60 520, 70 530, 150 640, 168 850', 38) +
  root('-60 470, 140 476, 268 600, 296 838', 34) +
  root('-60 452, 220 458, 400 590, 446 822', 30) +
  root('214 520, 226 590, 214 700, 222 830', 15) +
  root('352 536, 362 610, 352 720, 366 826', 13) +
  [
    [222, 828],
    [296, 836],
    [366, 824],
    [446, 820],
  ]
    .map(([x, y]) => path(mist, lens(x, y, 84, 6)))
    .join('') +
  path(
    green,
    cut(
      '-40 380!, 40 396, 110 380, 170 420, 250 424, 300 470, 236 512, 150 498, 60 530, -40 560!',
      4,
      8,
    ),
  ) +
  path(leafy, cut('-40 380!, 40 396, 110 380, 170 420, 120 440, 60 430, 10 470, -40 460!', 4, 6));
const near = plane(
  'p4',
  path(
    leafy,
    cut(
      '-20 930!, -20 760!, 260 742, 520 768, 820 786, 1100 764, 1360 788, 1620 760!, 1620 930!',
      3,
      6,
    ),
  ),
  at(
    746,
    724,
    1,
    -2,
    canoe({
      hull: red,
      band: cream,
      inside: deep,
      wood: rust,
      shadow: green,
      clothes: [cream, leafy],
      skin: deep,
      hat: clay,
    }),
  ),
  [
    [620, 800, 150],
    [1010, 812, 180],
    [1290, 824, 140],
    [560, 690, 110],
  ]
    .map(([x, y, w]) => path(mist, ripple(x, y, w)))
    .join(''),
  roots,
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(8, green, deep, deep, 0.86)),
};
