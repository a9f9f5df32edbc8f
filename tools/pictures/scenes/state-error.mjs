// An error: a ticket torn in two.
import { at, cut, path, times } from '../kit.mjs';

const [air, sea, paper, sun, amber, red, dark] = [
  '#C6EAE6',
  '#8ED6CF',
  '#FCFBF8',
  '#FFCB4A',
  '#F6B41F',
  '#C23A14',
  '#085258',
];

const stage = path(
  air,
  cut('36 186, 66 92, 168 36, 296 32, 410 86, 446 184, 412 286, 294 330, 172 332, 72 282', 9, 10),
);
const pool = path(sea, cut('86 290!, 160 270, 250 280, 340 268, 400 292!, 320 322, 200 328', 3, 4));

// Each half is drawn around the middle of the tear; the teeth fit the gaps of the other.
const teeth = [
  [6, -70],
  [-12, -48],
  [10, -30],
  [-8, -8],
  [12, 12],
  [-10, 34],
  [8, 52],
  [-4, 70],
];
const tear = (from) => from.map(([x, y]) => `L${x} ${y}`).join('');
const left = (fill, dx, dy) =>
  path(
    fill,
    `M${dx - 150} ${dy - 70}L${6 + dx} ${dy - 70}${tear(teeth.map(([x, y]) => [x + dx, y + dy]))}H${dx - 150}A14 14 0 0 1 ${dx - 164} ${dy + 56}V${dy + 18}A18 18 0 0 0 ${dx - 164} ${dy - 18}V${dy - 56}A14 14 0 0 1 ${dx - 150} ${dy - 70}Z`,
  );
const right = (fill, dx, dy) =>
  path(
    fill,
    `M${6 + dx} ${dy - 70}${tear(teeth.map(([x, y]) => [x + dx, y + dy]))}H${dx + 130}A14 14 0 0 0 ${dx + 144} ${dy + 56}V${dy + 18}A18 18 0 0 1 ${dx + 144} ${dy - 18}V${dy - 56}A14 14 0 0 0 ${dx + 130} ${dy - 70}Z`,
  );

const bird =
  path(
    dark,
    'M6 25.5 22 24c2.6-5 8.2-7.6 13.4-6.2 5.6 1.6 8.6 7.2 7.4 12.8C41 39 34 45 22 58c1.4-9.6 0-16.6-1.2-22.4-.6-3-.4-6.2.6-8.8Z',
  ) + path(red, 'M30 22C34 8 46 2 62 3 60 17 52 29 37 33c-5.4-1-8.2-5.6-7-11Z');
const holes = times(6, (i) => path(amber, `M66 ${-58 + i * 21}h5v11h-5Z`));
const lines = path(amber, 'M86-34h40v12H86ZM86-8h28v12H86ZM86 18h40v12H86Z');

const halves =
  at(222, 176, 1, -9, left(amber, 4, 7), left(sun, 0, 0), at(-126, -48, 1.5, 0, bird)) +
  at(284, 194, 1, 11, right(amber, 4, 7), right(sun, 0, 0), holes, lines);
const scraps = [
  [262, 84, 20],
  [286, 106, -30],
  [240, 284, 40],
  [268, 300, 8],
]
  .map(([x, y, turn], i) => at(x, y, 1, turn, path(i % 2 ? paper : red, 'M-9-5 7-7 9 6-6 7Z')))
  .join('');

export const scene = { viewBox: '0 0 480 360', draw: () => stage + pool + halves + scraps };
