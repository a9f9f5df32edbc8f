// Light falls through a round hole on turquoise water; a motmot sits in the beam.
import { school } from '../animals.mjs';
import { gulls, motmot } from '../birds.mjs';
import { at, cut, lens, path, plane, ribbon, ripple, rng } from '../kit.mjs';
import { fan, frame, leaf, vine } from '../plants.mjs';

const dark = '#062A31';
const rock = '#0A4850';
const wall = '#0A5A61';
const sun = '#FFF6D8';
const teal = '#19A3A0';
const foam = '#BDF0E3';
const green = '#1F7A4D';
const leafDark = '#0B3F2C';
const coral = '#FA6C44';

const hole = [
  [896, 96],
  [944, 24],
  [1060, -8],
  [1220, 6],
  [1330, 70],
  [1346, 140],
  [1270, 206],
  [1130, 238],
  [1000, 214],
  [920, 160],
];

const sky = plane(
  'p0',
  path(wall, 'M0 0H1600V900H0Z'),
  path(sun, cut(hole, 4, 6)),
  gulls(teal, [
    [1050, 90, 26],
    [1130, 120, 20],
    [1000, 128, 16],
  ]),
);

// The cave wall in two shades, and the two translucent sheets of light.
const far = plane(
  'p1',
  path(
    rock,
    cut('-20 300!, 140 350, 330 330, 520 420, 700 470, 860 560, 960 700!, -20 700!', 8, 10),
  ),
  path(rock, cut('1620 260!, 1500 330, 1430 440, 1340 560, 1240 700!, 1620 700!', 9, 10)),
  path(sun, 'M908 150L760 672H1440L1336 150Q1260 214 1130 230 990 220 908 150Z', 'opacity=".22"'),
  path(sun, 'M990 210L900 664H1296L1250 208Q1110 246 990 210Z', 'opacity=".26"'),
);

const spike = (x, y, w, h) =>
  path(
    dark,
    cut(
      [
        [x - w, y - 70, 1],
        [x - w * 0.55, y + h * 0.3],
        [x - w * 0.2, y + h * 0.72],
        [x, y + h, 1],
        [x + w * 0.24, y + h * 0.7],
        [x + w * 0.5, y + h * 0.3],
        [x + w, y - 70, 1],
      ],
      Math.round(x),
      8,
    ),
  );
function spikes(seed, from, to, y) {
  const next = rng(seed);
  let row = '';
  for (let x = from; x < to; x += 44 + next() * 44)
    row += spike(x, y(x), 18 + next() * 18, 50 + next() * 130);
  return row;
}
const ceiling =
  path(
    dark,
    cut(
      '-20 -20!, 930 -20!, 886 70, 900 140, 820 190, 640 176, 500 220, 340 204, 180 250, -20 236!',
      12,
      10,
    ),
  ) +
  path(dark, cut('1620 -20!, 1310 -20!, 1360 70, 1356 150, 1400 210, 1500 220, 1620 250!', 13, 8)) +
  spikes(5, 40, 850, (x) => 240 - x * 0.06) +
  spikes(8, 1410, 1600, () => 226);

const fringeOfHole =
  fan(916, 176, [70, 100, 128, 40], 92, 24, 3, green, leafDark) +
  fan(1338, 156, [104, 74, 134, 48], 96, 24, 5, green, leafDark) +
  fan(904, 30, [10, 52, -24], 90, 24, 6, green, leafDark) +
  fan(1326, 24, [170, 130, 200], 86, 22, 7, green, leafDark);
const roots = [
  [952, 190, 290, 10],
  [992, 214, 430, -14],
  [1296, 190, 420, 12],
  [1256, 206, 250, -10],
  [1044, 228, 170, 8],
]
  .map(([x, y, l, sway]) => vine(x, y, l, sway, dark, l > 260 ? green : '', 8))
  .join('');
const middle = plane('p2', ceiling, roots, fringeOfHole);

const pool =
  path(
    dark,
    cut(
      '-20 640!, 260 626, 560 646, 860 632, 1160 640, 1420 624, 1620 640!, 1620 900!, -20 900!',
      5,
      6,
    ),
  ) +
  path(
    teal,
    cut(
      '-20 690!, 200 672, 520 664, 860 656, 1180 660, 1440 672, 1620 684!, 1620 930!, -20 930!',
      6,
      6,
    ),
  ) +
  path(foam, lens(1060, 700, 640, 40)) +
  path(sun, lens(1060, 698, 380, 22));
const bough =
  path(dark, ribbon('1640 430, 1470 500, 1320 540, 1180 552, 1040 590', [60, 46, 34, 24, 6])) +
  path(dark, ribbon('1320 540, 1220 596, 1150 660', 20, 5)) +
  leaf(1060, 584, 70, 20, 160, green, leafDark) +
  leaf(1100, 572, 64, 18, 100, green, leafDark);
const bird = { back: teal, brow: foam, belly: coral, racket: wall, ink: dark };
const subject = plane('p3', pool, bough, at(1160, 552, 1.18, 4, motmot(bird)));

const near = plane(
  'p4',
  [
    [560, 760, 170],
    [820, 800, 230],
    [1150, 768, 150],
    [420, 846, 200],
    [1060, 850, 250],
    [1320, 812, 160],
  ]
    .map(([x, y, w]) => path(foam, ripple(x, y, w)))
    .join(''),
  school(wall, [
    [690, 740, 0.9],
    [740, 768, 0.7],
    [760, 728, 0.7],
  ]),
  path(dark, cut('-20 930!, -20 700!, 80 690, 170 740, 280 760, 330 830, 470 860, 560 930!', 9, 8)),
  path(dark, cut('1620 930!, 1620 720!, 1540 716, 1470 780, 1400 810, 1340 930!', 10, 8)),
);

export const scene = {
  draw: () =>
    sky + far + middle + subject + near + plane('p5', frame(4, green, leafDark, leafDark)),
};
