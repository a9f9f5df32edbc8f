// La Caleta de las Palmas: a small bay with one house, one boat and six palms.
import { walker } from '../animals.mjs';
import { gulls } from '../birds.mjs';
import { archway, hammock, rail, wall } from '../buildings.mjs';
import { at, canopy, cut, disc, lens, path, plane, ridge, ripple, times } from '../kit.mjs';
import { frame, leaf } from '../plants.mjs';
import { palm } from '../trees.mjs';

const air = '#FBF6EE';
const sand = '#F1E4D0';
const dune = '#DCC7A4';
const mist = '#BFE3DD';
const bay = '#52BDB6';
const sea = '#2F9A98';
const deep = '#08666B';
const ink = '#0A3C40';
const wood = '#782712';
const straw = '#A9552F';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${air}"/>`,
  disc(sand, 1090, 330, 236),
  gulls(bay, [
    [874, 92, 28],
    [930, 126, 20],
  ]),
);
const far = plane(
  'p1',
  path(mist, ridge(452, 26, 6, 23)),
  path(bay, 'M0 500H1600V900H0Z'),
  [
    [940, 518, 300],
    [900, 538, 200],
  ]
    .map(([x, y, w]) => path(air, lens(x, y, w, 6)))
    .join(''),
);

const middle = plane(
  'p2',
  path(mist, cut('-20 512!, -20 430, 80 404, 190 430, 300 470, 420 512!')),
  path(sea, canopy(-20, 250, 462, 494, 70, 5, 512)),
  path(sand, cut('-20 506!, 200 504, 460 512!, 200 524, -20 530!')),
  path(mist, canopy(1230, 1640, 500, 330, 120, 9, 600)),
  path(sea, canopy(1280, 1640, 570, 470, 96, 16, 620)),
  path(air, ripple(200, 560, 90)),
  path(air, ripple(540, 680, 120)),
);

const thatch =
  path(
    wood,
    cut(
      '958 420!, 1044 300!, 1206 294!, 1320 420!, 1296 432, 1268 420, 1240 436, 1210 422, 1180 438, 1150 424, 1118 438, 1088 424, 1058 438, 1028 424, 998 436, 976 424',
    ),
  ) +
  path(
    straw,
    cut(
      '958 420!, 1044 300!, 1130 297!, 1120 418!, 1118 438, 1088 424, 1058 438, 1028 424, 998 436, 976 424',
    ),
  ) +
  path(wood, 'M1036 304L1046 288 1208 282 1216 298Z');
const shutter = (x) =>
  path(deep, `M${x - 17} 470h34v62h-34Z`) +
  path(bay, `M${x - 37} 468h18v66h-18ZM${x + 19} 468h18v66h-18Z`);
const house =
  wall(air, dune, [992, 418, 1290, 600], 0.8) +
  shutter(1050) +
  archway(wood, 1142, 600, 60, 122) +
  archway(straw, 1138, 600, 46, 112) +
  shutter(1228 - 18) +
  path(dune, 'M974 598H1306V616H962Z') +
  path(straw, 'M1110 614H1174L1184 632H1100Z') +
  rail(wood, 1040, 600, 96, 26, 6);
const boat = at(
  724,
  600,
  1,
  -3,
  path(sea, lens(0, 34, 330, 10)),
  path(wood, 'M-12-170H-5V0H-12Z'),
  path(air, cut('0 -164!, 70 -96, 112 -20!, 50 -26, 2 -22!')),
  path(straw, cut('-18 -140!, -56 -76, -86 -18!, -50 -24, -18 -20!')),
  path(wood, cut('-140 -14!, -60 0, 60 0, 146 -20!, 122 22, 84 36, -84 36, -120 22')),
  path(sand, cut('-132 2!, -60 14, 60 14, 136 -2!, 132 8!, 60 24, -60 24, -128 12!')),
);
const palms = (list, light = bay, shade = deep) =>
  list
    .map(
      ([x, y, h, lean, seed]) =>
        path(dune, lens(x + 14, y + 8, h * 0.34, 9)) +
        palm(x, y, h, lean, seed, light, shade, wood),
    )
    .join('');
const beach =
  path(
    sand,
    cut(
      '1620 560!, 1400 590, 1180 598, 960 612, 850 640, 800 684, 700 730, 480 760, 200 770, -20 800!, -20 930!, 1620 930!',
      5,
      6,
    ),
  ) +
  path(dune, cut('1620 700!, 1420 690, 1240 716, 1130 780, 1000 830, 860 930!, 1620 930!', 6, 6));
const foam = path(
  air,
  cut(
    '-20 786!, 200 756, 480 746, 692 716, 790 672, 842 628, 950 602!, 864 646, 816 692, 710 742, 480 774, 200 784, -20 812!',
  ),
);
const subject = plane(
  'p3',
  palms([
    [1270, 600, 450, 116, 6],
    [1066, 600, 350, 26, 4],
  ]),
  beach,
  foam,
  house,
  thatch,
  boat,
  palms([
    [946, 664, 236, -66, 11],
    [1364, 664, 236, -4, 3],
    [1490, 694, 306, 34, 8],
  ]),
  hammock(straw, 1430, 592, 128, 26),
  at(1060, 690, 1.1, 0, walker(wood, ink, ink)),
  at(1030, 694, 0.9, 0, walker(deep, ink, ink)),
);

const near = plane(
  'p4',
  times(7, (i) => path(sand, lens(1150 - i * 34, 742 + i * 22 + (i % 2) * 10, 26, 8))),
  palms([[300, 850, 330, 84, 14]], deep, ink),
  [-160, -128, -96, -62, -26].map((turn) => leaf(330, 862, 84, 18, turn, bay, deep)).join(''),
  at(
    640,
    812,
    1,
    12,
    path(straw, cut('0 -26!, 8 -9, 26 -9!, 13 4, 17 22!, 0 12, -17 22!, -13 4, -26 -9!, -8 -9')),
  ),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(5, bay, deep, ink, 0.86)),
};
