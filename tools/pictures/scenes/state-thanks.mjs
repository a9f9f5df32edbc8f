// After the purchase: paper flags and the hummingbird.
import { at, cut, disc, path } from '../kit.mjs';
import { leaf } from '../plants.mjs';
import { paperFlags } from '../things.mjs';

const [air, sea, teal, dark, sun, red, pink, paper] = [
  '#C6EAE6',
  '#8ED6CF',
  '#0A7C80',
  '#085258',
  '#FFCB4A',
  '#E34A1F',
  '#CF2E72',
  '#FCFBF8',
];

const stage = path(
  air,
  cut('32 182, 62 88, 166 34, 300 30, 412 82, 448 184, 416 286, 298 332, 168 330, 68 282', 11, 10),
);
const hill = path(
  sea,
  cut('56 262!, 150 236, 250 256, 350 232, 433 256!, 416 286, 298 332, 168 330, 68 282'),
);

const flags =
  paperFlags([30, 62], [450, 46], 40, 8, 44, [red, sun, teal, pink], teal) +
  paperFlags([26, 136], [456, 122], 34, 9, 36, [teal, pink, sun, red], teal);
const bird = at(
  212,
  196,
  2,
  -4,
  path(
    dark,
    'M6 25.5 22 24c2.6-5 8.2-7.6 13.4-6.2 5.6 1.6 8.6 7.2 7.4 12.8C41 39 34 45 22 58c1.4-9.6 0-16.6-1.2-22.4-.6-3-.4-6.2.6-8.8Z',
  ),
  path(red, 'M30 22C34 8 46 2 62 3 60 17 52 29 37 33c-5.4-1-8.2-5.6-7-11Z'),
  path(sun, 'M34 27c5.4-7.6 12-11.6 20-13-3.4 8.4-9 14.6-17 18.4-2.6-.8-3.8-2.8-3-5.4Z'),
  disc(paper, 26.5, 25.5, 1.9),
  path(teal, 'M24 44c5 3 9.4 8.6 11 16-6.4-1-10.4-2.8-13-5.6Z'),
);
const petals =
  [0, 72, 144, 216, 288]
    .map((turn) =>
      at(146, 264, 1, turn - 20, path(pink, 'M0 0C-16-10-14-34 0-40C14-34 16-10 0 0Z')),
    )
    .join('') + disc(sun, 146, 264, 9);
const flower =
  path(dark, 'M147 270Q140 300 152 330H160Q150 298 154 270Z') +
  leaf(152, 318, 48, 14, -150, teal, dark) +
  leaf(154, 310, 46, 14, -28, teal, dark) +
  petals;

export const scene = { viewBox: '0 0 480 360', draw: () => stage + hill + flags + flower + bird };
