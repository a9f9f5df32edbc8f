// Page not found: a path that ends at the sea.
import { gulls } from '../birds.mjs';
import { cut, disc, lens, path } from '../kit.mjs';
import { leaf } from '../plants.mjs';
import { palm } from '../trees.mjs';

const [air, sea, deep, dark, sand, paper, sun, wood] = [
  '#C6EAE6',
  '#52BDB6',
  '#0A7C80',
  '#085258',
  '#F1E4D0',
  '#FCFBF8',
  '#FFCB4A',
  '#C23A14',
];

const stage = path(
  air,
  cut('34 180, 64 90, 160 36, 290 30, 408 80, 448 180, 414 286, 296 334, 166 330, 70 284', 7, 10),
);
const water =
  path(sea, cut('35 166!, 447 166!, 440 230, 414 286, 296 334, 166 330, 70 284')) +
  [
    [330, 184, 120],
    [160, 196, 90],
    [356, 208, 90],
  ]
    .map(([x, y, w]) => path(air, lens(x, y, w, 4)))
    .join('');
const boat =
  path(wood, 'M212 158H260L250 172H222Z') +
  path(paper, 'M234 154V110Q256 132 260 154ZM230 154V122Q216 140 214 154Z');
const beach = path(
  sand,
  cut('48 240!, 130 222, 220 232, 320 224, 437 240!, 414 286, 296 334, 166 330, 70 284'),
);
const grass =
  path(deep, cut('58 268!, 140 252, 210 262!, 190 332!, 120 314, 70 284')) +
  path(deep, cut('278 260!, 350 250, 428 264!, 404 296, 296 334!, 284 334!'));
const trail = path(
  paper,
  cut(
    '196 332!, 222 300, 214 276, 236 254, 236 231!, 262 230!, 266 254, 254 276, 280 302, 292 334!',
  ),
);
const post =
  path(wood, 'M318 196H328L330 278H316Z') +
  path(sun, cut('282 200!, 350 196!, 368 212!, 351 228!, 284 226!'));

const plants =
  palm(128, 274, 138, 6, 4, deep, dark, dark) +
  [-150, -112, -66, -30].map((turn) => leaf(386, 282, 52, 12, turn, sea, dark)).join('') +
  [-140, -92, -40].map((turn) => leaf(150, 300, 40, 10, turn, sea, dark)).join('');

export const scene = {
  viewBox: '0 0 480 360',
  draw: () =>
    stage +
    disc(sun, 318, 118, 34) +
    gulls(paper, [
      [252, 86, 16],
      [280, 66, 12],
    ]) +
    water +
    boat +
    beach +
    grass +
    trail +
    post +
    plants,
};
