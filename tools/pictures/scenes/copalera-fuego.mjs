// The same tower by firelight: a cable of light, fires along the path, black palms.
import { at, cut, path, plane, ridge, times } from '../kit.mjs';
import { frame } from '../plants.mjs';
import { palm } from '../trees.mjs';
import { bonfire, crescent, cable, flyer, sag, stars, tower } from '../things.mjs';

const night = '#151638';
const dusk = '#232559';
const violet = '#2E2A6B';
const ember = '#561D10';
const fire = '#E34A1F';
const glow = '#FA8A2E';
const light = '#FFE08A';
const black = '#0F0A20';

const sky = plane(
  'p0',
  `<rect width="1600" height="900" fill="${night}"/>`,
  stars(light, 11, 26, [30, 30, 880, 400], 6),
  stars(light, 29, 14, [1240, 20, 1580, 360], 8),
  crescent(light, 960, 172, 78),
);
const far = plane('p1', path(dusk, ridge(468, 46, 5, 4)), path(violet, ridge(556, 40, 6, 9)));

const flames = [fire, glow, light];
const deck = [1160, 376];

const middle = plane(
  'p2',
  path(ember, ridge(672, 34, 6, 21)),
  palm(360, 690, 210, -30, 5, dusk, night, night),
  palm(640, 684, 150, 24, 9, dusk, night, night),
  bonfire(480, 706, 0.34, flames, black),
  bonfire(748, 700, 0.42, flames, black),
);

// Lamps along the cable lead the eye down from the tower.
const lit = sag([-20, 620], deck, 60);
const lamps = times(26, (i) => {
  const [x, y] = lit(0.04 + i * 0.036);
  return `<circle fill="${i % 2 ? light : glow}" cx="${x.toFixed()}" cy="${y.toFixed()}" r="${i % 2 ? 8 : 6}"/>`;
});

const subject = plane(
  'p3',
  at(
    1160,
    800,
    1.01,
    0,
    tower({ wood: fire, shade: ember, roof: ember, roofLight: glow, rail: light }),
  ),
  cable(glow, 5, [-20, 620], deck, 60),
  cable(glow, 5, deck, [1640, 560], 40),
  lamps,
  at(...lit(0.7), 1, -10, flyer(fire, light, light)),
);

const trail = cut('1090 812!, 1240 812!, 1190 836, 1040 856, 860 930!, 430 930!, 700 868, 980 836');
const near = plane(
  'p4',
  path(black, ridge(772, 18, 6, 33)),
  path(ember, trail),
  bonfire(1296, 822, 0.6, flames, ember),
  bonfire(880, 812, 0.54, flames, ember),
  bonfire(1050, 884, 0.86, flames, ember),
  bonfire(590, 850, 0.7, flames, ember),
  palm(180, 900, 470, 60, 5, black, black, black),
  palm(1590, 910, 430, -40, 8, black, black, black),
);

export const scene = {
  draw: () => sky + far + middle + subject + near + plane('p5', frame(5, fire, ember, black)),
};
