// The same ceiba at night, its crown glowing like a paper lamp, a dance on a far stage.
import { ceiba } from '../ceiba.mjs';
import { at, canopy, cut, disc, path, plane, ridge, ripple, times } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { palm } from '../trees.mjs';
import { sag, cable, stars } from '../things.mjs';

const night = '#1D2042';
const dusk = '#292D59';
const blue = '#414892';
const pink = '#AD1E5C';
const rose = '#CF2E72';
const light = '#FFCB4A';
const pale = '#FFE9A8';
const black = '#12132B';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${night}"/>`,
  stars(pale, 17, 34, [20, 20, 860, 380], 6),
  disc(dusk, 1190, 330, 300),
);
const far = plane(
  'p1',
  path(dusk, ridge(470, 26, 6, 5)),
  path(blue, canopy(0, 1600, 546, 540, 116, 12)),
);

const dancer = (x, mirror) =>
  at(
    x,
    628,
    [mirror, 1],
    0,
    path(black, 'M-16 0L-5-26-6-32-22-42-19-46-3-38A6 6 0 1 1 4-38L20-50 23-46 7-32 6-26 20 0Z'),
  );
const stage =
  path(pink, cut('560 640!, 566 560, 640 506, 718 560, 724 640!')) +
  path(light, cut('578 640!, 584 572, 640 528, 700 572, 706 640!')) +
  dancer(606, 1) +
  dancer(646, -1) +
  dancer(684, 1);
const middle = plane(
  'p2',
  palm(440, 600, 130, -22, 4, dusk, night, night),
  at(0, -34, 1, 0, stage),
  path(dusk, canopy(0, 1600, 636, 622, 96, 31)),
);

const lantern = (x, y, scale, paper, glow) =>
  at(
    x,
    y,
    scale,
    0,
    path(black, 'M-1.5-40H1.5V0H-1.5Z'),
    path(paper, cut('-10 0!, 10 0!, 26 24, 10 52!, -10 52!, -26 24')),
    path(glow, cut('-4 6, 4 6, 11 25, 4 46, -4 46, -11 25')),
  );
const lanterns = [
  [966, 210, 1.1],
  [1044, 268, 0.9],
  [1330, 250, 1.1],
  [1408, 320, 1.25],
  [1500, 296, 0.9],
  [1010, 420, 0.75],
  [1366, 470, 0.8],
]
  .map(([x, y, s], i) => lantern(x, y, s, i % 2 ? rose : light, i % 2 ? light : pale))
  .join('');
const fireflies = times(16, (i) =>
  disc(light, 420 + ((i * 211) % 1060), 420 + ((i * 137) % 320), 3 + (i % 3)),
);

const river =
  path(
    blue,
    cut(
      '80 930!, 300 838, 600 776, 860 744, 1040 716!, 1130 716!, 1120 752, 1010 800, 830 856, 700 930!',
      3,
      6,
    ),
  ) +
  [
    [560, 828, 150],
    [760, 800, 120],
    [480, 880, 190],
  ]
    .map(([x, y, w]) => path(light, ripple(x, y, w)))
    .join('');
const tree = ceiba({
  bark: black,
  lit: rose,
  shade: pink,
  leaf: rose,
  top: light,
  cave: night,
  water: blue,
});
const on = sag([-20, 520], [1120, 440], 190);
const garland =
  cable(black, 4, [-20, 520], [1120, 440], 190) +
  times(15, (i) => disc(i % 2 ? pale : rose, ...on(0.1 + i * 0.06), 7));
const subject = plane('p3', river, garland, tree, lanterns, fireflies);

const near = plane(
  'p4',
  path(black, canopy(-40, 470, 742, 900, 84, 17)),
  path(black, cut('760 930!, 900 860, 1100 822, 1340 806, 1640 790!, 1640 930!', 4, 8)),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(3, pink, night, black)),
};
