// With the wind: a catamaran leaning under two sails, long swell, a low island, pelicans.
import { at, canopy, cut, disc, path, plane, ridge, ripple } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { palm } from '../trees.mjs';

const sky0 = '#DCE9FA';
const mist = '#B9D4F3';
const light = '#7FB2E8';
const blue = '#1F57A4';
const navy = '#123A73';
const white = '#FFFFFF';
const gold = '#FFCB4A';
const amber = '#F6B41F';
const ink = '#11211F';

const cloud = (x, y, w) =>
  path(
    white,
    cut([
      [x - w, y, 1],
      [x - w * 0.7, y - w * 0.16],
      [x - w * 0.35, y - w * 0.2],
      [x, y - w * 0.34],
      [x + w * 0.4, y - w * 0.2],
      [x + w * 0.75, y - w * 0.14],
      [x + w, y, 1],
    ]),
  );
const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${sky0}"/>`,
  disc(gold, 1390, 186, 108),
  cloud(1420, 300, 180),
  cloud(640, 424, 150),
);
const far = plane('p1', path(mist, ridge(478, 14, 5, 12)), path(light, 'M0 498H1600V900H0Z'));

const island =
  path(gold, cut('80 512!, 220 490, 420 486, 590 512!')) +
  path(blue, canopy(170, 500, 492, 492, 50, 6, 500));
const middle = plane(
  'p2',
  palm(270, 484, 96, -18, 4, blue, navy, navy),
  palm(330, 488, 124, 20, 7, blue, navy, navy),
  palm(430, 490, 84, 14, 9, blue, navy, navy),
  island,
  path(white, ripple(700, 532, 120)),
  path(white, ripple(1440, 540, 150)),
  path(blue, ridge(598, 16, 6, 22)),
);

// Drawn upright around its mast foot, then leaned as a whole.
const boat = at(
  1090,
  640,
  1,
  -7,
  path(ink, 'M-5-500H5V10H-5Z'),
  path(white, cut('14 -486!, 120 -330, 206 -160, 226 -28!, 120 -40, 16 -34!')),
  path(gold, cut('84 -384!, 138 -296, 182 -212!, 100 -220, 15 -216!, 15 -312, 50 -346')),
  path(amber, cut('-14 -440!, -70 -290, -140 -130, -216 -24!, -110 -46, -16 -40!')),
  path(white, cut('-14 -440!, -30 -300, -34 -170, -16 -40!')),
  path(ink, 'M-226-16H236V-6H-226Z'),
  path(navy, cut('-236 4!, -120 -4, 120 -6, 262 -20!, 234 34, 170 52!, -160 52!, -216 36')),
  path(white, cut('-270 2!, -120 14, 120 12, 290 -6!, 252 56, 180 80!, -176 80!, -240 50')),
  path(gold, cut('-254 30!, -100 36, 120 34, 272 24!, 262 42!, 120 50, -100 52, -246 46!')),
);
const spray =
  path(
    mist,
    cut('790 716!, 820 690, 858 700, 880 676, 930 704, 1000 700, 1120 716!, 1000 728, 860 730'),
  ) + path(mist, cut('1330 690!, 1352 650, 1376 672, 1398 644, 1412 680, 1452 706!, 1390 716'));

// Gliding, wings spread, long bill down.
const pelican = (x, y, s, turn) =>
  at(
    x,
    y,
    s,
    turn,
    path(ink, cut('-10 0!, -70 -52, -150 -62!, -104 -26, -34 16!')),
    path(navy, cut('6 4!, 60 -50, 146 -70!, 102 -28, 40 20!')),
    path(white, cut('-44 2, -20 -10, 30 -2, 76 16!, 30 24, -20 20')),
    path(white, cut('-30 0!, -54 -22, -74 -20, -74 -6, -52 10, -30 14!')),
    path(amber, cut('-72 -18!, -100 -4, -128 24!, -96 18, -66 0!')),
    disc(ink, -66, -13, 3.4),
  );

const subject = plane('p3', boat, spray, pelican(760, 470, 0.9, 6), pelican(590, 560, 0.6, -4));
const near = plane(
  'p4',
  path(
    blue,
    cut('-20 930!, -20 700!, 240 676, 520 712, 800 730, 1080 706, 1360 726, 1620 700!, 1620 930!'),
  ),
  [
    [300, 730, 200],
    [900, 766, 220],
    [1300, 764, 170],
    [620, 770, 150],
  ]
    .map(([x, y, w]) => path(light, ripple(x, y, w)))
    .join(''),
  path(navy, cut('-20 930!, -20 812!, 280 800, 620 834, 980 806, 1300 836, 1620 812!, 1620 930!')),
  [
    [520, 862, 190],
    [1080, 850, 210],
  ]
    .map(([x, y, w]) => path(blue, ripple(x, y, w)))
    .join(''),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(9, gold, amber, ink, 0.8)),
};
