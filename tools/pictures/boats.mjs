// A canoe from the side, drawn around 0,0, with two paddlers from behind.
import { at, cut, disc, lens, line, path } from './kit.mjs';

const paddler = (x, clothes, skin, hat) =>
  at(
    x,
    0,
    1,
    0,
    path(clothes, 'M-11 4Q-12-24 0-26Q12-24 11 4Z'),
    disc(skin, 0, -32, 6),
    path(hat, 'M-15-33Q0-40 15-33L6-37Q0-48-6-37Z'),
  );

const paddle = (x, side, wood) =>
  at(
    x,
    0,
    [side, 1],
    0,
    line(wood, 4, '4 -16, 30 44'),
    path(wood, cut('28 34!, 42 46!, 44 66!, 30 58!')),
  );

export const canoe = ({ hull, band, inside, wood, shadow, clothes, skin, hat }) =>
  path(shadow, lens(0, 38, 360, 12)) +
  path(inside, cut('-128 -2!, -60 8, 70 8, 132 -6!, 80 22, -70 22')) +
  paddler(-40, clothes[0], skin, hat) +
  paddler(46, clothes[1], skin, hat) +
  path(
    hull,
    cut('-156 -22!, -110 2, -50 10, 60 10, 118 0, 160 -26!, 140 24, 90 40, -86 40, -136 26'),
  ) +
  path(band, cut('-142 8!, -60 22, 60 22, 146 6!, 142 14!, 60 30, -60 30, -138 16!')) +
  paddle(-40, -1, wood) +
  paddle(46, 1, wood);
