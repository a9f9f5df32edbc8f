// Bands of mist, a giant fern spiral as a portal, an ear-shaped path, a snail.
import { at, canopy, cut, disc, path, plane, ribbon, ridge, times } from '../kit.mjs';
import { fan, frame, leaf } from '../plants.mjs';

const milk = '#F5F0FC';
const haze = '#E3D6F4';
const lilac = '#CDB9EA';
const violet = '#9A84C9';
const plum = '#5F4A94';
const green = '#74BE71';
const deep = '#1D5426';
const ink = '#11211F';
const peach = '#FFB79C';

const mist = (fill, x, y, w, h) =>
  path(
    fill,
    cut([
      [x - w, y, 1],
      [x - w * 0.6, y - h * 0.7],
      [x - w * 0.2, y - h],
      [x + w * 0.3, y - h * 0.8],
      [x + w * 0.7, y - h * 0.9],
      [x + w, y, 1],
      [x + w * 0.5, y + h * 0.4],
      [x - w * 0.3, y + h * 0.5],
    ]),
  );
const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${milk}"/>`,
  disc(haze, 1130, 360, 310),
);
const far = plane('p1', path(haze, ridge(446, 26, 5, 8)), path(lilac, ridge(520, 24, 6, 15)));

const middle = plane(
  'p2',
  path(violet, canopy(0, 1600, 582, 570, 120, 12)),
  mist(haze, 380, 600, 420, 34),
  mist(milk, 1330, 574, 330, 30),
  path(green, ridge(660, 22, 6, 9)),
);

// An opening fern: a stem that winds inwards, leaflets along its back.
const turns = Array.from({ length: 30 }, (_, i) => {
  const [angle, radius] = [2.5 + i * 0.36, 244 * Math.exp(-i * 0.072)];
  return [1130 + Math.cos(angle) * radius, 384 + Math.sin(angle) * radius * 0.98];
});
const stem = [[1240, 880], [1120, 800], [990, 680], ...turns];
const widths = stem.map((_, i) => Math.max(12, 62 - i * 1.5));
const leaflets = turns
  .slice(0, 19)
  .map(([x, y], i) => {
    const outward = (Math.atan2(y - 384, x - 1130) * 180) / Math.PI;
    return leaf(x, y, 92 - i * 2.6, 22, Math.round(outward + 24), green, deep);
  })
  .join('');
const portal =
  leaflets +
  path(deep, ribbon(stem, widths)) +
  path(
    green,
    ribbon(
      stem.map(([x, y]) => [x - 5, y - 5]),
      widths.map((w) => w * 0.3),
    ),
  );
const twin =
  at(
    560,
    700,
    1,
    0,
    path(deep, ribbon('40 60, 10 -40, -6 -110, 30 -150, 62 -124, 48 -96, 30 -108', 20, 8)),
  ) +
  at(
    640,
    716,
    0.7,
    0,
    path(deep, ribbon('-40 60, -10 -40, 6 -110, -30 -150, -62 -124, -48 -96, -30 -108', 22, 9)),
  );
const earPath =
  path(
    milk,
    cut('560 930!, 700 820, 930 770, 1060 720, 1120 660, 1180 720, 1130 800, 1010 850, 960 930!'),
  ) + path(haze, cut('690 900, 820 830, 980 790, 1090 730, 1050 800, 900 850, 800 920'));
const subject = plane('p3', earPath, twin, portal, mist(haze, 860, 668, 250, 22));

const flower = (x, y, s, petal) =>
  at(
    x,
    y,
    s,
    0,
    path(deep, ribbon('0 10, 4 60, -6 120', 9, 6)),
    times(6, (i) => at(0, 0, 1, i * 60, path(petal, 'M0 0C-18-12-16-40 0-48C16-40 18-12 0 0Z'))),
    disc(peach, 0, 0, 12),
  );
const snail =
  path(violet, cut('-96 20!, -100 -30, -84 -50, -66 -36, -54 -8, 40 -6, 110 20!')) +
  path(violet, 'M-92-42L-112-78-106-80-84-46ZM-78-46L-84-84-78-84-70-44Z') +
  disc(plum, 4, -44, 56) +
  disc(peach, 8, -42, 38) +
  disc(plum, 12, -40, 22) +
  disc(peach, 15, -38, 10);
const near = plane(
  'p4',
  path(deep, cut('-20 930!, -20 800!, 200 780, 430 840, 640 930!', 4, 8)),
  path(deep, cut('960 930!, 1160 850, 1400 812, 1640 800!, 1640 930!', 4, 8)),
  flower(440, 740, 1, plum),
  flower(352, 770, 0.8, violet),
  flower(1330, 740, 1.05, plum),
  flower(1410, 770, 0.8, violet),
  fan(520, 900, [-120, -80, -46], 120, 30, 5, green, deep),
  at(744, 838, 0.82, 0, snail),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(12, green, deep, ink)),
};
