// A white road at sunrise leads to temple steps half under trees; an iguana on a warm stone.
import { walker } from '../animals.mjs';
import { gulls } from '../birds.mjs';
import { at, canopy, cut, disc, path, plane, ridge, times } from '../kit.mjs';
import { frame, fringe, vine } from '../plants.mjs';
import { palm } from '../trees.mjs';

const dawn = '#FFE2B8';
const pale = '#FFF1DA';
const coral = '#F47C5F';
const stone = '#E9DDC4';
const shade = '#B5A485';
const lime = '#6F9A4B';
const deep = '#1D5426';
const ink = '#11211F';
const red = '#C23A14';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${dawn}"/>`,
  disc(pale, 1090, 380, 270),
  disc(coral, 1090, 380, 176),
  gulls(coral, [
    [930, 130, 26],
    [980, 160, 20],
  ]),
);
const far = plane(
  'p1',
  path(coral, ridge(470, 20, 6, 9)),
  path(lime, canopy(0, 1600, 520, 516, 110, 5)),
);

// Steps of a platform, each smaller than the one below; the left face is lit.
const tiers = times(6, (i) => {
  const [half, y] = [330 - i * 46, 660 - i * 54];
  return (
    path(
      stone,
      cut([
        [1130 - half, y, 1],
        [1130 - half + 22, y - 56, 1],
        [1130 + half - 22, y - 58, 1],
        [1130 + half, y, 1],
      ]),
    ) +
    path(
      shade,
      cut([
        [1130 + 40, y, 1],
        [1130 + 40, y - 57, 1],
        [1130 + half - 22, y - 58, 1],
        [1130 + half, y, 1],
      ]),
    ) +
    path(
      pale,
      cut([
        [1130 - half + 16, y - 48, 1],
        [1130 - half + 22, y - 58, 1],
        [1130 + 40, y - 58, 1],
        [1130 + 40, y - 50, 1],
      ]),
    )
  );
});
const stairs =
  path(pale, cut('1040 664!, 1078 332!, 1156 332!, 1186 664!')) +
  times(13, (i) =>
    path(
      shade,
      `M${(1078 - i * 2.9).toFixed(1)} ${354 + i * 24}H${(1158 + i * 2.1).toFixed(1)}V${359 + i * 24}H${(1078 - i * 2.9).toFixed(1)}Z`,
    ),
  );
const house =
  path(stone, cut('1062 334!, 1068 258!, 1190 256!, 1198 334!')) +
  path(shade, cut('1050 262!, 1056 240!, 1204 238!, 1210 260!')) +
  path(ink, 'M1104 334V290H1142V334Z');
const middle = plane(
  'p2',
  path(deep, canopy(0, 1600, 630, 596, 96, 14)),
  palm(420, 640, 170, -22, 4, lime, deep, deep),
  palm(250, 640, 120, 20, 8, lime, deep, deep),
);

const road =
  path(lime, ridge(668, 8, 6, 3)) +
  path(
    pale,
    cut('1040 658!, 1190 658!, 1160 720, 1080 800, 1060 930!, 460 930!, 700 810, 960 720'),
  ) +
  [
    [1010, 712, 60],
    [1104, 700, 50],
    [900, 762, 84],
    [1040, 752, 70],
    [800, 820, 110],
    [970, 812, 96],
    [680, 880, 130],
    [900, 876, 120],
  ]
    .map(([x, y, w], i) =>
      path(
        i % 3 ? stone : shade,
        cut(
          [
            [x - w / 2, y],
            [x - w * 0.2, y - w * 0.14],
            [x + w * 0.4, y - w * 0.12],
            [x + w / 2, y + w * 0.04],
            [x + w * 0.1, y + w * 0.15],
            [x - w * 0.35, y + w * 0.13],
          ],
          i + 1,
          8,
        ),
      ),
    )
    .join('');
const grown =
  path(deep, canopy(1290, 1640, 660, 380, 90, 9, 690)) +
  path(lime, canopy(1380, 1640, 690, 560, 80, 19)) +
  path(deep, fringe('1330 -60, 1350 20, 1440 80, 1540 110, 1640 150', 54, 6)) +
  path(lime, fringe('1430 -60, 1460 -10, 1540 30, 1640 50', 46, 8)) +
  vine(1400, 60, 210, 10, deep, lime) +
  vine(1490, 90, 260, -10, deep, lime);
const subject = plane(
  'p3',
  tiers,
  stairs,
  house,
  grown,
  road,
  at(1096, 742, 1.05, 0, walker(red, ink, ink)),
  at(1066, 746, 0.95, 0, walker(deep, ink, ink)),
);

const iguana =
  path(
    deep,
    cut(
      '-112 -58, -96 -76, -66 -74, -40 -56, 30 -62, 80 -36, 140 -14, 240 10!, 140 8, 80 0, 20 -6, -40 -10, -66 -30, -100 -40',
    ),
  ) +
  path(deep, 'M-72-74L-62-92-54-68-42-84-34-58-22-76-12-60 0-80 10-62 24-78 32-60 46-70 52-52Z') +
  path(deep, cut('-44 -30, -30 -24, -48 6, -74 10!, -62 -6')) +
  path(deep, cut('40 -30, 66 -20, 56 2, 22 12!, 40 -6')) +
  disc(dawn, -92, -62, 4.5);
const near = plane(
  'p4',
  path(shade, cut('500 930!, 520 850, 600 812, 720 806, 820 830, 880 930!', 6, 8)),
  path(stone, cut('520 850, 600 812, 720 806, 820 830, 700 846, 600 862', 6, 4)),
  at(690, 816, 0.92, 0, iguana),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(7, lime, deep, ink)),
};
