// Two towers, three cables, the forest as rows of overlapping leaves, a toucan watching.
import { toucan } from '../birds.mjs';
import { at, cut, disc, path, plane, ribbon, ridge, rng } from '../kit.mjs';
import { frame, leaf } from '../plants.mjs';
import { cable, flyer, sag, tower } from '../things.mjs';

const cream = '#FFEDBB';
const honey = '#FFDD82';
const sun = '#F6B41F';
const amber = '#D9940A';
const rust = '#9C2F12';
const selva = '#479F49';
const deep = '#1D5426';
const red = '#E34A1F';
const ink = '#11211F';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${cream}"/>`,
  disc(honey, 1330, 250, 210),
  disc(sun, 1330, 250, 158),
);
const far = plane('p1', path(honey, ridge(446, 34, 5, 8)), path(sun, ridge(510, 26, 6, 15)));

// One row of the forest: broad upright leaves that overlap like roof tiles.
function leafRow(y, size, seed, lights, shade) {
  const next = rng(seed);
  const row = [];
  for (let x = -size * next(); x < 1600 + size / 2; x += size * 0.66) {
    const tall = size * (1.2 + next() * 0.35);
    row.push(
      leaf(
        Math.round(x),
        Math.round(y + size),
        Math.round(tall),
        Math.round(size * 0.72),
        Math.round(-90 + (next() - 0.5) * 50),
        lights[row.length % lights.length],
        shade,
      ),
    );
  }
  return path(shade, ridge(y + size * 0.3, 10, 6, seed)) + row.join('');
}

const mainDeck = [1120, 366];
const farDeck = [250, 508];
const wood = { wood: rust, shade: deep, roof: amber, roofLight: sun, rail: rust };

const middle = plane(
  'p2',
  at(250, 770, 0.62, 0, tower(wood)),
  leafRow(570, 150, 5, [sun, honey], amber),
  cable(rust, 4, farDeck, mainDeck, 34),
);

const glide = sag([0, 716], mainDeck, 40);
const subject = plane(
  'p3',
  leafRow(650, 160, 12, [selva], deep),
  at(1120, 786, 1, 0, tower(wood)),
  cable(ink, 5, [-20, 720], mainDeck, 40),
  cable(ink, 5, mainDeck, [1640, 520], 40),
  at(...glide(0.84), 1, -20, flyer(red, rust, ink)),
  leafRow(742, 180, 21, [selva, deep], deep),
);

const bird = {
  body: ink,
  bib: cream,
  bill: red,
  billTip: ink,
  billLine: sun,
  ring: selva,
  vent: deep,
};
const near = plane(
  'p4',
  path(rust, ribbon('-40 700, 240 746, 520 738, 730 762, 900 740', [58, 46, 34, 24, 6])),
  path(rust, ribbon('520 738, 640 790, 780 824', 20, 5)),
  leaf(880, 744, 104, 30, -24, selva, deep),
  leaf(850, 752, 96, 28, 24, selva, deep),
  leaf(770, 822, 92, 26, 18, selva, deep),
  at(724, 756, [-1.12, 1.12], 0, toucan(bird)),
  path(deep, cut('-20 930!, -20 880!, 300 872, 700 886, 1100 876, 1640 884!, 1640 930!', 4, 8)),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(8, selva, deep, ink)),
};
