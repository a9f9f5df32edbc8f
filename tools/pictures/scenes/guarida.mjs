// A jaguar resting with its eyes half shut, tall grass, a heron and a deer further off.
import { at, canopy, cut, disc, line, path, plane, ribbon, ridge, rng, times } from '../kit.mjs';
import { frame } from '../plants.mjs';

const pale = '#FDF3E6';
const sand = '#F6D9AE';
const amber = '#DB8C2E';
const brown = '#8A4B16';
const lime = '#6F9A4B';
const deep = '#1D5426';
const ink = '#11211F';
const rose = '#F29C7A';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${pale}"/>`,
  disc(sand, 1150, 330, 250),
);
const far = plane(
  'p1',
  path(sand, ridge(452, 24, 6, 5)),
  path(lime, canopy(0, 1600, 520, 512, 116, 12)),
);

const grass = (y, height, count, seed, fill) => {
  const next = rng(seed);
  const blades = times(count, (i) => {
    const [x, h, lean] = [
      (1640 * (i + next() * 0.8)) / count - 20,
      height * (0.6 + next() * 0.5),
      (next() - 0.5) * 60,
    ].map(Math.round);
    return `M${x - 13} ${y}Q${x - 6} ${y - h * 0.5} ${x + lean} ${y - h}Q${x + 8} ${y - h * 0.4} ${x + 13} ${y}Z`;
  });
  return path(fill, `${blades}M0 ${y - 2}H1600V900H0Z`);
};

const deer =
  path(
    brown,
    cut('-66 -96, -44 -110, -24 -78, 40 -74, 66 -56, 60 -26, -20 -30, -40 -50, -54 -80'),
  ) +
  path(brown, 'M-28-40H-14L-16 30H-26ZM-6-36H6L4 30H-4ZM34-36H46L48 30H40ZM50-44H62L66 30H58Z') +
  path(brown, 'M-48-102Q-52-124-38-132-32-116-40-102ZM-40-102Q-36-120-18-122-20-106-34-98Z') +
  path(pale, cut('58 -62, 74 -52, 68 -36, 58 -44')) +
  disc(ink, -50, -98, 3);
const heron =
  path(ink, 'M-4 0V90H2V0ZM12 0V90H18V0Z') +
  path(pale, cut('-24 -20, 10 -46, 52 -24, 78 16!, 20 14, -14 4')) +
  path(pale, ribbon('-8 -20, -32 -50, -14 -86, -34 -116', [24, 15, 12, 16])) +
  path(amber, 'M-38-124L-88-108-36-110Z') +
  disc(ink, -36, -117, 3);
const middle = plane(
  'p2',
  grass(600, 90, 46, 4, deep),
  at(520, 560, 1, 0, deer),
  grass(648, 74, 52, 9, lime),
  at(728, 596, 1, 0, heron),
);

// Rosettes: open rings with a spot inside, smaller towards the legs.
const rosette = (x, y, r) =>
  at(
    x,
    y,
    r / 20,
    (x * 7) % 90,
    path(
      brown,
      'M-20-2A20 18 0 0 1-4-19L-2-10A11 10 0 0 0-11-1ZM4-20A20 18 0 0 1 20-4L11-3A11 10 0 0 0 4-11ZM20 5A20 18 0 0 1 2 19L1 10A11 10 0 0 0 11 4ZM-5 19A20 18 0 0 1-20 6L-11 4A11 10 0 0 0-4 10Z',
    ),
    disc(ink, 0, 0, 4),
  );
const spots = [
  [30, -120, 24],
  [84, -146, 25],
  [146, -150, 26],
  [208, -136, 25],
  [262, -104, 23],
  [58, -72, 22],
  [116, -96, 24],
  [178, -92, 24],
  [236, -60, 21],
  [300, -58, 20],
  [90, -34, 18],
  [150, -42, 20],
  [204, -24, 17],
  [286, -14, 16],
]
  .map(([x, y, r]) => rosette(x, y, r))
  .join('');
const tail =
  path(amber, ribbon('300 -10, 372 6, 410 -40, 396 -92', [44, 34, 28, 22])) +
  path(ink, ribbon('407 -52, 404 -74, 394 -98', [29, 27, 16]));
const body = path(
  amber,
  cut('-40 -60, 0 -140, 90 -184, 200 -180, 290 -136, 346 -60, 340 14!, 200 26, -120 30!, -90 -60!'),
);
const haunch = path(brown, ribbon('232 -50, 212 -8, 236 22', [2, 8, 2]));
const paws =
  path(amber, cut('-180 30!, -190 4, -168 -14, -60 -22, 40 -6, 60 30!')) +
  path(amber, cut('160 34!, 150 10, 176 -4, 250 4, 320 34!')) +
  times(3, (i) => path(brown, `M${-172 + i * 17} 30q-3-12 2-18q5 6 2 18Z`)) +
  times(3, (i) => path(brown, `M${166 + i * 17} 34q-3-10 2-16q5 6 2 16Z`));
const ear = (x, turn) =>
  at(
    x,
    -134,
    1,
    turn,
    path(amber, cut('-26 16, -22 -16, 4 -28, 26 -8, 24 18')),
    path(ink, cut('-12 8, -10 -10, 4 -16, 14 -4, 12 10')),
  );
const eyelid = (x, mirror) =>
  at(
    x,
    -84,
    [mirror, 1],
    0,
    path(ink, 'M-19-4Q0-14 19 4Q14 13 0 13T-19-4Z'),
    path(sand, 'M-9 4Q2 0 12 5Q8 10 2 10T-9 4Z'),
  );
const head =
  ear(-154, -28) +
  ear(-46, 24) +
  path(
    amber,
    cut(
      '-178 -86, -160 -130, -100 -148, -40 -130, -22 -86, -36 -38, -70 -10, -100 -4, -130 -10, -164 -38',
    ),
  ) +
  path(pale, cut('-136 -52, -100 -62, -64 -52, -56 -28, -78 -8, -100 -4, -122 -8, -144 -28')) +
  path(rose, cut('-118 -62!, -100 -66, -82 -62!, -100 -42!')) +
  line(ink, 5, '-128 -28, -112 -24, -100 -34, -88 -24, -72 -28') +
  eyelid(-138, -1) +
  eyelid(-62, 1) +
  [
    [-118, -122],
    [-100, -130],
    [-82, -122],
    [-100, -110],
    [-134, -112],
    [-66, -112],
    [-164, -66],
    [-36, -66],
  ]
    .map(([x, y]) => disc(brown, x, y, 5.5))
    .join('') +
  [
    [-124, -34],
    [-132, -26],
    [-76, -34],
    [-68, -26],
  ]
    .map(([x, y]) => disc(brown, x, y, 2.6))
    .join('');
const rock =
  path(brown, cut('740 930!, 780 780, 880 722, 1100 712, 1400 716, 1530 780, 1560 930!', 5, 8)) +
  path(sand, cut('800 770, 880 724, 1100 712, 1400 716, 1500 760, 1300 748, 1000 756', 6, 5));
const subject = plane('p3', rock, at(1080, 712, 1.04, 0, tail, body, spots, haunch, paws, head));

const near = plane('p4', grass(850, 110, 40, 21, deep), grass(892, 70, 44, 33, ink));

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(14, amber, brown, ink)),
};
