// A flower-arched boat from the side, strings of paper flags, lights on the water.
import { at, canopy, cut, disc, lens, path, plane, ripple, times } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { paperFlags, sag, stars } from '../things.mjs';

const night = '#2D0718';
const plum = '#4D122C';
const wine = '#8B184A';
const rose = '#EA528F';
const gold = '#FFCB4A';
const pale = '#FFF3C4';
const teal = '#0B3036';
const lagoon = '#0A7C80';
const red = '#E34A1F';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${night}"/>`,
  stars(gold, 23, 22, [20, 20, 860, 300], 6),
  disc(plum, 1120, 420, 330),
);
const far = plane(
  'p1',
  path(plum, canopy(0, 1600, 470, 452, 130, 12)),
  path(wine, canopy(0, 1600, 546, 536, 104, 31)),
);

const blossom = (x, y, r, petal) =>
  times(5, (i) =>
    disc(petal, x + Math.cos(i * 1.257 + x) * r, y + Math.sin(i * 1.257 + x) * r, r * 0.72),
  ) + disc(gold, x, y, r * 0.5);
// Drawn around the middle of its waterline; the arch has flowers, the canopy lamps.
const boat = ({ roof, hull, band, petals }) => {
  const arch = Array.from({ length: 11 }, (_, i) => [
    -250 + Math.cos(Math.PI * (1 - i / 10)) * 74,
    -190 - Math.sin((Math.PI * i) / 10) * 120,
  ]);
  return [
    path(
      gold,
      'M-170-190H-160V-60H-170ZM-20-196H-10V-60H-20ZM120-196H130V-60H120ZM230-190H240V-60H230Z',
    ),
    path(gold, 'M-324-190H-312V-40H-324ZM-188-190H-176V-40H-188Z'),
    path(
      roof,
      cut('-190 -190!, -90 -232, 40 -246, 160 -234, 264 -190!, 150 -202, 40 -206, -90 -202'),
    ),
    times(9, (i) => path(i % 2 ? band : pale, `M${-182 + i * 48}-196h44q-4 34-22 34t-22-34Z`)),
    arch.map(([x, y], i) => blossom(x, y, 19, petals[i % petals.length])).join(''),
    times(5, (i) =>
      at(
        -120 + i * 78,
        -66,
        1,
        0,
        path(night, 'M-17 26Q-20-14-8-20A11 11 0 1 1 8-20Q20-14 17 26Z'),
      ),
    ),
    at(
      82,
      -88,
      0.9,
      -38,
      path(red, cut('-34 0, -22 -18, -4 -10, 14 -16, 28 0, 14 16, -4 10, -22 18')),
      path(pale, 'M10-3H84V3H10ZM80-7H98V7H80Z'),
      disc(night, -2, 0, 7),
    ),
    path(
      hull,
      cut(
        '-390 -66!, -330 -44, -100 -36, 150 -38, 300 -52, 366 -78!, 326 0, 270 34!, -286 34!, -346 2',
      ),
    ),
    path(band, cut('-366 -36!, -200 -16, 100 -14, 340 -40!, 328 -14!, 100 10, -200 8, -352 -10!')),
    times(8, (i) => disc(pale, -286 + i * 82, -4 - Math.abs(i - 3.5) * 2, 8)),
  ].join('');
};

const water =
  path(teal, 'M0 610H1600V900H0Z') +
  [
    [300, 632, 300],
    [820, 640, 240],
    [1420, 634, 260],
  ]
    .map(([x, y, w]) => path(lagoon, lens(x, y, w, 7)))
    .join('');
const small = { roof: red, hull: wine, band: rose, petals: [gold, pale] };
const middle = plane('p2', water, at(380, 640, 0.42, 0, boat(small)));

const flags =
  paperFlags([900, 40], [1640, 30], 90, 10, 62, [rose, gold, lagoon, red], wine) +
  paperFlags([-30, 380], [900, 400], 60, 13, 46, [gold, rose, lagoon, red], wine);
const glow = [
  [960, 742, 260, 10],
  [1120, 764, 340, 12],
  [1040, 790, 200, 9],
]
  .map(([x, y, w, h], i) => path(i % 2 ? gold : rose, lens(x, y, w, h)))
  .join('');
const subject = plane(
  'p3',
  flags,
  path(lagoon, lens(1090, 738, 860, 30)),
  at(1100, 706, 1.05, 0, boat({ roof: rose, hull: red, band: gold, petals: [rose, gold, pale] })),
  glow,
);

const on = sag([-20, 700], [720, 850], 40);
const candles = times(6, (i) =>
  at(
    ...on(0.16 + i * 0.15),
    0.8 + (i % 2) * 0.3,
    0,
    path(lagoon, lens(0, 10, 110, 12)),
    path(gold, cut('-20 4!, -14 -26!, 14 -26!, 20 4!')),
    path(pale, cut('0 -24, -7 -12, 0 0, 7 -12')),
  ),
);
const near = plane(
  'p4',
  [
    [620, 812, 190],
    [1300, 830, 220],
    [860, 856, 180],
    [280, 850, 170],
  ]
    .map(([x, y, w]) => path(lagoon, ripple(x, y, w)))
    .join(''),
  candles,
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(10, rose, wine, night)),
};
