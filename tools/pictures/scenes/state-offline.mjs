// No connection: a corked bottle on the beach, without a message.
import { gulls } from '../birds.mjs';
import { at, cut, disc, lens, path, ripple } from '../kit.mjs';
import { leaf } from '../plants.mjs';

const [air, sea, glass, hollow, teal, dark, sand, wet, paper, sun, cork] = [
  '#C6EAE6',
  '#52BDB6',
  '#1F9C9B',
  '#A9DFD9',
  '#0A7C80',
  '#085258',
  '#F1E4D0',
  '#DCC7A4',
  '#FCFBF8',
  '#FFCB4A',
  '#C23A14',
];

const stage = path(
  air,
  cut('34 182, 66 92, 164 36, 294 30, 410 84, 448 184, 414 286, 298 334, 168 330, 70 284', 15, 10),
);
const water =
  path(sea, cut('36 162!, 445 162!, 441 228!, 320 216, 45 228!, 38 204')) +
  [
    [320, 178, 130],
    [150, 186, 100],
  ]
    .map(([x, y, w]) => path(air, lens(x, y, w, 4)))
    .join('') +
  path(air, ripple(390, 204, 60));
const beach =
  path(
    paper,
    cut('42 226!, 130 206, 220 222, 320 206, 438 226!, 414 286, 298 334, 168 330, 70 284'),
  ) +
  path(
    sand,
    cut('46 238!, 130 218, 220 234, 320 218, 436 238!, 414 286, 298 334, 168 330, 70 284'),
  );

// Lies with its neck up to the right, its foot in the sand.
const bottle = at(
  216,
  222,
  1,
  -24,
  path(
    glass,
    cut(
      '-112 -46, -100 -54!, 44 -54!, 74 -46, 96 -22, 148 -19!, 148 19!, 96 22, 74 46, 44 54!, -100 54!, -112 46',
    ),
  ),
  path(
    hollow,
    cut(
      '-100 -38, -92 -42!, 42 -42!, 66 -36, 90 -13, 140 -11!, 140 11!, 90 13, 66 36, 42 42!, -92 42!, -100 38',
    ),
  ),
  path(paper, cut('-84 -32!, 30 -32!, 44 -28, 30 -23, -84 -23!, -90 -28')),
  path(paper, cut('58 -24!, 70 -17, 82 -6!, 64 -13')),
  path(teal, 'M138-24H154V24H138Z'),
  path(cork, cut('152 -15!, 184 -18!, 184 18!, 152 15!')),
);
const bank =
  path(wet, cut('72 282!, 110 262, 180 270, 250 264, 320 282!, 260 300, 150 302')) +
  path(sand, cut('70 284!, 120 272, 190 282, 280 276, 340 292!, 298 334, 168 330'));
const shell = at(
  344,
  282,
  1,
  -12,
  path(cork, cut('0 14!, -26 2, -24 -14, -10 -24, 6 -24, 22 -14, 26 2')),
  path(sun, 'M-2 12-16-14-10-18ZM1 12-3-21 4-21ZM4 12 12-17 18-13Z'),
);
const tuft = [-158, -124, -88, -50].map((turn) => leaf(112, 292, 40, 9, turn, teal, dark)).join('');

export const scene = {
  viewBox: '0 0 480 360',
  draw: () =>
    stage +
    disc(sun, 132, 108, 32) +
    gulls(paper, [
      [236, 76, 16],
      [262, 58, 12],
    ]) +
    water +
    beach +
    bottle +
    bank +
    tuft +
    shell,
};
