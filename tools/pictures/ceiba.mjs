// The ceiba of Gran Ceiba, by day and by night: a trunk on the right, its crown beyond the picture.
import { cut, path, ribbon } from './kit.mjs';
import { fringe, vine } from './plants.mjs';

// Buttress roots flow out of the trunk, each lit on its left edge.
const buttress = (points, width, bark, lit) =>
  path(bark, ribbon(points, [width * 0.4, width, width * 0.5, 12])) +
  (lit
    ? path(
        lit,
        ribbon(
          points.map(([x, y], i) => [x - width * [0.1, 0.34, 0.16, 0][i], y]),
          [1, width * 0.26, width * 0.2, 4],
        ),
      )
    : '');

/** bark and lit colour the trunk; shade, leaf and top the layers of the crown. */
export function ceiba({ bark, lit, shade, leaf, top, cave, water }) {
  const stem = [
    path(cave, cut('930 748!, 980 700, 1040 630, 1110 600, 1150 660!, 1150 748!')),
    path(water, cut('880 745!, 960 728, 1060 726, 1150 740!, 1090 790, 1000 806, 900 800!')),
    path(bark, ribbon('1160 340, 1050 240, 980 130, 940 10', 80, 34)),
    path(bark, ribbon('1230 320, 1350 262, 1460 160, 1540 10', 90, 36)),
    path(
      bark,
      cut(
        '1100 40!, 1282 40!, 1272 250, 1290 420, 1340 560, 1300 640, 1180 660, 1060 600, 1040 560, 1086 430, 1106 260',
      ),
    ),
    buttress(
      [
        [1300, 480],
        [1350, 610],
        [1450, 706],
        [1610, 766],
      ],
      120,
      bark,
    ),
    buttress(
      [
        [1110, 440],
        [1066, 590],
        [984, 700],
        [872, 764],
      ],
      100,
      bark,
      lit,
    ),
    buttress(
      [
        [1256, 470],
        [1280, 630],
        [1350, 750],
        [1440, 822],
      ],
      120,
      bark,
      lit,
    ),
    buttress(
      [
        [1176, 470],
        [1172, 620],
        [1140, 744],
        [1076, 824],
      ],
      118,
      bark,
      lit,
    ),
    path(lit, ribbon('1122 100, 1122 260, 1106 400, 1078 500', [6, 26, 22, 2])),
    path(lit, ribbon('1200 180, 1196 300, 1176 420, 1160 500', [4, 16, 12, 2])),
  ].join('');

  const crown =
    path(
      shade,
      fringe(
        '926 -60, 930 40, 980 112, 1080 150, 1200 120, 1300 180, 1420 226, 1530 236, 1640 270',
        58,
        6,
      ),
    ) +
    path(
      leaf,
      fringe('950 -60, 970 0, 1060 62, 1160 60, 1240 30, 1340 92, 1460 140, 1640 160', 52, 9),
    ) +
    path(top, fringe('1290 -60, 1320 -30, 1400 20, 1500 62, 1640 70', 46, 11));

  const vines =
    vine(968, 120, 250, 12, bark, leaf) +
    vine(1056, 150, 170, -9, bark, leaf) +
    vine(1376, 190, 300, 14, bark, top) +
    vine(1466, 230, 220, -10, bark, top) +
    vine(1322, 180, 150, 7, bark);

  return stem + crown + vines;
}
