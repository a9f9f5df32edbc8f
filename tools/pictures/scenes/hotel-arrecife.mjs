// Hotel Arrecife: terraces step down to the sea like plates of coral; fish kites above.
import { walker } from '../animals.mjs';
import { gulls } from '../birds.mjs';
import { archway, rail, wall } from '../buildings.mjs';
import { coralTree } from '../corals.mjs';
import { at, cut, disc, lens, path, plane, ribbon, ridge, ripple, times } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { fishKite, parasol } from '../things.mjs';

const air = '#FFF0EB';
const blush = '#FFD6C8';
const coral = '#F47C5F';
const clay = '#D85C42';
const sand = '#FFC2AE';
const pink = '#CF2E72';
const deep = '#085258';
const teal = '#2F9A98';
const aqua = '#8ED6CF';
const gold = '#FFCB4A';
const ink = '#073338';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${air}"/>`,
  disc(blush, 1170, 330, 292),
  disc(gold, 1170, 330, 206),
  gulls(coral, [
    [880, 92, 26],
    [936, 124, 20],
  ]),
);
const far = plane(
  'p1',
  path(blush, ridge(470, 26, 5, 14)),
  path(teal, 'M0 510H1600V900H0Z'),
  [
    [800, 526, 260],
    [770, 544, 180],
    [750, 560, 100],
  ]
    .map(([x, y, w]) => path(gold, lens(x, y, w, 6)))
    .join(''),
);

const islet = (x, y, w) =>
  path(
    deep,
    cut([
      [x - w, y, 1],
      [x - w * 0.7, y - w * 0.16],
      [x, y - w * 0.24],
      [x + w * 0.6, y - w * 0.14],
      [x + w, y, 1],
    ]),
  );
const middle = plane(
  'p2',
  coralTree(pink, 176, 494, 170, 0),
  coralTree(coral, 286, 498, 120, 1),
  coralTree(pink, 590, 528, -84, 0),
  islet(210, 520, 210),
  islet(596, 540, 96),
  path(aqua, lens(210, 524, 480, 7)),
  path(aqua, lens(596, 543, 240, 5)),
  path(aqua, ripple(400, 590, 120)),
  path(aqua, ripple(660, 610, 100)),
);

const tier = (i) => {
  const [left, top] = [1180 - i * 96, 306 + i * 78];
  const count = Math.floor((1304 - left) / 66);
  const windows = times(count, (k) =>
    archway((k * 2 + i) % 5 ? deep : gold, left + 76 + k * 66, top + 80, 36, 52),
  );
  const under = `${left + 20} ${top}!, 1462 ${top}!, 1452 ${top + 15}!, ${left + 34} ${top + 15}!`;
  const slab = `${left + 2} ${top - 9}, ${left + 34} ${top - 14}!, 1462 ${top - 14}!, 1468 ${top + 5}!, ${left + 34} ${top + 6}!, ${left} ${top + 4}`;
  return (
    wall(air, sand, [left + 30, top, 1452, top + 82], (1344 - left) / (1422 - left)) +
    windows +
    path(clay, cut(under)) +
    path(coral, cut(slab, 3 + i, 3))
  );
};
const tiers =
  wall(air, sand, [1310, 214, 1430, 310], 0.5) +
  archway(deep, 1340, 306, 34, 56) +
  path(coral, cut('1290 216!, 1294 202!, 1444 200!, 1448 216!')) +
  times(5, tier);
const pool = (x, y) =>
  at(
    x,
    y,
    1,
    0,
    path(aqua, lens(44, -8, 88, 6)),
    path(aqua, ribbon('4 -9, -8 12, -10 68', [10, 18, 22])),
  );
const life =
  pool(998, 462) +
  pool(806, 618) +
  coralTree(pink, 1132, 378, 96, 1) +
  parasol(1240, 298, pink, ink) +
  rail(deep, 1250, 294, 100, 18, 6) +
  coralTree(pink, 1384, 204, -118, 0) +
  parasol(938, 530, gold, ink) +
  at(1034, 452, 0.8, 0, walker(pink, ink, ink)) +
  at(1192, 294, 0.8, 0, walker(deep, ink, ink)) +
  at(850, 608, 0.8, 0, walker(coral, ink, ink));
const grove =
  coralTree(pink, 1528, 600, 350, 1) +
  coralTree(coral, 1592, 630, -210, 0) +
  path(deep, cut('1400 700!, 1440 610, 1510 576, 1580 590, 1640 580!, 1640 720!'));
const kites =
  fishKite(1090, 140, 1.2, -14, { body: pink, band: gold, ink, hand: [1190, 272] }) +
  fishKite(952, 292, 0.96, -10, { body: coral, band: pink, ink, hand: [1032, 430] });
const subject = plane(
  'p3',
  grove,
  tiers,
  path(clay, cut('796 708!, 806 692!, 1474 690!, 1474 712!')),
  life,
  kites,
);

const near = plane(
  'p4',
  path(
    deep,
    cut(
      '-20 930!, -20 712!, 240 694, 520 716, 800 702, 1080 706, 1360 702, 1620 716!, 1620 930!',
      4,
      6,
    ),
  ),
  [
    [700, 724, 180],
    [1080, 740, 190],
    [620, 800, 150],
    [1290, 770, 140],
    [920, 826, 170],
  ]
    .map(([x, y, w]) => path(teal, ripple(x, y, w)))
    .join(''),
  coralTree(coral, 330, 890, 300, 0),
  coralTree(gold, 500, 900, -180, 1),
  coralTree(pink, 1240, 904, 190, 1),
  path(ink, ridge(872, 14, 7, 41)),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(11, pink, clay, ink, 0.84)),
};
