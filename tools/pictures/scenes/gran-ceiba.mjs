// The ceiba on the right, a river that vanishes under its roots.
import { walker } from '../animals.mjs';
import { macaw } from '../birds.mjs';
import { ceiba } from '../ceiba.mjs';
import { at, canopy, cut, disc, lens, path, plane, ridge, ripple } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { palm } from '../trees.mjs';

const cream = '#FFF3C4';
const honey = '#FFDD82';
const sun = '#F6B41F';
const lime = '#A9C65A';
const selva = '#479F49';
const deep = '#1D5E33';
const ink = '#11211F';
const red = '#E34A1F';
const water = '#7ADFCC';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${cream}"/>`,
  disc(honey, 1010, 372, 250),
  disc(sun, 1010, 372, 196),
);

const far = plane('p1', path(honey, ridge(452, 26, 6, 5)), path(sun, ridge(506, 18, 7, 9)));

const middle = plane(
  'p2',
  path(lime, canopy(0, 1600, 548, 540, 120, 12)),
  palm(486, 592, 150, -26, 4, selva, deep, deep),
  palm(572, 604, 100, 16, 8, selva, deep, deep),
  path(selva, canopy(0, 1600, 618, 610, 96, 31)),
);

const river =
  path(
    water,
    cut(
      '80 930!, 300 838, 600 776, 860 744, 1040 716!, 1130 716!, 1120 752, 1010 800, 830 856, 700 930!',
      3,
      6,
    ),
  ) +
  path(cream, ripple(560, 828, 150)) +
  path(cream, ripple(760, 800, 120)) +
  path(cream, ripple(480, 880, 190)) +
  path(cream, lens(930, 762, 120, 6));

const tree = ceiba({
  bark: deep,
  lit: selva,
  shade: deep,
  leaf: selva,
  top: lime,
  cave: ink,
  water,
});

const bright = { body: red, shade: deep, band: sun, tip: deep, face: cream, ink };
const subject = plane(
  'p3',
  river,
  tree,
  at(868, 505, 1, 8, macaw(bright)),
  at(912, 652, 0.56, -6, macaw({ ...bright, body: sun, band: selva })),
);

const near = plane(
  'p4',
  path(deep, canopy(-40, 470, 742, 900, 84, 17)),
  path(deep, cut('760 930!, 900 860, 1100 822, 1340 806, 1640 790!, 1640 930!', 4, 8)),
  at(1010, 838, 1.1, 0, walker(red, ink, ink)),
  at(1040, 836, 0.84, 0, walker(cream, ink, ink)),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(3, selva, deep, ink)),
};
